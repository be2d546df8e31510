"""What can go wrong with what is kept."""

from omnibus.errors import OmnibusError


class StoreError(OmnibusError):
    """It could not be kept, and nothing has changed."""


class UncertainError(StoreError):
    """The database was gone when it should have said that it is done: it may be, or not."""

    def __init__(self, detail: str) -> None:
        super().__init__(f"the database did not answer: {detail}")


class TableExistsError(StoreError):
    def __init__(self, table: str) -> None:
        super().__init__(f"there is a table {table} already")


class UnknownTableError(StoreError):
    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table}")


class StaleTableError(StoreError):
    """Somebody else has changed the table meanwhile: load it again."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} has been changed meanwhile")


class PlyConflictError(StaleTableError):
    """The ply is not the next one."""


class KnownCommandError(StoreError):
    """The command was carried out before."""

    def __init__(self, table: str) -> None:
        super().__init__(f"this was done at table {table} before")
