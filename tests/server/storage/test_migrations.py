"""The schema grows by migrations, which lose nothing."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Column, Connection, String, inspect
from sqlalchemy import text as sql

from barrowgate.server import serving
from barrowgate.server.settings import read
from barrowgate.server.storage import migrate, opening
from barrowgate.server.storage.addresses import address, file_address, make_file
from barrowgate.server.storage.backup import restore
from barrowgate.server.storage.connecting import engine_for
from barrowgate.server.storage.errors import StorageError
from barrowgate.server.storage.holding import InUse, holding, share
from barrowgate.server.storage.migrate import migrating, newest, upgrade
from barrowgate.server.storage.schema import METADATA
from barrowgate.server.storage.store import Store
from tests.cli.terminal import Said, barrowgate
from tests.server.storage.builders import (
    NOW,
    a_header,
    a_person,
    a_row,
    a_session,
    a_summary,
    a_webhook,
    an_account,
)
from tests.server.web.listening import kept_loggers


@pytest.fixture
def database_url(new_database_url: str) -> str:
    """These tests make and change tables."""
    return new_database_url


def set_revision(store: Store, revision: str) -> None:
    with store.writing() as connection:
        connection.execute(sql("update alembic_version set version_num = :n"), {"n": revision})


def test_the_migrations_make_the_schema_that_the_code_knows(store: Store) -> None:
    with store.reading() as connection:
        settings = {"compare_type": True, "compare_server_default": True}
        context = MigrationContext.configure(connection, opts=settings)
        assert compare_metadata(context, METADATA) == []


def test_foreign_keys_and_partial_indexes_are_there_too(store: Store) -> None:
    """What the comparison above does not look at."""
    with store.reading() as connection:
        found = inspect(connection)
        for table in METADATA.tables.values():
            for key in found.get_foreign_keys(table.name):
                assert key["options"] == {"ondelete": "CASCADE"}
        (index,) = (i for i in found.get_indexes("log") if i["name"] == "ix_log_person")
        options = {key: str(value) for key, value in index["dialect_options"].items()}
        where = options.get("sqlite_where") or options["postgresql_where"]
        assert "'sit'" in where
        assert "'say'" in where


def test_workers_that_start_together_make_one_schema(new_database_url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        for opened in threads.map(Store.open, [new_database_url] * 4):
            assert opened.listed(1) == []
            opened.close()


def test_opening_again_finds_what_was_kept(database_url: str) -> None:
    with Store.open(database_url) as store:
        store.add_person(a_person())
    with Store.open(database_url) as store:
        assert store.person("anna") == a_person()


def test_a_database_of_a_newer_barrowgate_is_refused_in_words(
    store: Store, database_url: str
) -> None:
    set_revision(store, "9999")
    with pytest.raises(StorageError, match=r"newer Barrowgate has written it \(revision 9999"):
        Store.open(database_url)


def test_a_table_that_is_written_anew_loses_nothing_that_hangs_on_it(store: Store) -> None:
    """SQLite drops the old table: with foreign keys on, the log would go with it."""
    store.add_table(a_header(), [a_row()], a_summary(number=1), ["anna"])
    with migrating(store.engine, store.where) as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="auto") as batch:
            batch.add_column(Column("colour", String, server_default="green"))
            batch.alter_column("host", type_=String(99))
    assert store.rows("t1") == [a_row()]
    assert store.header("t1") == a_header()
    store.delete_table("t1")
    assert store.rows("t1") == []


def test_a_migration_that_breaks_a_foreign_key_changes_nothing(new_sqlite_url: str) -> None:
    with Store.open(new_sqlite_url) as store:
        store.add_table(a_header(), [a_row()], a_summary(number=1))
        with (
            pytest.raises(StorageError, match="belongs to nothing"),
            migrating(store.engine, store.where) as connection,
        ):
            connection.execute(sql("delete from tables"))
        assert store.summary("t1") is not None


def test_the_names_of_the_files_say_what_alembic_finds_in_them() -> None:
    scripts = ScriptDirectory(str(migrate.SCRIPTS))
    found = [script.revision for script in scripts.walk_revisions()]
    assert found[::-1] == migrate.revisions()
    assert scripts.get_heads() == [newest()]


class Tomorrow:
    """A Barrowgate with one revision more, which adds a table."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        scripts = folder / "migrations"
        versions = scripts / "versions"
        versions.mkdir(parents=True)
        for file in (migrate.SCRIPTS / "env.py", *(migrate.SCRIPTS / "versions").glob("r*.py")):
            (scripts / file.relative_to(migrate.SCRIPTS)).write_text(file.read_text())
        (versions / "r9999_more.py").write_text(
            "from alembic import op\nfrom sqlalchemy import Column, String\n"
            f"revision = '9999'\ndown_revision = '{newest()}'\n"
            "def upgrade():\n    op.create_table('more', Column('id', String))\n"
        )
        monkeypatch.setattr(migrate, "SCRIPTS", scripts)


