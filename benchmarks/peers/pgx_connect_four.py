"""Pgx: random connect four in batches on one thread; ended matches are reset, so every step is a move."""

import os
from typing import Any

os.environ["NPROC"] = "1"

import jax
import jax.numpy as jnp
import pgx
from slice import serve

BATCH = 2048
STEPS = 64

ENV = pgx.make("connect_four")
FRESH = jax.jit(jax.vmap(ENV.init))(jax.random.split(jax.random.key(0), BATCH))
STEP = jax.vmap(ENV.step)


def renew(over: jax.Array, fresh: Any, state: Any) -> Any:
    return jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, state)


def pick(key: jax.Array, legal: jax.Array) -> jax.Array:
    chosen = (jax.random.uniform(key, (BATCH,)) * legal.sum(1)).astype(int)
    return jnp.argmax(jnp.cumsum(legal, 1) > chosen[:, None], 1)


def advance(_: int, tables: tuple[Any, jax.Array, jax.Array]) -> tuple[Any, jax.Array, jax.Array]:
    state, key, matches = tables
    key, draw = jax.random.split(key)
    state = STEP(state, pick(draw, state.legal_action_mask))
    return jax.vmap(renew)(state.terminated, FRESH, state), key, matches + state.terminated.sum()


class Tables:
    def __init__(self) -> None:
        self.state, self.key = FRESH, jax.random.key(1)
        self.run = jax.jit(
            lambda state, key: jax.lax.fori_loop(0, STEPS, advance, (state, key, jnp.int32(0)))
        )

    def play(self) -> tuple[int, int]:
        self.state, self.key, matches = self.run(self.state, self.key)
        return BATCH * STEPS, int(matches)


if __name__ == "__main__":
    serve(Tables().play)
