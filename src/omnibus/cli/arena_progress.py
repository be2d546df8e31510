"""What a match comes to so far, in a few words."""

from __future__ import annotations

from collections import Counter, defaultdict

from omnibus.arena.duels import duels, share_of_deal
from omnibus.arena.match import Match
from omnibus.arena.play import DealResult
from omnibus.arena.statistics import share
from omnibus.arena.statistics_sprt import Hypotheses, verdict
from omnibus.cli.tables import in_percent


class RunningResult:
    def __init__(self, match: Match, test: Hypotheses | None) -> None:
        self.match = match
        self.test = test
        self.shares: Counter[float] = Counter()
        """Of the first bot against the second, by deal."""
        self.points: defaultdict[int, float] = defaultdict(float)
        self.duels: Counter[int] = Counter()

    def add(self, result: DealResult) -> None:
        self.shares[share_of_deal(result, 0, 1)] += 1
        for game in result.games:
            for duel in duels(game):
                self.points[duel.first] += duel.points
                self.duels[duel.first] += 1

    def text(self) -> str:
        names = self.match.bots
        if len(names) > 2:
            return ", ".join(f"{name} {self._percent(bot):.0f}" for bot, name in enumerate(names)) + " %"
        text = f"{names[0]} {in_percent(share([value] for value in self.shares.elements()))} %"
        return f"{text}, likelihood ratio {verdict(self.test, self.shares).ratio:+.2f}" if self.test else text

    def _percent(self, bot: int) -> float:
        return 100 * self.points[bot] / max(1, self.duels[bot])
