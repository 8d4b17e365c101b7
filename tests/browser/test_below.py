"""The house below a path of its host: every page finds its files, the server and the table."""
from pathlib import Path

from playwright.sync_api import Browser, expect

from ..serving import free_port, serving
from .below import below
from .hands import Mouse
from .test_home import home, set_up, start
from .visits import Visits

PATH = "/games/tabletown"
GAME = "neoville"


def test_a_match_is_opened_and_played_below_a_path(browser: Browser, tmp_path: Path) -> None:
    with below(PATH) as proxy, serving(tmp_path, "--public-url", proxy.address, port=free_port()) as server:
        proxy.target = server.port
        visits = Visits(browser, f"{proxy.address}/")
        try:
            page = visits("./")
            set_up(page, GAME)
            start(page)
            expect(page.locator(".steps.yours")).to_be_visible()
            Mouse(page, GAME).move()
            page.reload()
            expect(page.locator(".table")).to_be_visible()
            home(page)
            expect(page).to_have_url(f"{proxy.address}/")
            assert visits.troubles() == []
        finally:
            visits.close()
