"""Games on the disk."""

import os
from pathlib import Path

import pytest

from omnibus.cli.terminal import saving
from omnibus.cli.terminal.saving import SaveFile, load, new_path, unfinished, write_whole
from omnibus.cli.terminal.table import Table
from omnibus.errors import OmnibusError
from omnibus.game.record import replay
from tests.cli.terminal.tables import dealt


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "omnibus"


def opened(path: Path) -> SaveFile:
    save = SaveFile(path)
    save.open()
    return save


def test_what_is_saved_can_be_loaded(tmp_path: Path) -> None:
    table = dealt("paris", "Ada,Rosa=greedy", save=SaveFile(tmp_path / "a.record"))
    table.play("keep both", 0)
    table.bot_plays()
    saved = load(tmp_path / "a.record")
    assert saved.players == table.players
    assert saved.game.state == table.game.state
    assert replay((tmp_path / "a.record").read_text()).names == ("Ada", "Rosa")


def test_a_record_without_a_note_is_played_by_people(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_text(dealt("paris", "Ada,greedy").game.record())
    assert [player.bot for player in load(path).players] == [None, None]


def test_the_old_file_stays_until_the_new_one_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.record"
    write_whole(path, "old")

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OmnibusError, match="No space left"):
        write_whole(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_is_played_in_one_place_only(tmp_path: Path) -> None:
    first = opened(tmp_path / "a.record")
    with pytest.raises(OmnibusError, match="somewhere else"):
        opened(tmp_path / "a.record")
    first.close()
    opened(tmp_path / "a.record").close()
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe", "not UTF-8"),
        (b"hello\n", "line 1: this is not a record"),
        (b"omnibus record 1\n", "does not say 'city'"),
    ],
)
def test_what_is_no_record_is_said(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "a.record"
    path.write_bytes(content)
    with pytest.raises(OmnibusError, match=said):
        load(path)


def test_too_large_a_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "LARGEST", 10)
    (tmp_path / "a.record").write_text("x" * 11)
    with pytest.raises(OmnibusError, match="too large"):
        load(tmp_path / "a.record")


def test_a_wrong_number_of_players_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    text = dealt("paris", "Ada,greedy").game.record()
    path.write_text(text.replace("\n", "\n# played by: human\n", 1))
    with pytest.raises(OmnibusError, match="for 2 players, but played by 1"):
        load(path)


def test_unfinished_games_are_found_the_latest_first(home: Path) -> None:
    home.mkdir()
    for number, city in enumerate(["paris", "london", "paris"]):
        path = home / f"{number}.record"
        path.write_text(dealt(city).game.record())
        os.utime(path, (number, number))
    (home / "broken.record").write_text("omnibus record 1\ncity: paris\n")
    (home / "other.record").write_bytes(b"\xff")
    assert [saved.path.name for saved in unfinished()] == ["2.record", "1.record", "0.record"]
    assert [saved.path.name for saved in unfinished("paris")] == ["2.record", "0.record"]
    playing = opened(home / "2.record")
    assert [saved.path.name for saved in unfinished("paris")] == ["0.record"]
    playing.close()


def test_finished_games_are_not_offered(home: Path) -> None:
    home.mkdir()
    table = dealt("paris", "random,random")
    while table.is_bots_turn:
        table.bot_plays()
    (home / "a.record").write_text(table.game.record())
    assert not list(unfinished())


def test_every_new_game_gets_a_file_of_its_own(home: Path) -> None:
    first = new_path("paris")
    home.mkdir()
    first.touch()
    assert new_path("paris") != first
    assert first.parent == home


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = dealt("paris", save=SaveFile(tmp_path / "a.record"))

    def full_disk(path: Path, text: str) -> None:
        raise OmnibusError(f"{path} can't be written: the disk is full")

    monkeypatch.setattr(saving, "write_whole", full_disk)
    table.play("keep both", 0)
    assert table.game.ply == 1
    assert table.trouble is not None
    assert isinstance(table, Table)
