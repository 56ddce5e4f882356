"""Installing: compiled with a C compiler, plain without one, and never half of each.

The package of these tests keeps two hot modules only, so that a build takes seconds.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from barrowgate.core import engine

ROOT = Path(__file__).parents[1]
KEPT = ("__init__", "chance", "pool")
PROBE = ["-fsyntax-only", "-I", sysconfig.get_paths()["include"], "-x", "c", "-"]


def has_compiler() -> bool:
    """Can a C file that includes Python.h be compiled here?"""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        return False
    run = subprocess.run(
        [compiler, *PROBE], input=b"#include <Python.h>\n", capture_output=True, check=False
    )
    return run.returncode == 0


pytestmark = pytest.mark.skipif(os.name != "posix", reason="names compilers and files of POSIX")
needs_compiler = pytest.mark.skipif(not has_compiler(), reason="no C compiler on this machine")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with the headers of two modules of the core."""
    folder = tmp_path / "project"
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    for header in (folder / "src").rglob("*.pxd"):
        if header.stem not in KEPT:
            header.unlink()
    return folder


def install(project: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Install it into project/installed, without an index."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"BARROWGATE_BUILD": "", **variables}
    command = [sys.executable, "-m", "pip", "install", "-v", "--no-deps", "--no-build-isolation"]
    return subprocess.run(
        [*command, "--upgrade", "--target", "installed", "."],
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def shared_objects(folder: Path) -> set[str]:
    return {path.name.partition(".")[0] for path in folder.rglob("*.so")}


@needs_compiler
def test_with_a_compiler_every_hot_module_is_compiled(project: Path) -> None:
    assert install(project).returncode == 0
    package = project / "installed" / "barrowgate"
    assert shared_objects(package) == {"chance", "pool"}
    assert shared_objects(project / "src") == set()
    found = engine.engine_of(package)
    assert found.is_compiled
    assert set(found.built) == {"kind", "sources", "cython", "python", "compiler"}
    assert (found.built["kind"], found.built["compiler"] != "") == ("native", True)
    assert found.digest == engine.sources_digest(project / "src" / "barrowgate")


@needs_compiler
def test_a_second_build_compiles_what_has_changed_and_keeps_nothing_old(project: Path) -> None:
    assert install(project).returncode == 0
    chance = project / "src" / "barrowgate" / "core" / "chance.py"
    chance.write_text(chance.read_text() + "# edited\n")
    (project / "src" / "barrowgate" / "core" / "pool.pxd").unlink()
    assert install(project).returncode == 0
    package = project / "installed" / "barrowgate"
    assert shared_objects(package) == {"chance"}
    assert engine.engine_of(package).digest == engine.sources_digest(project / "src" / "barrowgate")


@needs_compiler
def test_an_old_time_of_a_changed_file_does_not_keep_its_old_code(project: Path) -> None:
    assert install(project).returncode == 0
    chance = project / "src" / "barrowgate" / "core" / "chance.py"
    times = chance.stat()
    chance.write_text(chance.read_text().replace("MASK32 = 0xFFFFFFFF", "MASK32 = 0x0000FFFF"))
    os.utime(chance, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert install(project).returncode == 0
    show = "from barrowgate.core.chance import Chance; c = Chance(); c.seed(1); print(c.next32())"
    said = run_installed(project, show)
    assert 0 < int(said) <= 0xFFFF


@needs_compiler
def test_a_stable_build_is_for_every_python_from_3_11_on(project: Path) -> None:
    assert install(project, BARROWGATE_BUILD="stable").returncode == 0
    objects = {path.name for path in (project / "installed").rglob("*.so")}
    assert objects == {"chance.abi3.so", "pool.abi3.so"}
    (tags,) = (project / "installed").glob("*.dist-info/WHEEL")
    assert "Tag: cp311-abi3-" in tags.read_text()
    show = "import barrowgate.core.pool as a, barrowgate.core.engine as e; print(a.__file__, "
    said = run_installed(project, show + "e.running().built['kind'])")
    assert said.endswith("pool.abi3.so stable")


def run_installed(project: Path, code: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(project / "installed"), "BARROWGATE_PURE": ""}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


def test_without_a_compiler_the_plain_engine_is_installed(project: Path) -> None:
    run = install(project, CC="false")
    assert run.returncode == 0
    assert "no working C compiler" in run.stdout
    package = project / "installed" / "barrowgate"
    assert engine.engine_of(package) == engine.Engine("plain")
    assert not (package / engine.BUILT).exists()


@needs_compiler
def test_a_module_that_does_not_compile_fails_the_build(project: Path) -> None:
    header = project / "src" / "barrowgate" / "core" / "pool.pxd"
    header.write_text(
        header.read_text().replace("cpdef int empty(self)", "cpdef int empty(self, x)")
    )
    run = install(project)
    assert run.returncode != 0
    assert "pool" in run.stdout
    assert not (project / "installed").exists()


@needs_compiler
def test_a_build_in_place_is_plain(project: Path) -> None:
    """What an editable install asks for."""
    command = [sys.executable, "setup.py", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=project, capture_output=True, text=True, check=True)
    assert "an editable install runs the plain engine" in run.stdout
    assert shared_objects(project) == set()


def test_an_unknown_kind_of_build_is_refused(project: Path) -> None:
    run = install(project, BARROWGATE_BUILD="quick")
    assert run.returncode != 0
    assert "BARROWGATE_BUILD is one of native, stable, debug, address, not 'quick'" in run.stdout


# --- The page -------------------------------------------------------------------------------------


def with_npm(project: Path, script: str) -> dict[str, str]:
    """The sources of a page, and an npm that does this; it notes each call."""
    (project / "web" / "src").mkdir(parents=True)
    (project / "web" / "package.json").write_text("{}")
    npm = project / "programs" / "npm"
    npm.parent.mkdir()
    npm.write_text(f'#!/bin/sh\necho "$*" >> called\n{script}\n')
    npm.chmod(0o755)
    shutil.rmtree(project / PAGE, ignore_errors=True)
    path = f"{npm.parent}{os.pathsep}{os.environ['PATH']}"
    return {"PATH": path, "BARROWGATE_PAGE": "", "CC": "false"}  # the engine is not looked at


def calls(project: Path) -> list[str]:
    called = project / "called"
    return called.read_text().splitlines() if called.exists() else []


PAGE = Path("src/barrowgate/server/page")
INSTALLED_PAGE = Path("installed/barrowgate/server/page/index.html")
BUILDS = f"mkdir -p {PAGE}/assets; echo $$ > {PAGE}/index.html"


def test_the_page_is_built_into_the_package_once(project: Path) -> None:
    npm = with_npm(project, BUILDS)
    assert install(project, **npm).returncode == 0
    first = (project / INSTALLED_PAGE).read_text()
    assert ["install" in call for call in calls(project)] == [True, False]
    assert " run build " in calls(project)[1]
    assert install(project, **npm).returncode == 0
    assert len(calls(project)) == 2
    assert (project / INSTALLED_PAGE).read_text() == first


def test_a_page_that_is_older_than_its_sources_is_built_anew(project: Path) -> None:
    npm = with_npm(project, BUILDS)
    assert install(project, **npm).returncode == 0
    (project / "web" / "src" / "new.ts").touch()
    built = project / PAGE / "index.html"
    os.utime(built, (1, 1))
    assert install(project, **npm | {"BARROWGATE_PAGE": "as-is"}).returncode == 0
    assert len(calls(project)) == 2
    assert install(project, **npm).returncode == 0
    assert len(calls(project)) == 4


def test_a_page_that_cannot_be_built_is_told_and_the_rest_is_installed(project: Path) -> None:
    done = install(project, **with_npm(project, "echo no network; exit 1"))
    assert done.returncode == 0, done.stdout
    said = "barrowgate: the page could not be built (npm: no network): there is no page"
    assert said in done.stdout
    assert not (project / INSTALLED_PAGE).exists()


def test_without_node_and_without_an_index_there_is_no_page(project: Path) -> None:
    npm = with_npm(project, "")
    (project / "programs" / "npm").unlink()
    only = npm | {"PATH": str(project / "programs"), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": ""}
    (project / "requirements").mkdir()
    shutil.copy(ROOT / "requirements" / "node.txt", project / "requirements")
    done = install(project, **only)
    assert done.returncode == 0, done.stdout
    assert "barrowgate: the page could not be built (python: " in done.stdout
    assert not (project / INSTALLED_PAGE).exists()
