"""How somebody looks at a page: the screen, the pointer, and the preferences of the machine."""
from dataclasses import dataclass
from typing import Any, Literal

Size = Literal["phone", "tablet", "desktop"]
Theme = Literal["light", "dark"]
Language = Literal["en", "nl", "pl"]

SCREENS: dict[Size, tuple[int, int]] = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
LOCALES: dict[Language, str] = {"en": "en-GB", "nl": "nl-NL", "pl": "pl-PL"}
THEMES: tuple[Theme, ...] = ("light", "dark")


@dataclass(frozen=True)
class Look:
    size: Size = "desktop"
    theme: Theme = "light"
    language: Language = "en"
    touch: bool | None = None  # None is what is usual for the size
    motion: bool = False

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"

    def context(self) -> dict[str, Any]:
        """Return the look as settings for Playwright."""
        width, height = SCREENS[self.size]
        touch = self.size != "desktop" if self.touch is None else self.touch
        return dict(
            viewport=dict(width=width, height=height),
            has_touch=touch,
            is_mobile=touch,
            locale=LOCALES[self.language],
            color_scheme=self.theme,
            reduced_motion="no-preference" if self.motion else "reduce",
        )


LOOKS = [
    Look(size, THEMES[(row + column) % 2], language)
    for row, size in enumerate(SCREENS)
    for column, language in enumerate(LOCALES)
]  # every size in every language, and each size and each language both light and dark
