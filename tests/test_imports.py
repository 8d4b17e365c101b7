"""A page names all modules that it will import, so that the browser can load them side by side."""
import json
import re

import pytest

from tabletown import catalogue
from tabletown.kernel.game import is_drawn
from tabletown.server import imports

from .serving import Server

PARTS = {"/": "home", "/t/any-table": "table", "/rules/neoville": "rules", "/score": "score"}
DRAWN = [name for name in catalogue.names() if is_drawn(catalogue.load(name))]


@pytest.mark.parametrize(("path", "part"), PARTS.items())
def test_a_page_preloads_its_own_modules(server: Server, path: str, part: str) -> None:
    text = server.ask("GET", path).text
    named = re.findall(r'modulepreload" href="[./]*v/\w+/([^"]+)"', text)
    assert named == [*dict.fromkeys([*imports.files("web/page.js"), *imports.part(part)])]
    assert {"web/page.js", f"web/{part}/{part}.js", "web/lib/preact.js"} <= {*named}
    assert all(imports.file_of(each).is_file() for each in named)


def test_a_page_lists_what_a_table_of_any_game_will_import(server: Server) -> None:
    found = re.search(r'id="modules">(.*?)</script>', server.ask("GET", "/").text)
    lists = json.loads(found.group(1)) if found else {}
    assert {*lists} == {"table", *DRAWN}
    for game in DRAWN:
        assert f"games/{game}/board/facts.js" in lists[game]
        assert {each.split("/")[1] for each in lists[game]} <= {game, "board"}
        assert not {*lists[game]} & {*lists["table"]}


def test_whatever_form_an_import_has_is_found() -> None:
    source = """import { a } from "./a.js"
import {
  b,
} from "../b.js"
export { c } from "./c.js"
import "./d.js"
@import "./looks.css";
export const e = [". ", "./e.js"].join("./f.js")
/** @type {import("./g.js").G} */
"""
    assert imports.IMPORTED.findall(source) == ["./a.js", "../b.js", "./c.js", "./d.js", "./looks.css"]
