"""No process of the arena outlives the one that started it, however that one ends."""
import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Let this process end as soon as its parent has, even in the middle of a bot's thought."""
    Thread(target=wait_for_the_end, daemon=True).start()


def wait_for_the_end() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
