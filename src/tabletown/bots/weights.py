"""Learned weights on disk: beside the game, packed whole numbers of a step each, read without numpy."""
import gzip
import json
import sys
from array import array
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from ..kernel.game import folder_of
from ..kernel.telling.message import problem
from ..kernel.loading import World

LARGEST = (1 << 15) - 1


def weights_file(folder: Path, planned: bool = False) -> Path:
    """Return the file of a game's weights, or of those for bots that plan."""
    return folder / ("planned.gz" if planned else "weights.gz")


def story_file(folder: Path) -> Path:
    """How the weights were made."""
    return folder / "weights.json"


@cache
def weights_of(world: World, planned: bool = False) -> "array[float]":
    """Return what the bots of a game have learned; nothing, if it declares no features or has no weights.

    Those that plan have weights of their own, if the game has plans.
    """
    folder, count = folder_of(world.game), world.part("bots.features").FEATURES
    planned = planned and weights_file(folder, planned).exists()
    return read_weights(folder, count, planned) if count and weights_file(folder).exists() else array("f")


def read_weights(folder: Path, count: int, planned: bool = False) -> "array[float]":
    step = json.loads(story_file(folder).read_text("utf-8"))["step"]
    packed = array("h", gzip.decompress(weights_file(folder, planned).read_bytes()))
    if sys.byteorder == "big":
        packed.byteswap()
    if len(packed) != count:
        raise problem("weights-do-not-fit", folder=str(folder))
    return array("f", (step * number for number in packed))


def write_weights(
    folder: Path, weights: Iterable[float], step: float, story: dict[str, Any], planned: bool = False
) -> None:
    packed = array("h", (whole_steps(weight / step) for weight in weights))
    if sys.byteorder == "big":
        packed.byteswap()
    folder.mkdir(parents=True, exist_ok=True)
    weights_file(folder, planned).write_bytes(gzip.compress(packed.tobytes(), 9, mtime=0))
    story_file(folder).write_text(json.dumps({"step": step, **story}, indent=2) + "\n", "utf-8")


def whole_steps(steps: float) -> int:
    """Round to whole steps; what is smaller than one is left out."""
    return max(-LARGEST, min(round(steps), LARGEST)) if abs(steps) >= 1 else 0
