"""Compiles the hot modules when there is a C compiler (docs/compiled.md), and builds the page.

All or nothing: without a working compiler everything is installed plain; with one, a module that
does not compile fails the build. BARROWGATE_BUILD chooses how: native (this Python), stable (any
Python from 3.11 on), debug (undefined-behaviour sanitizer, overflow checks), address (memory).

The page of the server is built from web/ by the Node of the machine, else by that of the package
index. It may be missing: then the server says so. BARROWGATE_PAGE=as-is takes what is there; make
says that, since it builds the page itself.
"""

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
sys.path.insert(0, str(SOURCE.resolve()))

from barrowgate.core import engine  # noqa: E402

PACKAGE = SOURCE / "barrowgate"
SANITIZED = ["-O1", "-g", "-fno-omit-frame-pointer", "-fno-sanitize-recover=all"]
# Redeals weigh deals by fractions: they are the same on every machine, and as in Python.
EXACT = ["-ffp-contract=off"]
FLAGS = {
    "native": ["-O3", "-g0", *EXACT],
    "stable": ["-O3", "-g0", *EXACT],
    "debug": [*SANITIZED, *EXACT, "-fsanitize=undefined"],
    "address": [*SANITIZED, *EXACT, "-fsanitize=address"],
}
MACROS = {"stable": [("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")]}
DIRECTIVES = {
    "language_level": 3,
    "allow_none_for_extension_args": False,
    "annotation_typing": False,
    "infer_types": True,
    "wraparound": False,
    "boundscheck": False,
    "initializedcheck": False,
    "cdivision": False,
}
# Unsigned numbers that are meant to wrap around.
WRAPPING = {"barrowgate.core.chance", "barrowgate.bots.search.seen_key"}
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}
WEB = Path("web")
PAGE = PACKAGE / "server" / "page" / "index.html"
PAGE_SOURCES = ("web/*.*", "web/src/**/*", "web/public/**/*", "src/barrowgate/locales/**/*.ftl")
NODE = "requirements/node.txt"  # for machines that have none
LONGEST = 900  # seconds for each step of the page
PROBE = "#include <Python.h>\nint barrowgate_probe(void) { return Py_IsInitialized(); }\n"


def build_kind() -> str:
    kind = os.environ.get("BARROWGATE_BUILD", "") or "native"
    if kind not in FLAGS:
        sys.exit(f"BARROWGATE_BUILD is one of {', '.join(FLAGS)}, not '{kind}'")
    return kind


KIND = build_kind()
BUILD = f"build/{KIND}"


def extensions() -> list[Extension]:
    """One for each hot module, from its plain file."""
    linked = [flag for flag in FLAGS[KIND] if flag.startswith("-fsanitize")]
    return [
        Extension(
            "barrowgate." + ".".join(module.with_suffix("").parts),
            [(PACKAGE / module).as_posix()],
            extra_compile_args=FLAGS[KIND],
            extra_link_args=linked,
            define_macros=MACROS.get(KIND, []),
            py_limited_api=KIND == "stable",
        )
        for module in engine.hot_modules(PACKAGE)
    ]


