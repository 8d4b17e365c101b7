"""What we ship is listed with its licence, in words and as an SBOM, and both are up to date."""
import json
import re
from importlib.metadata import version

import pytest

from tools.inventory import IN_SITE, INSIDE, INSTALLED, LICENCES, ROOT, SBOM, page, parts, sbom
from tools.site.build import INTERPRETER

FOUND = parts()
NAMES = {part.name for part in FOUND}


def test_both_lists_are_up_to_date() -> None:
    if any(version(part.name) != part.version for part in FOUND if part.title == INSTALLED):
        pytest.skip("other versions are installed than requirements.lock says")
    assert LICENCES.read_text("utf-8") == page(FOUND), "make sbom"
    assert SBOM.read_text("utf-8") == sbom(FOUND), "make sbom"


@pytest.mark.parametrize("folder", ["lib", "fonts"])
def test_every_file_that_others_wrote_is_listed(folder: str) -> None:
    ours = {"fonts.css"}
    there = {
        file for file in (ROOT / "src" / "tabletown" / "web" / folder).iterdir()
        if file.suffix in (".js", ".woff2", ".css") and file.name not in ours
    }
    assert there == {file for part in FOUND for file in part.files if file.parent.name == folder}


def test_all_python_of_a_site_is_listed() -> None:
    place = " ".join(part.place for part in FOUND if part.title == IN_SITE)
    assert all(f"`python/{name}`" in place for name in (*INTERPRETER, "library.bin", "app.bin"))


def test_what_is_compiled_into_the_python_of_a_site_is_told_by_the_version_that_is_used() -> None:
    told = json.loads((ROOT / "tools" / "site" / "inside.json").read_text("utf-8"))
    (pyodide,) = (part for part in FOUND if part.name == "pyodide")
    assert told.pop("pyodide") == pyodide.version, "make sbom"
    assert told.keys() == INSIDE.keys()


def test_an_sbom_names_every_part_once_with_its_licence() -> None:
    bom = json.loads(SBOM.read_text("utf-8"))
    assert (bom["bomFormat"], bom["specVersion"]) == ("CycloneDX", "1.6")
    assert re.fullmatch(r"urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", bom["serialNumber"])
    refs = [part["bom-ref"] for part in bom["components"]]
    assert len({*refs}) == len(refs) == len(FOUND) and bom["dependencies"][0]["dependsOn"] == refs
    for part in bom["components"]:
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/", "pkg:generic/"))
        assert part["licenses"][0]["expression"]


def test_everything_the_package_needs_is_listed() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    needed = re.search(r"^dependencies = \[(.*?)^\]", project, re.M | re.S)
    assert needed
    names = {name.replace(".", "-") for name in re.findall(r'"([\w.-]+?)[><=]', needed[1])}
    assert len(names) > 5 and names <= NAMES
