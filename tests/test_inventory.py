"""What we ship is listed with its licence, in words and as an SBOM, and both are up to date."""
import json
import re
from importlib.metadata import version

import pytest

from tools.inventory import LICENCES, ROOT, SBOM, page, parts, sbom

FOUND = {part.name: part for part in parts()}


def test_both_lists_are_up_to_date() -> None:
    if any(version(part.name) != part.version for part in FOUND.values() if not part.files):
        pytest.skip("other versions are installed than requirements.lock says")
    assert LICENCES.read_text("utf-8") == page(FOUND.values()), "make sbom"
    assert SBOM.read_text("utf-8") == sbom(FOUND.values()), "make sbom"


@pytest.mark.parametrize("folder", ["lib", "fonts"])
def test_every_file_that_others_wrote_is_listed(folder: str) -> None:
    ours = {"fonts.css"}
    there = {
        file for file in (ROOT / "src" / "tabletown" / "web" / folder).iterdir()
        if file.suffix in (".js", ".woff2", ".css") and file.name not in ours
    }
    assert there == {file for part in FOUND.values() for file in part.files if file.parent.name == folder}


def test_an_sbom_names_every_part_once_with_its_licence() -> None:
    bom = json.loads(SBOM.read_text("utf-8"))
    assert (bom["bomFormat"], bom["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bom["serialNumber"])
    refs = [part["bom-ref"] for part in bom["components"]]
    assert len({*refs}) == len(refs) == len(FOUND) and bom["dependencies"][0]["dependsOn"] == refs
    for part in bom["components"]:
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/")) and part["licenses"][0]["expression"]


def test_everything_the_package_needs_is_listed() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    needed = re.search(r"^dependencies = \[(.*?)^\]", project, re.M | re.S)
    assert needed
    names = {name.replace(".", "-") for name in re.findall(r'"([\w.-]+?)[><=]', needed[1])}
    assert len(names) > 5 and names <= {*FOUND}
