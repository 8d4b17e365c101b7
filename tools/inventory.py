"""List everything that we ship, with its licence, for people and as an SBOM for programs: make sbom"""
import json
import re
from base64 import b64decode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import metadata
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "src" / "tabletown" / "web"
LICENCES, SBOM = ROOT / "docs" / "licences.md", ROOT / "docs" / "sbom.json"

LIBRARIES = {  # what is in the files of web/lib, whose first lines give the versions
    "preact": ("MIT", "preact"), "htm": ("Apache-2.0", "preact"), "@preact/signals": ("MIT", "preact"),
    "@preact/signals-core": ("MIT", "preact"), "@fluent/bundle": ("Apache-2.0", "fluent"),
    "qr": ("MIT", "qr"),
}
FONTS = {  # which package has them, by the beginning of their files
    "inter": "inter-ui", "fraunces": "@fontsource-variable/fraunces",
    "mono": "@fontsource-variable/jetbrains-mono",
}
INSIDE = {  # what is compiled into the Python of a site, by the names in tools/site/inside.json
    "Emscripten": "MIT OR NCSA", "CPython": "PSF-2.0", "SQLite": "blessing", "zlib": "Zlib", "Expat": "MIT",
    "libmpdec": "BSD-2-Clause", "Zstandard": "BSD-3-Clause", "bzip2": "bzip2-1.0.6", "XZ Utils": "0BSD",
    "libffi": "MIT",  # that of XZ Utils is for liblzma; before 5.6 it was in the public domain
}
STATED = {"numba": "BSD-2-Clause", "uvloop": "MIT OR Apache-2.0"}  # as their licence files say
SPDX = {  # what some packages write instead
    "APL 2": "Apache-2.0", "MIT License": "MIT", "License :: OSI Approved :: MIT License": "MIT",
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
EXPRESSION = r"[A-Za-z\d.+-]+( (AND|OR|WITH) [A-Za-z\d.+-]+)*"
HEAD = """# Licences

Tabletown is under the [MIT licence](../LICENSE). It ships with, or installs, what others wrote. `make sbom`
writes this page, and the same for programs as [sbom.json](sbom.json), in the format of CycloneDX. A
[site](site.md) ships what is in the page, and Python.
"""
US = "tabletown"
IN_PAGE, IN_SITE, INSTALLED = "In the page", "In a site, besides the page", "Installed with it"
PYTHON = "`python/pyodide.mjs`, `python/pyodide.asm.mjs`, `python/pyodide.asm.wasm`"  # files of a site
LIBRARY, APP = "`python/library.bin`", "`python/app.bin`"


@dataclass(frozen=True)
class Part:
    """Something that others wrote."""

    name: str
    version: str
    licence: str
    purl: str
    title: str = INSTALLED
    place: str = "`requirements.lock`"
    files: tuple[Path, ...] = ()  # of ours, in which we ship it
    hashes: tuple[tuple[str, str], ...] = ()  # of what is fetched for a site: the algorithm and the hash

    def plain(self) -> dict[str, Any]:
        """Return it as a component of an SBOM."""
        found = {
            "type": "library", "bom-ref": self.purl, "name": self.name, "version": self.version,
            "licenses": [{"expression": self.licence}], "purl": self.purl,
            "hashes": [{"alg": kind, "content": content} for kind, content in self.hashes],
            "components": [
                {"type": "file", "name": name_of(file), "hashes": [hash_of(file)]} for file in self.files
            ],
        }
        return {name: value for name, value in found.items() if value}


def parts() -> list[Part]:
    return [*libraries(), *fonts(), *of_site(), *packages()]


def libraries() -> Iterator[Part]:
    for name, (licence, file) in LIBRARIES.items():
        path = WEB / "lib" / f"{file}.js"
        first = path.read_text("utf-8").splitlines()[1]
        found = re.search(rf"(?<!\S){re.escape(name)} (\d+(?:\.\d+)+)", first)
        assert found, f"{path} does not say which {name} it holds"
        yield in_page(name, found[1], licence, (path,))


def fonts() -> Iterator[Part]:
    pinned = json.loads((ROOT / "tools" / "fonts" / "package.json").read_text("utf-8"))["dependencies"]
    for start, name in FONTS.items():
        files = tuple(sorted((WEB / "fonts").glob(f"{start}*.woff2")))
        yield in_page(name, pinned[name], "OFL-1.1", files)


def in_page(name: str, version: str, licence: str, files: tuple[Path, ...]) -> Part:
    place = ", ".join(f"`{file.name}`" for file in files)
    return Part(name, version, licence, npm(name, version), IN_PAGE, place, files)


def of_site() -> Iterator[Part]:
    """Yield the Python of a site, what is compiled into it, and the one package that comes with it."""
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]["node_modules/pyodide"]
    kind, _, encoded = locked["integrity"].partition("-")
    whole = (kind.upper().replace("SHA", "SHA-"), b64decode(encoded).hex())
    pyodide = npm("pyodide", locked["version"])
    yield Part("pyodide", locked["version"], locked["license"], pyodide, IN_SITE, PYTHON, hashes=(whole,))
    told = json.loads((ROOT / "tools" / "site" / "inside.json").read_text("utf-8"))
    for name, licence in INSIDE.items():
        place = f"{PYTHON.split(', ')[-1]}, {LIBRARY}" if name == "CPython" else PYTHON.split(", ")[-1]
        yield Part(name, told[name], licence, generic(name, told[name]), IN_SITE, place)
    kept = (ROOT / "tools" / "site" / "requirements.lock").read_text("utf-8")
    for name, version, digest in re.findall(r"^([\w.-]+)==(\S+) --hash=sha256:(\w+)", kept, re.M):
        purl = f"pkg:pypi/{name}@{version}?arch=wasm32"
        yield Part(name, version, licence_of(name), purl, IN_SITE, APP, hashes=(("SHA-256", digest),))


