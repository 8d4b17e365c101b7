"""Play the matches of a tournament on the cores of this machine or on a Ray cluster."""
import os
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed

from .. import catalogue
from ..kernel.telling.message import problem
from .duel import Played, play
from .orphans import end_with_parent
from .tournament import Plan, Runner


def play_one(plan: Plan, deal: int, turn: int) -> Played:
    return play(catalogue.load(plan.game), plan.seating(turn), plan.options, plan.seed, deal, turn)


def on_cores(jobs: int) -> Runner:
    """Play so many matches at once; 0 means one for each core."""

    def play_all(plan: Plan, games: list[tuple[int, int]]) -> Generator[Played]:
        processes = ProcessPoolExecutor(jobs or os.cpu_count(), initializer=end_with_parent)
        try:
            for found in as_completed([processes.submit(play_one, plan, *game) for game in games]):
                yield found.result()
        finally:
            processes.shutdown(cancel_futures=True)

    return play_all


def on_ray(address: str) -> Runner:
    """Play as many matches at once as the cluster has cores; `local` starts one on this machine."""
    try:
        import ray
    except ImportError:
        raise problem("ray-is-missing") from None

    def play_all(plan: Plan, games: list[tuple[int, int]]) -> Generator[Played]:
        with ray.init(address, log_to_driver=False, include_dashboard=False if address == "local" else None):
            match = ray.remote(play_one)
            waiting = [match.remote(plan, *game) for game in games]
            while waiting:
                [ready], waiting = ray.wait(waiting)
                yield ray.get(ready)

    return play_all
