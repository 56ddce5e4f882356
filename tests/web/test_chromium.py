"""web/e2e/chromium: where the browser of the page's tests is, or is fetched from."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "e2e" / "chromium"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell script")


class Machine:
    """A machine that has these programs and no others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.has("dirname", 'echo "${1%/*}"')
        self.has("node", f"echo {folder}/cache/chrome")
        self.has("npx", "exit 1")

    def has(self, name: str, script: str = "") -> Path:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return path

    def making(self, path: str) -> str:
        """A script that makes this program."""
        return f"echo > {self.folder}/{path}; /bin/chmod +x {self.folder}/{path}"

    def asked(self, **variables: str) -> tuple[int, str]:
        environment = {"PATH": str(self.folder), **variables}
        run = subprocess.run(
            ["/bin/sh", str(SCRIPT)], env=environment, capture_output=True, text=True, check=False
        )
        return run.returncode, run.stdout.strip()


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_one_that_is_named_counts_first(machine: Machine) -> None:
    machine.has("chromium")
    named = machine.has("mine")
    assert machine.asked(CHROMIUM=str(named)) == (0, str(named))


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_the_machine_s_own_is_found(machine: Machine, name: str) -> None:
    machine.has("apt-get", "exit 1")
    assert machine.asked() == (1, "")
    found = machine.has(name)
    assert machine.asked() == (0, str(found))


def test_root_gets_it_from_the_system_s_packages(machine: Machine) -> None:
    machine.has("id", "echo 0")
    making = machine.making("chromium")
    machine.has("apt-get", f'case " $* " in *" install "*) {making};; esac')
    assert machine.asked() == (0, str(machine.folder / "chromium"))


def test_others_get_it_by_playwright(machine: Machine) -> None:
    machine.has("id", "echo 1000")
    machine.has("apt-get", machine.making("chromium"))
    (machine.folder / "cache").mkdir()
    machine.has("npx", machine.making("cache/chrome"))
    assert machine.asked() == (0, str(machine.folder / "cache" / "chrome"))


def test_packages_that_cannot_be_had_leave_it_to_playwright(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("apt-get", "exit 100")
    (machine.folder / "cache").mkdir()
    machine.has("npx", machine.making("cache/chrome"))
    assert machine.asked() == (0, str(machine.folder / "cache" / "chrome"))


def test_where_neither_works_it_fails(machine: Machine) -> None:
    machine.has("id", "echo 0")
    machine.has("apt-get", "exit 100")
    assert machine.asked()[0] != 0