def packages() -> Iterator[Part]:
    locked = (ROOT / "requirements.lock").read_text("utf-8")
    for name, version in re.findall(r"^([\w.-]+)==(\S+)", locked, re.M):
        yield Part(name, version, licence_of(name), f"pkg:pypi/{name}@{version}")


def generic(name: str, version: str) -> str:
    """Return the address of something that is in no registry; some do not say their version."""
    return f"pkg:generic/{name.lower().replace(' ', '-')}" + (f"@{version}" if version else "")


def npm(name: str, version: str) -> str:
    return f"pkg:npm/{name.replace('@', '%40')}@{version}"


def licence_of(package: str) -> str:
    """Return the licence that an installed package states, as SPDX writes it."""
    told = metadata(package)
    classified = [one for one in told.get_all("Classifier", []) if one.startswith("License ::")]
    words = (STATED.get(package), told["License-Expression"], told["License"], *classified)
    stated = next(word for word in words if word).splitlines()[0]
    found = str(SPDX.get(stated, stated))
    assert re.fullmatch(EXPRESSION, found), f"{package}: {found} is no licence as SPDX writes it"
    return found


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def hash_of(file: Path) -> dict[str, str]:
    return {"alg": "SHA-256", "content": sha256(file.read_bytes()).hexdigest()}


# As texts


def page(found: Iterable[Part]) -> str:
    titles = (IN_PAGE, IN_SITE, INSTALLED)
    lists = ((title, [one for one in found if one.title == title]) for title in titles)
    return "\n".join([HEAD, *(line for title, some in lists for line in listed(title, some))])


def listed(title: str, found: Iterable[Part]) -> Iterator[str]:
    yield from (f"## {title}\n", "| what | version | licence | where |", "|---|---|---|---|")
    for one in found:
        yield f"| {one.name} | {one.version or 'not told'} | {one.licence} | {one.place} |"
    yield ""


def sbom(found: Iterable[Part]) -> str:
    """Return the SBOM; its number follows from what it lists."""
    components = [one.plain() for one in found]
    number = uuid5(NAMESPACE_URL, json.dumps(components, sort_keys=True))
    us = {"type": "application", "bom-ref": US, "name": US, "licenses": [{"expression": "MIT"}]}
    bom = {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{number}", "version": 1,
        "metadata": {"component": us}, "components": components,
        "dependencies": [{"ref": US, "dependsOn": [one["bom-ref"] for one in components]}],
    }
    return json.dumps(bom, indent=1) + "\n"


def main() -> None:
    found = parts()
    LICENCES.write_text(page(found), "utf-8")
    SBOM.write_text(sbom(found), "utf-8")


if __name__ == "__main__":
    main()
