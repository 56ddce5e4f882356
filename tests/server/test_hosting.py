"""docs/hosting.md, Dockerfile and compose.yaml name what there is."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import barrowgate
from barrowgate.cli import SERVER, serve
from barrowgate.server.settings import PARSERS, SECRET, Settings, argument, read, variable
from barrowgate.server.web import page

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
TABLES = COMPOSE["services"]["tables"]
FILLED_IN = {"POSTGRES_PASSWORD": "secret", "PUBLIC_ADDRESS": "https://play.example.org"}
VARIABLES = {variable(name) for name in PARSERS}


def filled(text: str) -> str:
    """With the variables that whoever starts it says."""
    return re.sub(r"\$\{(\w+)[^}]*\}", lambda found: FILLED_IN[found[1]], text)


def settings_rows() -> list[list[str]]:
    section = PAGE.partition("\n## All settings\n")[2]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines]


def test_every_setting_is_listed_with_its_argument_and_its_variable() -> None:
    listed = [(row[0], row[1]) for row in settings_rows()]
    assert listed == [
        ("" if name in SECRET else argument(name), variable(name)) for name in PARSERS
    ]


@pytest.mark.parametrize("row", settings_rows(), ids=lambda row: row[1])
def test_the_default_is_the_one_that_is_listed(row: list[str]) -> None:
    assert read({}, {row[1]: row[2]}) == Settings()


def test_compose_sets_what_the_server_reads() -> None:
    said = {name: filled(text) for name, text in TABLES["environment"].items()}
    settings = read({}, said)
    assert set(said) <= VARIABLES
    assert settings.workers == 2
    assert settings.is_secure
    assert "secret" in settings.database


def test_compose_waits_for_postgresql_and_keeps_what_must_stay() -> None:
    database = COMPOSE["services"]["database"]
    assert TABLES["depends_on"]["database"]["condition"] == "service_healthy"
    assert "healthcheck" in database
    mounted = [*database["volumes"], *TABLES["volumes"]]
    assert {each.partition(":")[0] for each in mounted} == set(COMPOSE["volumes"])
    address = filled(TABLES["environment"]["BARROWGATE_DATABASE"])
    made = database["environment"]
    assert address == f"postgresql://{made['POSTGRES_USER']}:secret@database/{made['POSTGRES_DB']}"


def test_compose_serves_this_machine_alone() -> None:
    assert [port.startswith("127.0.0.1:") for port in TABLES["ports"]] == [True]


def test_it_is_given_longer_to_stop_than_it_takes() -> None:
    wait = int(TABLES["stop_grace_period"].removesuffix("s"))
    assert wait > int(TABLES["environment"]["BARROWGATE_GRACE"])


def test_the_image_runs_as_nobody_in_particular_and_is_asked_how_it_is() -> None:
    stages = DOCKERFILE.split("\nFROM ")
    assert len(stages) == 4
    assert "\nUSER barrowgate\n" in stages[-1]
    assert "gcc" not in stages[-1]
    assert "HEALTHCHECK" in stages[-1]
    assert "/healthz" in stages[-1]


def test_the_image_builds_the_page_where_the_server_looks_for_it() -> None:
    """What was built on somebody's machine stays there."""
    folder = page.PAGE.relative_to(Path(barrowgate.__file__).parent).as_posix()
    place = f"src/barrowgate/{folder}"
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    assert f'outDir: "../{place}"' in config
    assert f"COPY --from=page /source/{place} {place}" in DOCKERFILE
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {place, "web/node_modules"} <= set(ignored)
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE)
    for each in " ".join(copied).split():
        assert (ROOT / each).exists()
        assert each not in ignored


def test_the_health_of_the_image_is_asked_with_python_that_runs() -> None:
    (command,) = re.findall(r"^    CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    python, flag, program = json.loads(command)
    assert (python, flag) == ("python", "-c")
    compile(program, "healthcheck", "exec")
    assert "/healthz" in program


@pytest.mark.parametrize("text", [PAGE, DOCKERFILE], ids=["page", "image"])
def test_no_variable_is_made_up(text: str) -> None:
    named = set(re.findall(r"BARROWGATE_[A-Z_]+", text))
    assert named
    assert named <= VARIABLES


def test_no_option_is_made_up() -> None:
    known = {argument(name) for name in (*serve.FLAGS, *serve.SHOWN, *serve.MORE)}
    known |= {"--yes", "--replace"}
    for command in re.findall(r"barrowgate (?:serve|account|backup|restore|reports)[^`\n]*", PAGE):
        assert set(re.findall(r"--[a-z-]+", command)) <= known, command


def test_every_command_of_a_host_is_told_of() -> None:
    for module in SERVER:
        assert f"barrowgate {module.__name__.rpartition('.')[2]}" in PAGE


def test_the_variables_of_the_unit_are_settings() -> None:
    unit = dict(re.findall(r"^Environment=(\w+)=(.*)$", PAGE, re.MULTILINE))
    settings = read({}, unit)
    assert settings.is_secure
    assert settings.keep_finished