def why_not_compile() -> Exception | None:
    """What is wrong when a C file that includes Python.h does not compile and link here."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "probe.c").write_text(PROBE)
        command = build_ext(Distribution({"ext_modules": [Extension("probe", ["probe.c"])]}))
        command.build_lib = command.build_temp = folder
        here = Path.cwd()
        os.chdir(folder)
        try:
            command.ensure_finalized()
            command.run()
        except Exception as problem:  # whatever a missing compiler looks like on this platform
            return problem
        finally:
            os.chdir(here)
    return None


def to_compile() -> list[Extension]:
    """All extensions, or none without a working compiler or when nothing is built."""
    if not BUILDING & set(sys.argv):
        return []
    problem = why_not_compile()
    if problem is not None:
        print(f"barrowgate: no working C compiler ({problem}): installing the plain engine")
        return []
    return extensions()


# --- The page -------------------------------------------------------------------------------------


def build_page() -> None:
    """Build the page if it is not there or older than its sources; without it, go on in words."""
    if os.environ.get("BARROWGATE_PAGE") == "as-is" or not (WEB / "package.json").exists():
        return
    sources = (path for pattern in PAGE_SOURCES for path in Path().glob(pattern))
    newest = max(path.stat().st_mtime for path in sources if path.is_file())
    if PAGE.exists() and PAGE.stat().st_mtime >= newest:
        return
    print("barrowgate: building the page")
    try:
        path = node_path()
        npm = shutil.which("npm", path=path)
        if npm is None:
            raise OSError("there is no npm")
        web = ("--prefix", str(WEB), "--loglevel", "error")
        quietly(path, npm, *web, "install", "--no-save", "--no-audit", "--no-fund")
        quietly(path, npm, *web, "run", "build", "--", "--logLevel", "warn")
    except (OSError, subprocess.SubprocessError) as problem:
        left = "the page is that of an earlier build" if PAGE.exists() else "there is no page"
        print(f"barrowgate: the page could not be built ({problem}): {left}")


def node_path() -> str:
    """Where programs are looked for: those of the machine, or first a Node of the package index."""
    usual = os.environ.get("PATH", os.defpath)
    if shutil.which("npm") is not None:
        return usual
    folder = Path(BUILD).resolve() / "node"
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    path = f"{programs}{os.pathsep}{usual}"
    if shutil.which("npm", path=path) is None:
        quietly(usual, sys.executable, "-m", "venv", "--clear", str(folder))
        quietly(path, str(programs / "python"), "-m", "pip", "install", "--quiet", "-r", NODE)
    return path


def quietly(path: str, *command: str) -> None:
    """Run a program that does not see the builder's modules; what it says is told if it fails."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        command,
        env={**environment, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        said = done.stdout.strip() or f"status {done.returncode}"
        raise OSError(f"{Path(command[0]).name}: {said}")


class BuildPy(build_py):
    """Copies the plain modules and the page; nothing from an earlier build stays among them."""

    def run(self) -> None:
        build_page()
        shutil.rmtree(Path(self.build_lib) / "barrowgate", ignore_errors=True)
        super().run()


class BuildExt(build_ext):
    """Cython, then C, with all cores; never beside the sources, where it would hide an edit."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if self.inplace:
            print("barrowgate: an editable install runs the plain engine")
        else:
            sources = engine.sources_digest(PACKAGE)
            self.forget()
            self.write_c()
            self.compile_c()
            if engine.sources_digest(PACKAGE) != sources:
                sys.exit("the sources changed while they were compiled; build again")
            self.write_built(sources)

    def forget(self) -> None:
        """Remove what was made from other sources or in another way; times of files can lie."""
        kept = Path(BUILD) / "made_from.json"
        before = json.loads(kept.read_text()) if kept.exists() else {}
        after = {"recipe": self.recipe(), **engine.digests(PACKAGE)}
        changed = {name for name in before | after if before.get(name) != after.get(name)}
        if any(not name.endswith(".py") for name in changed):
            for folder in (f"{BUILD}/c", f"{BUILD}/shared"):
                shutil.rmtree(folder, ignore_errors=True)
        for name in changed:
            (Path(f"{BUILD}/c") / PACKAGE / name).with_suffix(".c").unlink(missing_ok=True)
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(after, indent=1) + "\n")

    def recipe(self) -> str:
        """How modules are compiled; a change rebuilds all of them."""
        import Cython

        parts = (FLAGS[KIND], MACROS.get(KIND), DIRECTIVES, Cython.__version__, sys.version)
        return repr((*parts, self.compiler_name()))

    def write_c(self) -> None:
        from Cython.Build import cythonize

        for overflowcheck in (False, True):
            chosen = [
                extension
                for extension in self.extensions
                if overflowcheck == (KIND == "debug" and extension.name not in WRAPPING)
            ]
            modules = cythonize(
                chosen,
                include_path=[str(SOURCE)],
                build_dir=f"{BUILD}/c",
                nthreads=os.cpu_count() or 1,
                compiler_directives={**DIRECTIVES, "overflowcheck": overflowcheck},
                quiet=True,
            )
            for extension, module in zip(chosen, modules, strict=True):
                extension.sources = module.sources

    def compile_c(self) -> None:
        """Into a folder that stays, so that the next build compiles only what has changed."""
        target, self.build_lib = self.build_lib, f"{BUILD}/shared"
        super().run()
        for extension in self.extensions:
            path = Path(self.get_ext_fullpath(extension.name))
            new = target / path.relative_to(self.build_lib)
            new.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, new)
        self.build_lib = target

    def write_built(self, sources: str) -> None:
        import Cython

        built = {
            "kind": KIND,
            "sources": sources,
            "cython": Cython.__version__,
            "python": platform.python_version(),
            "compiler": self.compiler_name(),
        }
        path = Path(self.build_lib) / "barrowgate" / engine.BUILT
        path.write_text(json.dumps(built, indent=1) + "\n")

    def compiler_name(self) -> str:
        """The first line of what the C compiler says of itself; '' where it says nothing."""
        compiler = sysconfig.get_config_var("CC") or "cc"
        command = [os.environ.get("CC") or compiler.split()[0], "--version"]
        try:
            said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        except OSError:
            return ""
        return said.partition("\n")[0]


compiled = to_compile()
setup(
    ext_modules=compiled,
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt} if compiled else {"build_py": BuildPy},
    options={
        "build": {"build_base": BUILD},
        **({"bdist_wheel": {"py_limited_api": "cp311"}} if KIND == "stable" and compiled else {}),
    },
)
