"""What repeats is said once a minute."""

import json
import logging
import sys

from seaglass.server.log import MOST_KNOWN, JsonLines, OnceAMinute, log_name


def said(once: OnceAMinute, text: str, *args: object) -> str | None:
    record = logging.LogRecord("seaglass", logging.ERROR, "", 0, text, args, None)
    return record.getMessage() if once.filter(record) else None


def test_what_repeats_is_said_once_a_minute() -> None:
    now = 0.0
    once = OnceAMinute(lambda: now)
    assert said(once, "table %s fails", "kotimu") == "table kotimu fails"
    assert said(once, "table %s fails", "bekoda") is None
    assert said(once, "another %s", 1) == "another 1"
    now = 59.0
    assert said(once, "table %s fails", "lidasa") is None
    now = 60.0
    assert said(once, "table %s fails", "mitone") == "table mitone fails (2 more like this left out)"
    now = 120.0
    assert said(once, "table %s fails", "mitone") == "table mitone fails"


def test_only_the_first_line_counts() -> None:
    once = OnceAMinute(lambda: 0.0)
    assert said(once, "Task failed\nTask-1")
    assert said(once, "Task failed\nTask-2") is None


def test_what_is_remembered_has_a_bound() -> None:
    now = 0.0
    once = OnceAMinute(lambda: now)
    for number in range(3 * MOST_KNOWN):
        now += 1.0
        assert said(once, f"fault {number}")
    assert len(once._said) <= MOST_KNOWN


def test_an_entry_can_be_a_line_of_json() -> None:
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        record = logging.LogRecord(
            "seaglass", logging.ERROR, "", 0, "table %s fails", ("ab",), sys.exc_info()
        )
    written = JsonLines().format(record)
    entry = json.loads(written)
    assert "\n" not in written
    assert (entry["level"], entry["logger"], entry["message"]) == ("error", "seaglass", "table ab fails")
    assert entry["trace"].endswith("second")
    assert entry["time"].endswith("+00:00")


def test_the_log_names_a_table_without_letting_anybody_in() -> None:
    assert log_name("kotimu") != log_name("bekoda")
    assert "kotimu" not in log_name("kotimu")
