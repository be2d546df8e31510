"""Work spread over processes."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import closing, contextmanager
from multiprocessing import active_children
from pathlib import Path

import pytest
from hypothesis import given, strategies

from omnibus.arena.processes import LostWorkError, finished, in_order, interrupts_ignored


def square(number: int) -> int:
    return number * number


def killer(path: Path) -> int:
    """Ends its process the first time."""
    if path.exists():
        return 1
    path.touch()
    os._exit(1)


def deadly(number: int) -> int:
    if number == 3:
        os._exit(1)
    return number


@contextmanager
def threads(jobs: int) -> Iterator[Executor]:
    with ThreadPoolExecutor(jobs) as executor:
        yield executor


@given(strategies.sets(strategies.integers(), max_size=30), strategies.integers(1, 3))
def test_everything_is_done_once_anywhere(tasks: set[int], jobs: int) -> None:
    found = sorted(finished(square, sorted(tasks), jobs, threads))
    assert found == [(task, square(task)) for task in sorted(tasks)]


def test_processes_give_what_one_would() -> None:
    with closing(finished(square, range(20), 2)) as results:
        assert list(in_order(range(20), results)) == [square(number) for number in range(20)]
    assert not active_children()


def test_what_is_known_is_not_waited_for() -> None:
    results = iter([(3, "c"), (1, "a")])
    assert list(in_order([1, 2, 3], results, {2: "b"})) == ["a", "b", "c"]


def test_a_process_that_dies_takes_nothing_with_it(tmp_path: Path) -> None:
    paths = [tmp_path / str(number) for number in range(3)]
    assert sorted(finished(killer, paths, 2)) == [(path, 1) for path in paths]


def test_work_that_always_ends_its_process_is_named_and_the_rest_is_done() -> None:
    results = finished(deadly, range(3, 6), 2)
    assert sorted([next(results), next(results)]) == [(4, 4), (5, 5)]
    with pytest.raises(LostWorkError, match=r"^3 has ended 3 processes"):
        next(results)


def test_work_that_nobody_waits_for_any_more_is_dropped() -> None:
    with closing(finished(time.sleep, [0, 500, 501], 2)) as results:
        assert next(results) == (0, None)
    assert not active_children()


def test_an_error_in_the_work_is_the_callers() -> None:
    with pytest.raises(TypeError), closing(finished(square, ["a", "b"], 2)) as results:  # type: ignore[arg-type]
        list(results)


def test_interrupts_are_ignored_for_a_moment() -> None:
    before = signal.getsignal(signal.SIGINT)
    with interrupts_ignored():
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_in_another_thread_there_are_no_interrupts_to_ignore() -> None:
    seen = []

    def look() -> None:
        with interrupts_ignored():
            seen.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert seen == [signal.getsignal(signal.SIGINT)]


OWNER = """
import os, sys, time
from omnibus.arena.processes import finished
if __name__ == "__main__":
    results = finished(time.sleep, [0, 0.001, 500, 501], 2)
    next(results), next(results)
    print("ready", flush=True)
    next(results)
"""


def test_workers_leave_with_an_owner_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "owner.py"
    file.write_text(OWNER)
    owner = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert owner.stdout is not None
    assert owner.stdout.readline() == b"ready\n"
    owner.kill()
    owner.stdout.read()  # ends when nobody holds the other end: neither the owner nor its workers
    owner.stdout.close()
    owner.wait()
