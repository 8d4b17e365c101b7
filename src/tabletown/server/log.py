"""Log a line of JSON for everything an operator should know, but never a link, a name or a move."""
import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime

LOGGER = logging.getLogger("tabletown")
QUIET = 60.0  # seconds between two lines about what may come often
STRANGE = {  # lines of uvicorn that strangers can cause as often as they like
    "Invalid HTTP request received.", "Invalid UTF-8 sequence received from client.",
}
_told: dict[str, float] = {}  # when


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        facts = {
            "at": at,
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1]:
            facts["trace"] = traceback.format_tb(record.exc_info[2])
            facts["error"] = type(record.exc_info[1]).__name__
        return json.dumps(facts, ensure_ascii=False)


def log(
    what: str, level: int = logging.INFO, error: BaseException | None = None, **facts: str | int | float
) -> None:
    LOGGER.log(level, what, extra={"facts": facts}, exc_info=error)


def log_seldom(what: str, level: int, **facts: str | int | float) -> None:
    """Log what strangers can cause as often as they like, but only once in a while."""
    if is_due(what):
        log(what, level, None, **facts)


def is_due(what: str) -> bool:
    """Has it not been told for a while? Then it is told now."""
    now = time.monotonic()
    due = now - _told.get(what, -QUIET) >= QUIET
    if due:
        _told[what] = now
    return due


def is_worth_telling(record: logging.LogRecord) -> bool:
    return record.msg not in STRANGE or is_due(record.msg)


def start_logging(level: int) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in ("uvicorn.access", "uvicorn.error", "asyncio"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_worth_telling)
