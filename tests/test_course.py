"""The course of a match is computed once for each event and for all who see the same."""
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletown.server import history, views

from .test_lobby import a_lobby, open_at

pytestmark = pytest.mark.anyio


async def test_it_is_computed_once_until_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def counted(match: Any, steps: Any, viewer: Any) -> list[list[int]]:
        asked.append(match.seq)
        return views.course(match, steps, viewer)

    async def course(viewer: int | None) -> Any:
        return msgspec.json.decode(await table.history.course(table.match, viewer))

    monkeypatch.setattr(history, "course", counted)
    async with a_lobby(str(tmp_path / "tables.sqlite")) as lobby:
        table = await lobby.find((await open_at(lobby)).card.id)
        assert await course(0) == await course(None) == [[0, 0]]
        await table.answer(0, 0, "drop d")
        assert await course(1) == await course(0) == [[0, 0], [0, 0]]
    assert asked == [0, 1]
