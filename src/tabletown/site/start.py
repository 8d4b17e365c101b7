"""Put a host together from what a worker has: something that keeps rows, and bots in another worker."""
from .bots import BotsNextDoor, Think
from .host import Host
from .store import Keeper, KeptStore


def make_host(keeper: Keeper, think: Think) -> Host:
    return Host(KeptStore(keeper), BotsNextDoor(think))
