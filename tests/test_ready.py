"""Whoever waits for a move gets it at once; advice waits until compiled bots are loaded."""
from threading import Event
from typing import Any

import pytest

from tabletown.bots import ready, worker


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let bots be compiled, and loaded once this is set; of a bot tell only whether it is compiled."""
    loaded = Event()
    monkeypatch.setattr(ready, "LOADED", set())
    monkeypatch.setattr(ready, "is_warm", lambda game: True)
    monkeypatch.setattr(ready, "warm_up", lambda game: loaded.wait())
    monkeypatch.setattr(ready, "make_bot", lambda game, bot, compiled: compiled)
    ready.start_loading.cache_clear()
    return loaded


def test_only_advice_waits_until_bots_are_loaded(loading: Event) -> None:
    assert not ready.ready_bot("some-game", "architect")
    loading.set()
    assert ready.loaded_bot("some-game", "architect")
    assert ready.ready_bot("some-game", "architect")


def test_nobody_waits_for_the_compiler(loading: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ready, "is_warm", lambda game: False)
    assert not ready.loaded_bot("some-game", "architect")


@pytest.mark.parametrize(("wants", "waits"), [("move", False), ("reasons", True), ("gains", True)])
def test_a_worker_waits_with_advice(monkeypatch: pytest.MonkeyPatch, wants: str, waits: bool) -> None:
    given = list[bool]()

    def give(waited: bool) -> Any:
        given.append(waited)
        raise LookupError

    monkeypatch.setattr(worker, "ready_bot", lambda *_: give(False))
    monkeypatch.setattr(worker, "loaded_bot", lambda *_: give(True))
    with pytest.raises(LookupError):
        worker.answer(f'{{"game": "some-game", "bot": "architect", "wants": "{wants}"}}')
    assert given == [waits]
