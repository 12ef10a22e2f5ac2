"""Records whose attributes are read without a Python call: the same data as an `np.record`.

`np.record` looks every field up in Python. Interpreted rules do little else, so this makes them several times
as fast; compiled rules see no difference.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import numpy as np


def fast_record(dtype: Any) -> Any:
    """The dtype of this record, with fast attributes."""
    fields: dict[str, Any] = {name: property(itemgetter(name), _setter(name)) for name in dtype.names}
    laid_out: Any = {
        "names": list(dtype.names),
        "formats": [dtype.fields[name][0] for name in dtype.names],
        "offsets": [dtype.fields[name][1] for name in dtype.names],
        "itemsize": dtype.itemsize,
    }
    return np.dtype((type("Record", (np.void,), {"__slots__": (), **fields}), np.dtype(laid_out)))


def _setter(name: str) -> Callable[[Any, Any], None]:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return write


def new_records(dtype: Any, many: int, data: Any = None) -> Any:
    """An array of records, blank or of these bytes; NumPy's own takes many times as long."""
    return np.frombuffer(bytearray(many * dtype.itemsize if data is None else data), dtype, many)


def copied(record: Any) -> Any:
    """A copy of a record, many times quicker than its `copy()`."""
    return new_records(record.dtype, 1, record.tobytes())[0]
