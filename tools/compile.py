"""Builds the compiled engine from the plain sources into a folder of its own.

    python -m tools.compile FOLDER

Never in place: a shared object beside an edited `.py` would hide the edit (docs/compiled.md).
"""

import os
import shutil
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools.headers import SOURCE, hot_modules

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "wraparound": False,
    "boundscheck": False,
    "initializedcheck": False,
    "cdivision": False,
}


def has_compiler() -> bool:
    """Is there a C compiler on this machine?"""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def build(folder: Path) -> Path:
    """Compile every hot module; the folder to put on the path (plain modules lie beside them)."""
    sources = folder / "src"
    built = folder / "built"
    for place in (sources, built):
        shutil.copytree(
            SOURCE, place, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so")
        )
    extensions = [
        Extension(
            module,
            [f"src/{module.replace('.', '/')}.py"],
            extra_compile_args=["-O2", "-g0"],
        )
        for module in hot_modules()
    ]
    here = Path.cwd()
    os.chdir(folder)
    try:
        modules = cythonize(  # type: ignore[no-untyped-call]
            extensions,
            include_path=["src"],
            build_dir="c",
            nthreads=os.cpu_count() or 1,
            compiler_directives=DIRECTIVES,
            quiet=True,
        )
        command = build_ext(Distribution({"ext_modules": modules}))
        command.build_lib = str(built)
        command.build_temp = str(folder / "temp")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return built


if __name__ == "__main__":
    print(build(Path(sys.argv[1]).resolve()))
