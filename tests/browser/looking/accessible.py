"""Check with axe-core that people who see, hear or move differently can use a page."""
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Only an experimental rule reads stylesheets, and axe asks for imported ones at wrong addresses.
OPTIONS = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}


def accessible(page: Page) -> None:
    violations = Axe().run(page, options=OPTIONS).response["violations"]
    assert not violations, "\n".join(map(told, violations))


def told(violation: dict[str, Any]) -> str:
    """Describe a violation and where it is."""
    nodes = [
        f"    {' '.join(map(str, node['target']))}: {node['html'][:160]}\n        {reasons(node)}"
        for node in violation["nodes"]
    ]
    return "\n".join([f"{violation['id']} ({violation['impact']}): {violation['help']}", *nodes])


def reasons(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))
