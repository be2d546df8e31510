"""Text with hints of how to show it."""

from hypothesis import given, strategies

from omnibus.cli.terminal.spans import Span, joined, line, plain_text, shown_width, strong, wrapped

SPANS = strategies.lists(
    strategies.builds(
        Span, strategies.text("ab ,", max_size=12), strategies.sampled_from(["", "strong", "card:red"])
    )
)


@given(SPANS, strategies.integers(10, 40))
def test_wrapping_loses_nothing_and_keeps_the_width(spans: list[Span], width: int) -> None:
    lines = wrapped(spans, width)
    found = "".join(plain_text(one if number == 0 else one[1:]) for number, one in enumerate(lines))
    assert found == plain_text(spans)
    longest = max((shown_width(span) for span in spans), default=0)
    for one in lines:
        assert sum(shown_width(span._replace(text=span.text.rstrip() or "")) for span in one[-1:]) <= max(
            width, longest
        )


def test_a_card_is_never_broken() -> None:
    card = Span("2 dark orange", "card:orange")
    assert wrapped([Span("You hold "), card], 20) == [[Span("You "), Span("hold ")], [Span("  "), card]]


def test_lines_are_joined() -> None:
    assert plain_text(joined([line("a"), line(strong("b")), line("c")])) == "a, b, c"
    assert joined([]) == []
