"""A PostgreSQL that is started together with the server may need a while until it answers."""

from psycopg import pq

from barrowgate.server.storage.addresses import Address
from barrowgate.server.storage.connecting import POSTGRESQL_OPTIONS

PATIENCE = POSTGRESQL_OPTIONS["connect_timeout"]
LATER = (pq.Ping.REJECT, pq.Ping.NO_RESPONSE)


def may_come(where: Address) -> bool:
    """Is nobody there yet, or somebody who takes no connections yet, as while it starts?

    A wrong password or name is known at once, and waiting would not mend it.
    """
    if where.file is not None:
        return False
    url = where.url.set(drivername="postgresql").difference_update_query(["connect_timeout"])
    asked = url.update_query_dict({"connect_timeout": str(PATIENCE)})
    address = asked.render_as_string(hide_password=False)
    return pq.PGconn.ping(address.encode()) in LATER
