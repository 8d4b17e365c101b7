"""Tests of the checks in `looking`: what they must notice, and what they must leave alone."""
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from .look import Look
from .looking.accessible import accessible
from .looking.layout import no_overflow
from .looking.marks import readable_marks
from .looking.presentable import presentable
from .looking.texts import no_missing_text

Check = Callable[[Page], None]
LONG = "A sentence that is much too long for where it stands"


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(**Look(size="phone").context())
    yield page
    page.close()


def show(page: Page, body: str) -> None:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title>'
    main = f"<main><h1>A page</h1>{body}</main>"
    page.set_content(f'<!doctype html><html lang="en"><head>{head}</head><body>{main}</body></html>')


WRONG: dict[str, tuple[Check, str, str]] = {
    "a button without a name": (
        accessible,
        '<button style="width:50px;height:50px"></button>',
        "button-name",
    ),
    "grey on grey": (accessible, '<p style="color:#888;background:#999">Some words</p>', "color-contrast"),
    "a pale digit": (readable_marks, '<b style="color:#999">7</b>', "“7” in <b>"),
    "a digit that shines through": (readable_marks, '<b style="opacity:.4">7</b>', "“7” in <b>"),
    "a pale word in a drawing": (
        readable_marks,
        '<svg width="90" height="40"><text y="30" fill="#aaa">a1</text></svg>',
        "“a1” in <text>",
    ),
    "a digit on a dark disc": (
        readable_marks,
        '<svg width="90" height="40"><circle r="30" cx="30" cy="20"/>'
        '<text x="20" y="30" fill="#333">5</text></svg>',
        "“5”",
    ),
    "a word that is cut": (
        no_overflow,
        f'<p style="width:90px;overflow:hidden;white-space:nowrap">{LONG}</p>',
        "is wider than <p>",
    ),
    "three dots": (
        no_overflow,
        f'<p style="width:90px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">{LONG}</p>',
        "is wider than <p>",
    ),
    "a line too many": (
        no_overflow,
        f'<p style="width:90px;height:40px;overflow:hidden">{LONG}</p>',
        "is cut by <p>",
    ),
    "a word that sticks out": (
        no_overflow,
        '<p style="width:50px;border:1px solid">Incomprehensibly</p>',
        "is wider than <p>",
    ),
    "a word cut by what is around": (
        no_overflow,
        f'<div style="width:90px;overflow:hidden"><p style="width:900px">{LONG}</p></div>',
        "is cut by <div>",
    ),
    "a word beyond a drawing": (
        no_overflow,
        '<svg width="30" height="40"><text y="30">Too long</text></svg>',
        "is cut by the drawing",
    ),
    "a page that is too wide": (
        no_overflow,
        '<div style="width:500px;height:9px"></div>',
        "scrolls sideways",
    ),
    "an id that exists": (no_missing_text, "<p>And now: page-your-turn</p>", "page-your-turn"),
    "an id that does not": (
        no_missing_text,
        '<button aria-label="page-no-such-thing">x</button>',
        "page-no-such-thing",
    ),
    "a variable": (no_missing_text, "<p>You have {$count} tiles</p>", "{$count}"),
    "nothing at all": (no_missing_text, '<p title="undefined">x</p>', "undefined"),
}

FINE = {
    "words": "<p>One tile, two tiles. A well-known self-made page.</p>",
    "a digit": "<b>7</b>",
    "a digit on its badge": '<span style="background:#000;border-radius:50%;padding:9px;color:#fff">7</span>',
    "a digit with a halo": """<svg width="90" height="40"><rect width="90" height="40" fill="#777"/>
        <text x="20" y="30" style="fill:#000;stroke:#fff;stroke-width:6px;paint-order:stroke">5</text>
        </svg>""",
    "a digit under another": """<svg width="90" height="40"><text x="9" y="30" fill="#555">6</text>
        <circle cx="13" cy="24" r="16"/><text x="9" y="30" fill="#fff">7</text></svg>""",
    "large and grey": '<b style="color:#888;font-size:30px">7</b>',
    "what is disabled": '<button disabled style="color:#bbb">×</button>',
    "what scrolls": f'<div tabindex="0" style="width:90px;overflow:auto;white-space:nowrap">{LONG}</div>',
    "what is spoken": '<span style="position:absolute;width:1px;height:1px;overflow:hidden;'
    f'white-space:nowrap">{LONG}</span>',
    "a tight line": '<p style="line-height:1;height:1em;overflow:hidden">Ågy</p>',
    "what is shut": "<details><summary>More</summary>"
    f'<p style="width:9px">{LONG} page-your-turn</p></details>',
}


@pytest.mark.parametrize("what", WRONG)
def test_it_notices(blank: Page, what: str) -> None:
    check, body, told = WRONG[what]
    show(blank, body)
    with pytest.raises(AssertionError) as noticed:
        check(blank)
    assert told in str(noticed.value)


@pytest.mark.parametrize("what", FINE)
def test_it_leaves_alone(blank: Page, what: str) -> None:
    show(blank, FINE[what])
    presentable(blank)
