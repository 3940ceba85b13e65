"""The finder of tests that fail now and then, on planted ones."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.flaky import Wish, asked, find, names_tests
from tools.flaky_report import Report
from tools.shell import ROOT

PATIENCE = 120  # seconds after which something will never end
# Planted tests need none of the plugins that are installed, which take longer to import than all else here.
ALONE = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
XDIST = ("-p", "xdist")
PLANTED = """
from pathlib import Path

RUNS = Path(__file__).with_name("runs")

def test_fails_every_second_time():
    runs = int(RUNS.read_text()) if RUNS.exists() else 0
    RUNS.write_text(str(runs + 1))
    assert runs % 2 == 0, f"planted: {runs} runs before"

def test_always_fails():
    raise RuntimeError("planted")

def test_passes():
    pass
"""
WAITING = """
import subprocess, sys, time

WORK = "import time; end = time.process_time() + 0.3\\nwhile time.process_time() < end: pass"

def test_waits():
    time.sleep(0.5)

def test_works():
    exec(WORK)

def test_lets_a_child_work():
    subprocess.run([sys.executable, "-c", WORK], check=True)
"""
ORDERED = """
import pytest
from pathlib import Path

@pytest.mark.parametrize("number", range(20))
def test_one(number):
    with Path(__file__).with_name("order").open("a") as order:
        print(number, file=order)
"""
HANGING = """
import time
from pathlib import Path

def test_hangs():
    here = Path(__file__).parent
    (here / "began").touch()
    try:
        time.sleep(600)
    finally:
        (here / "torn-down").touch()
"""


def found(folder: Path, times: int, *words: str, seed: int = 7) -> Report:
    """What the finder finds in a folder."""
    wish = Wish(times, 0, seed, [*XDIST, "-c", os.devnull, f"--rootdir={folder}", str(folder), *words])
    return find(Path(sys.executable), wish, ALONE, folder / "result")


def test_it_reports_what_did_not_end_the_same_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_planted.py").write_text(PLANTED)
    report = found(tmp_path, 3, "-n", "1")
    assert not report.good
    assert report.unstable == ["test_planted.py::test_fails_every_second_time"]
    assert report.failing == ["test_planted.py::test_always_fails"]
    assert report.outcomes[report.unstable[0]] == {"passed": [1, 3], "failed": [2]}
    told = capsys.readouterr()
    assert "UNSTABLE: test_planted.py::test_fails_every_second_time" in told.out
    assert "--times 1 --seed 8" in told.out  # the order of the second run
    assert "planted: 1 runs before" in told.out
    assert "run 3 of 3, seed 9: 3 tests" in told.err
    data = json.loads((tmp_path / "result" / "result.json").read_text())
    assert [one["test"] for one in data["unstable"]] == report.unstable
    assert {one["test"] for one in data["slowest"]} == set(report.names)


def test_it_is_content_with_tests_that_always_pass(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text("def test_passes(): pass")
    assert found(tmp_path, 2).good


def test_tests_that_cannot_be_collected_are_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_planted.py").write_text("1 / 0")
    report = found(tmp_path, 1, "-n", "0")
    assert not report.good
    assert report.broken == [1]
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_it_lists_the_slowest_waits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What a test waited is what it took without its own work and that of its children."""
    (tmp_path / "test_waiting.py").write_text(WAITING)
    report = found(tmp_path, 1, "-n", "1")
    waited = {name.partition("::")[2]: report.waits_of(name)[0] for name in report.names}
    assert waited["test_waits"] > 0.25
    for name in ("test_works", "test_lets_a_child_work"):
        assert 0 <= waited[name] <= report.seconds_of(f"test_waiting.py::{name}")[0] - 0.3
    assert "waited most" in capsys.readouterr().out
    data = json.loads((tmp_path / "result" / "result.json").read_text())
    assert {one["test"] for one in data["most_waited"]} == set(report.names)


def test_a_test_that_is_not_always_there_is_unstable(tmp_path: Path) -> None:
    (tmp_path / "test_planted.py").write_text(
        "from pathlib import Path\n"
        "def test_passes(): Path(__file__).with_name('seen').touch()\n"
        "if not Path(__file__).with_name('seen').exists():\n"
        "    def test_first_time_only(): pass\n"
    )
    report = found(tmp_path, 2, "-n", "0")
    assert report.outcomes["test_planted.py::test_first_time_only"] == {"passed": [1], "missing": [2]}
    assert not report.good


def test_a_seed_gives_an_order_and_another_seed_another(tmp_path: Path) -> None:
    orders = []
    for number, seed in enumerate((1, 1, 2)):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "test_ordered.py").write_text(ORDERED)
        assert found(folder, 1, "-n", "0", seed=seed).good
        orders.append((folder / "order").read_text().split())
    assert orders[0] == orders[1] != orders[2]
    assert sorted(map(int, orders[0])) == list(range(20)) != list(map(int, orders[0]))


def test_workers_agree_on_the_order(tmp_path: Path) -> None:
    """The workers of xdist refuse to run what they have collected in different orders."""
    (tmp_path / "test_ordered.py").write_text(ORDERED)
    assert found(tmp_path, 1, "-n", "2").good


def test_words_of_the_command_line() -> None:
    assert asked(["--times", "3", "--busy", "0", "--seed", "5", "browser", "-k", "server"]) == Wish(
        3, 0, 5, ["tests/browser", "-k", "server"]
    )
    assert names_tests(["tests/browser"])
    assert names_tests(["tests/tools/test_flaky.py::test_words_of_the_command_line"])
    assert not names_tests(["-k", "tests"])
    for words in (["--ignore", "tests/browser"], ["--ignore=tests/browser"], ["-x", "--deselect", "tests/browser"]):
        assert not names_tests(words)
    assert names_tests(["-x", "tests/browser"])
    assert names_tests(["--ignore", "tests/browser", "tests"])
    assert asked(["-x", "browser", "--ignore", "browser"]).words == ["-x", "tests/browser", "--ignore", "browser"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_all_of_it(tmp_path: Path, number: signal.Signals) -> None:
    """Tests tear down what they have set up, and no busy loop goes on."""
    (tmp_path / "test_hanging.py").write_text(HANGING)
    script = (
        "import signal, sys; from pathlib import Path; from tools.flaky import Wish, find\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "words = ['-p', 'xdist', '-n', '0', '-c', '/dev/null', sys.argv[1]]\n"
        "find(Path(sys.executable), Wish(1, 1, 0, words), {}, Path(sys.argv[1], 'result'))"
    )
    command = [sys.executable, "-c", script, str(tmp_path)]
    finder = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **ALONE}, start_new_session=True)
    while not (tmp_path / "began").exists():
        assert finder.poll() is None
        time.sleep(0.02)
    children = children_of(finder.pid)
    assert len(children) == 2  # pytest and a busy loop
    finder.send_signal(number)
    assert finder.wait(PATIENCE) == 0
    assert (tmp_path / "torn-down").exists()
    assert not any(map(runs, children))


def test_busy_loops_end_when_the_finder_is_killed(tmp_path: Path) -> None:
    script = "import time; from tools.flaky import busy\nwith busy(1):\n    print(flush=True); time.sleep(600)"
    finder = subprocess.Popen([sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE)
    assert finder.stdout
    finder.stdout.readline()
    assert len(children_of(finder.pid)) == 1
    finder.kill()
    finder.communicate(timeout=PATIENCE)  # the loop holds the other end of the pipe, until it ends


def runs(process: int) -> bool:
    """Whether a process is there, and not only its number, which waits for somebody to ask how it ended."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
