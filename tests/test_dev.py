"""The start script: what it takes for installed, and what it says. Installing itself needs a network."""

import ast
import json
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at work in an empty directory that has the lock files."""
    module = loaded()
    for name, file in module.LOCKS.items():
        (tmp_path / file).write_text(f"content of {name}")
    places = {"ROOT": tmp_path, "VENV": tmp_path / ".venv"}
    places |= {"PYTHON": places["VENV"] / "bin" / "python", "STAMP": places["VENV"] / "installed.json"}
    for name, place in places.items():
        monkeypatch.setattr(module, name, place)
    module.PYTHON.parent.mkdir(parents=True)
    module.PYTHON.symlink_to(sys.executable)
    return module


def loaded() -> ModuleType:
    loader = SourceFileLoader("omnibus_dev", str(ROOT / "dev"))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def stamp(dev: ModuleType, *locks: str) -> None:
    interpreter = {"python": dev.THIS_PYTHON, "interpreter": str(dev.PYTHON.resolve())}
    dev.write_stamp(interpreter | {lock: dev.digest(lock) for lock in locks})


def test_nothing_is_installed_without_a_stamp(dev: ModuleType) -> None:
    assert not any(dev.is_installed(lock) for lock in dev.LOCKS)


def test_a_list_is_installed_once_it_is_stamped(dev: ModuleType) -> None:
    stamp(dev, "run")
    assert [lock for lock in dev.LOCKS if dev.is_installed(lock)] == ["run"]


@pytest.mark.parametrize("larger", ["dev", "bench", "docs", "fuzz"])
def test_every_larger_list_is_enough_to_run(dev: ModuleType, larger: str) -> None:
    stamp(dev, larger)
    assert {lock for lock in dev.LOCKS if dev.is_installed(lock)} == {"run", larger}


def test_a_changed_lock_file_is_installed_anew(dev: ModuleType) -> None:
    stamp(dev, "run")
    (dev.ROOT / dev.LOCKS["run"]).write_text("changed")
    assert not dev.is_installed("run")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"python": "3.11"}'])
def test_a_torn_stamp_is_none(dev: ModuleType, text: str) -> None:
    dev.STAMP.write_text(text)
    assert dev.read_stamp() == {}


@pytest.mark.parametrize("key", ["python", "interpreter"])
def test_another_python_is_installed_for_anew(dev: ModuleType, key: str) -> None:
    stamp(dev, "run")
    dev.STAMP.write_text(json.dumps(json.loads(dev.STAMP.read_text()) | {key: "another"}))
    assert not dev.is_installed("run")


def test_a_python_that_is_gone_is_noticed(dev: ModuleType) -> None:
    stamp(dev, "run")
    dev.PYTHON.unlink()
    dev.PYTHON.symlink_to(dev.ROOT / "gone")
    assert not dev.is_installed("run")


def test_a_failed_installation_leaves_no_stamp(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stamp(dev, "run")
    monkeypatch.setattr(dev, "succeeds", lambda command: False)
    with pytest.raises(SystemExit):
        dev.ensure("dev")
    assert not dev.is_installed("run")
    assert "installation failed" in capsys.readouterr().err


def test_the_next_installer_is_tried(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def succeeds(command: str) -> bool:
        tried.append(command)
        return command == "second"

    monkeypatch.setattr(dev, "make_environment", lambda: None)
    monkeypatch.setattr(dev, "link_project", lambda: None)
    monkeypatch.setattr(dev, "installers", lambda lock: iter(["first", "second", "third"]))
    monkeypatch.setattr(dev, "succeeds", succeeds)
    dev.ensure("run")
    assert tried[:2] == ["first", "second"]
    assert "third" not in tried
    assert dev.is_installed("run")


def test_help_names_every_command(dev: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main([]) == dev.main(["help"]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n  {command} " in shown for command in dev.COMMANDS)


def test_an_old_python_can_read_it_to_the_version_check() -> None:
    ast.parse((ROOT / "dev").read_text(), feature_version=(3, 7))


def test_it_needs_the_standard_library_only() -> None:
    imported = {
        name.name
        for node in ast.walk(ast.parse((ROOT / "dev").read_text()))
        if isinstance(node, ast.Import)
        for name in node.names
    }
    assert imported <= sys.stdlib_module_names


def test_continuous_integration_runs_the_same() -> None:
    script = ROOT / ".ci" / "run"
    assert "exec ./dev test\n" in script.read_text()
    assert script.stat().st_mode & 0o111
    assert (ROOT / "dev").stat().st_mode & 0o111
