"""What is said in two places is said alike; files that only other programs read are sound."""

import configparser
import re
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import barrowgate

ROOT = Path(__file__).parents[1]
FORMS = sorted(
    path
    for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")
    if path.name != "config.yml"
)
YAML_FILES = [
    *sorted((ROOT / ".github").rglob("*.yml")),
    ROOT / ".pre-commit-config.yaml",
    ROOT / "CITATION.cff",
]
TOML_FILES = [ROOT / "pyproject.toml", *sorted((ROOT / "src").rglob("*.toml"))]
FIELDS = {"checkboxes", "dropdown", "input", "markdown", "textarea"}


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def read_toml(path: Path) -> Any:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


PROJECT = read_toml(ROOT / "pyproject.toml")
WORKFLOW = read_yaml(ROOT / ".github" / "workflows" / "ci.yml")
CITATION = read_yaml(ROOT / "CITATION.cff")
HOOKS = read_yaml(ROOT / ".pre-commit-config.yaml")


def pythons() -> list[str]:
    """The versions of Python that the project names."""
    head = "Programming Language :: Python :: 3."
    named = PROJECT["project"]["classifiers"]
    return [line.rpartition(" ")[2] for line in named if line.startswith(head)]


def steps() -> list[dict[str, Any]]:
    return [step for job in WORKFLOW["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", YAML_FILES, ids=name_of)
def test_yaml_is_read(path: Path) -> None:
    assert isinstance(read_yaml(path), dict)


@pytest.mark.parametrize("path", TOML_FILES, ids=name_of)
def test_toml_is_read(path: Path) -> None:
    assert read_toml(path)


def test_the_workflow_runs_the_pythons_that_the_project_names() -> None:
    assert WORKFLOW["jobs"]["compiled"]["strategy"]["matrix"]["python"] == pythons()
    (python,) = [
        step["with"]["python-version"]
        for step in WORKFLOW["jobs"]["whole"]["steps"]
        if "python-version" in step.get("with", {})
    ]
    assert python == pythons()[0]


def test_the_oldest_python_is_the_same_everywhere() -> None:
    oldest = pythons()[0]
    assert PROJECT["project"]["requires-python"] == f">={oldest}"
    assert PROJECT["tool"]["mypy"]["python_version"] == oldest
    assert PROJECT["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")


def test_the_command_and_the_module_are_one() -> None:
    """Both hear Ctrl-C before the long imports."""
    assert PROJECT["project"]["scripts"] == {"barrowgate": "barrowgate.__main__:main"}


def test_the_workflow_may_only_read_and_every_job_ends() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    for job in WORKFLOW["jobs"].values():
        assert "permissions" not in job
        assert job["timeout-minutes"] <= 60


def test_actions_are_named_by_their_major_version() -> None:
    used = [step["uses"] for step in steps() if "uses" in step]
    assert used
    assert [name for name in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", name)] == []


@pytest.mark.parametrize("path", FORMS, ids=name_of)
def test_an_issue_form_asks_for_something_once(path: Path) -> None:
    form = read_yaml(path)
    assert {"name", "description", "body"} <= set(form)
    assert {field["type"] for field in form["body"]} <= FIELDS
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert all(field["attributes"]["label"] for field in asked)
    assert len({field["id"] for field in asked}) == len(asked)
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_hooks_call_what_the_project_has_installed() -> None:
    """Versions stand in requirements/ alone."""
    (repository,) = HOOKS["repos"]
    assert repository["repo"] == "local"
    for hook in repository["hooks"]:
        assert hook["language"] == "system", hook["id"]
        assert re.match(r"(env \S+ )?\.venv/bin/|diff ", hook["entry"]), hook["id"]


def test_the_citation_is_of_this_version_and_these_authors() -> None:
    assert CITATION["version"] == barrowgate.__version__
    assert CITATION["authors"] == PROJECT["project"]["authors"]
    assert CITATION["license"] == PROJECT["project"]["license"]
    assert CITATION["abstract"] == PROJECT["project"]["description"]
    assert CITATION["keywords"] == PROJECT["project"]["keywords"]


def test_editors_and_the_formatter_break_lines_alike() -> None:
    editors = configparser.ConfigParser()
    text = (ROOT / ".editorconfig").read_text(encoding="utf-8")
    editors.read_string("[top]\n" + text)
    assert editors.getint("*.py", "max_line_length") == PROJECT["tool"]["ruff"]["line-length"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout of git")
def test_git_holds_no_symbolic_links() -> None:
    """Windows makes text files of them, and an sdist or a copy may lose them."""
    command = ["git", "ls-files", "--stage", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    assert [line for line in listed.split(b"\0") if line.startswith(b"120000")] == []
