"""What a host may say, and what is said to a host who errs."""

from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path

import pytest

from barrowgate.server import settings
from barrowgate.server.settings import Settings, SettingsError

SECRET = "postgresql://barrow:quince-tree@db.example/games"


def test_a_server_that_is_told_nothing_serves_this_machine_alone() -> None:
    usual = settings.read({}, {})
    assert (usual.host, usual.port, usual.workers) == ("127.0.0.1", 8000, 1)
    assert usual.database == ""
    assert not usual.is_secure
    assert usual.bot_processes >= 1


@pytest.mark.parametrize(("cores", "processes"), [(8, 7), (2, 1), (1, 1)])
def test_bots_leave_a_core_to_the_server(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int
) -> None:
    monkeypatch.setattr(settings, "cores", lambda: cores)
    assert Settings().bot_processes == processes


def test_every_setting_can_be_said() -> None:
    assert set(settings.PARSERS) == {each.name for each in fields(Settings)}


def test_an_argument_counts_before_the_environment() -> None:
    environment = {"BARROWGATE_PORT": "9000", "BARROWGATE_KEEP_FINISHED": "30"}
    said = settings.read({"port": "9001", "host": None}, environment)
    assert (said.port, said.keep_finished) == (9001, 30)


def test_an_empty_variable_says_nothing() -> None:
    assert settings.read({}, {"BARROWGATE_PORT": ""}).port == 8000


def test_everything_is_read_as_what_it_means() -> None:
    said = settings.read(
        {
            "host": "[::]",
            "public": "HTTPS://Play.Example.org:443/",
            "hosts": "barrow.local, other.example",
            "proxies": "10.0.0.1,fd00::/8",
            "registration": "closed",
            "limits": "0.5",
            "log": "json",
            "metrics": "10.0.0.0/8",
            "data": "games",
            "workers": "4",
        },
        {"BARROWGATE_DATABASE": SECRET},
    )
    assert said.host == "::"
    assert said.public == "https://play.example.org"
    assert said.is_secure
    assert said.hosts == ("barrow.local", "other.example")
    assert said.proxies == (ip_network("10.0.0.1/32"), ip_network("fd00::/8"))
    assert (said.registration, said.limits, said.log) == (False, 0.5, "json")
    assert said.metrics == (ip_network("10.0.0.0/8"),)
    assert said.folder == Path("games").absolute()
    assert (said.workers, said.database) == (4, SECRET)


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("port", "70000", "'70000' is not a whole number from 0 to 65535"),
        ("port", "-1", "whole number"),
        ("port", "٣", "whole number"),
        ("workers", "0", "from 1 to"),
        ("host", "two words", "neither an address nor the name of a host"),
        ("hosts", "fine.example, not/fine", "'not/fine' is neither"),
        ("public", "play.example.org", "looks like https://play.example.org"),
        ("public", "https://play.example.org/games", "without a path"),
        ("public", "ftp://play.example.org", "looks like"),
        ("public", "https://me:secret@play.example.org", "looks like"),
        ("public", "https://play.example.org:99999", "looks like"),
        ("public", "https://[::1", "looks like"),
        ("proxies", "10.0.0.0/40", "'10.0.0.0/40' is neither an address nor a network"),
        ("registration", "yes", "'yes' is not one of open, closed"),
        ("log", "xml", "'xml' is not one of text, json"),
        ("limits", "nan", "is not a factor"),
        ("grace", "\x1b[2J", "'?[2J' is not a whole number"),
        ("data", "~nobody-of-that-name/x", "no home folder"),
    ],
)
def test_a_wrong_setting_is_refused_in_words(name: str, text: str, words: str) -> None:
    with pytest.raises(SettingsError) as by_argument:
        settings.read({name: text}, {})
    assert str(by_argument.value).startswith(f"--{name}: ")
    assert words in str(by_argument.value)
    with pytest.raises(SettingsError, match=f"^BARROWGATE_{name.upper()}: "):
        settings.read({}, {f"BARROWGATE_{name.upper()}": text})


def test_more_than_one_worker_needs_postgresql() -> None:
    with pytest.raises(SettingsError, match="2 of them need PostgreSQL"):
        settings.read({"workers": "2"}, {})
    with pytest.raises(SettingsError):
        Settings(workers=2)


def test_the_password_of_the_database_is_never_shown() -> None:
    assert "quince" not in repr(settings.read({}, {"BARROWGATE_DATABASE": SECRET}))
    with pytest.raises(SettingsError) as wrong:
        settings.read({}, {"BARROWGATE_DATABASE": SECRET.replace("postgresql", "mysql")})
    assert "quince" not in str(wrong.value)


def test_the_database_is_no_argument_for_everybody_sees_those() -> None:
    assert "database" not in settings.arguments()
    with pytest.raises(SettingsError, match="say it as BARROWGATE_DATABASE") as refused:
        settings.read({"database": SECRET}, {})
    assert "quince" not in str(refused.value)


def test_the_data_folder_is_the_user_s_on_each_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    find = settings.data_folder
    assert find({}, "linux") == tmp_path / ".local" / "share" / "barrowgate"
    assert find({"XDG_DATA_HOME": "not/absolute"}, "linux") == find({}, "linux")
    chosen = tmp_path / "chosen"
    assert find({"XDG_DATA_HOME": str(chosen)}, "linux") == chosen / "barrowgate"
    assert find({}, "darwin") == tmp_path / "Library" / "Application Support" / "barrowgate"
    assert find({"LOCALAPPDATA": str(chosen)}, "win32") == chosen / "barrowgate"
    assert Settings().folder == find()
