"""Draw the icons of the installed page from web/icon.svg, in Chromium: make icons"""
from pathlib import Path

from tabletown.server.files import WEB
from tests.browser.chromium import chromium

OUT = Path(__file__).parent / "icons"
PAPER = "#f6f0e4"
# name: size in pixels, share of it that the drawing takes, ground
ICONS = {
    "192": (192, 1.0, "transparent"),
    "512": (512, 1.0, "transparent"),
    "maskable": (512, 0.66, PAPER),  # systems cut it to a circle
    "apple": (180, 0.8, PAPER),
}


def main() -> None:
    drawing = (WEB / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        for name, (size, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-content:center;background:{ground}}}"
                f"svg{{width:{share * size}px;height:{share * size}px}}</style>{drawing}"
            )
            page.screenshot(path=OUT / f"{name}.png", omit_background=True)


if __name__ == "__main__":
    main()