def test_a_copy_is_kept_before_a_database_with_data_changes(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(database_url) as store:
        store.add_person(a_person())
    with monkeypatch.context() as patched:
        Tomorrow(patched, tmp_path)
        with Store.open(database_url, copies=tmp_path / "copies") as store:
            assert store.person("anna") == a_person()
            assert inspect(store.engine).has_table("more")
    (copy,) = (tmp_path / "copies").iterdir()
    assert copy.name.startswith(f"barrowgate-{newest()}-")
    restored = tmp_path / "restored"
    restored.mkdir()
    copy.rename(restored / "barrowgate.sqlite3")
    with Store.open(restored) as store:
        assert store.person("anna") == a_person()


def test_no_copy_is_kept_of_an_empty_database(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store.open(database_url).close()
    Tomorrow(monkeypatch, tmp_path)
    Store.open(database_url, copies=tmp_path / "copies").close()
    assert not (tmp_path / "copies").exists()


def test_without_a_place_for_the_copy_postgresql_is_left_as_it_is(
    new_postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(new_postgresql_url) as store:
        store.add_person(a_person())
    Tomorrow(monkeypatch, tmp_path)
    with pytest.raises(StorageError, match="say in which folder"):
        Store.open(new_postgresql_url)


def test_beneath_workers_of_an_older_barrowgate_nothing_is_changed(
    new_postgresql_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(new_postgresql_url) as store:
        Tomorrow(monkeypatch, tmp_path)
        with psycopg.connect(new_postgresql_url, autocommit=True) as worker:
            share(worker)
            with pytest.raises(InUse, match="a server or a restore has it in use; stop that"):
                Store.open(new_postgresql_url)
            assert not inspect(store.engine).has_table("more")
        Store.open(new_postgresql_url).close()
        assert inspect(store.engine).has_table("more")


@pytest.mark.parametrize("deed", ["account reset ana", "account delete ana --yes", "reports"])
def test_beneath_an_older_server_no_command_changes_the_file(
    new_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    with Store.open(new_sqlite_url) as store:
        with monkeypatch.context() as patched:
            Tomorrow(patched, tmp_path)
            with holding(store.where) as tell:
                tell("http://127.0.0.1:8000")
                said = barrowgate(*deed.split(), "--data", new_sqlite_url, lines=["eight goats"])
            assert (said.status, said.out) == (2, "")
            assert "the server at http://127.0.0.1:8000 has it in use; stop that first" in said.err
            assert not inspect(store.engine).has_table("more")
        Tomorrow(monkeypatch, tmp_path / "again")
        Store.open(new_sqlite_url).close()
        assert inspect(store.engine).has_table("more")


def said_beneath_a_server(store: Store, *command: str | Path) -> Said:
    """What a command says while an older server has the file, which stays as it is."""
    with holding(store.where):
        said = barrowgate(*command)
    assert not inspect(store.engine).has_table("more")
    return said


def test_a_newer_server_beside_an_older_one_is_refused_before_it_changes_the_file(
    new_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(new_sqlite_url) as store:
        Tomorrow(monkeypatch, tmp_path)
        said = said_beneath_a_server(store, "serve", "--port", "0", "--data", new_sqlite_url)
    assert said.status == 2
    assert "has it in use" in said.err


def test_a_newer_server_that_holds_the_folder_brings_it_up_to_date(
    new_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(new_sqlite_url) as store:
        Tomorrow(monkeypatch, tmp_path)
        settings = read({"data": new_sqlite_url}, {})
        with kept_loggers(), serving.held(settings):
            serving.prepare(settings)
        assert inspect(store.engine).has_table("more")


def test_a_backup_beneath_an_older_server_has_the_schema_of_that_server(
    new_sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(new_sqlite_url) as store:
        Tomorrow(monkeypatch, tmp_path)
        copy = tmp_path / "copy"
        assert said_beneath_a_server(store, "backup", copy, "--data", new_sqlite_url).status == 0
    assert not inspect(engine_for(file_address(copy))).has_table("more")


def upgrade_and_fail(connection: Connection) -> None:
    upgrade(connection)
    raise ZeroDivisionError


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store.open(database_url) as store:
        with monkeypatch.context() as patched:
            Tomorrow(patched, tmp_path)
            patched.setattr(opening, "upgrade", upgrade_and_fail)
            with pytest.raises(ZeroDivisionError):
                Store.open(database_url)
        assert not inspect(store.engine).has_table("more")
    Store.open(database_url).close()


# --- From each revision to the newest -------------------------------------------------------------


def old_database(url: str, revision: str) -> Store:
    """A database as an older Barrowgate left it; what it knew can be written."""
    where = address(url)
    if where.file is not None:
        make_file(where.file)
    engine = engine_for(where)
    with migrating(engine, where) as connection:
        upgrade(connection, revision)
    return Store(engine, where)


def test_what_the_first_revision_kept_is_there_after_all_others(
    new_database_url: str, tmp_path: Path
) -> None:
    with old_database(new_database_url, "0001") as old:
        assert not inspect(old.engine).has_table("webhooks")
        old.add_person(a_person())
        old.add_account(an_account())
        old.add_session(a_session())
        old.add_table(a_header(), [a_row()], a_summary(number=1), ["anna"])
    copies = tmp_path / "copies"
    with Store.open(new_database_url, copies) as store:
        assert (store.person("anna"), store.account("anna")) == (a_person(), an_account())
        assert store.signed_in(["s1"], NOW) == {"s1": (a_session(), a_person())}
        assert (store.header("t1"), store.rows("t1")) == (a_header(), [a_row()])
        assert [each.table for each in store.of_person("anna")] == ["t1"]
        store.set_webhook(a_webhook())
        assert store.webhook("anna") == a_webhook()
    (copy,) = copies.iterdir()
    assert copy.name.startswith("barrowgate-0001-")
    restore(copy, tmp_path / "restored")
    with Store.open(tmp_path / "restored") as store:
        assert (store.rows("t1"), store.webhook("anna")) == ([a_row()], None)


def test_reports_of_an_older_server_keep_their_numbers(
    new_database_url: str, tmp_path: Path
) -> None:
    values = "table_id, number, person, text, at) values ('t1', 2, 'anna', 'odd', 5)"
    with old_database(new_database_url, "0002") as old:
        old.add_table(a_header(), [a_row()], a_summary(number=1))
        with old.writing() as connection:
            for _ in range(3):
                connection.execute(sql(f"insert into reports ({values}"))
            connection.execute(sql("delete from reports where id = 3"))
    with Store.open(new_database_url, tmp_path / "copies") as store:
        assert [(each.id, each.table, each.record) for each in store.reports()] == [
            (1, "t1", None),
            (2, "t1", None),
        ]
        assert store.add_report("t1", 2, "anna", "more", NOW, "the record") == 4


def test_the_data_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "far" / "away"
    Store.open(folder).close()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "barrowgate.sqlite3").stat().st_mode) == 0o600


def test_sqlite_keeps_what_was_committed_when_the_power_fails(new_sqlite_url: str) -> None:
    with Store.open(new_sqlite_url) as store, store.reading() as connection:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"pragma {name}").scalar() for name in pragmas]
    assert found == ["wal", 2, 1, 10_000]
