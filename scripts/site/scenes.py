"""The scenes that ship: each with its source and its scripts, as files of the repository."""

import pathlib
import re
from dataclasses import dataclass

from faults import Fault

GALLERY = "Sources/Feeds/Gallery"
ENTRY = re.compile(r'Entry\(\.\w+, "([\w-]+)"\) \{ (?:feed\("([\w-]+)"\)|(\w+)(?:\(\))?\.scene) \}')


@dataclass(frozen=True)
class Scene:
    """A scene, as `orihon list --json` describes it, with its files."""

    name: str
    title: str
    group: str
    english: str
    japanese: str
    source: str
    scripts: tuple[str, ...]

    @property
    def film_script(self) -> str | None:
        """The script of the scene's film: the one of its name, else the first."""
        return self.name if self.name in self.scripts else next(iter(self.scripts), None)


def sources(root: pathlib.Path) -> dict[str, str]:
    """Returns the file of every scene by its name: a feed, or the Swift file of the type that makes it."""
    found = {}
    for name, feed, maker in ENTRY.findall((root / GALLERY / "Gallery.swift").read_text(encoding="utf-8")):
        if feed:
            found[name] = f"Resources/Feeds/{feed}.yml"
        else:
            files = sorted((root / GALLERY).rglob(f"{maker}.swift"))
            if len(files) != 1:
                raise Fault(
                    f"{GALLERY}: {len(files)} files are called {maker}.swift, and the scene {name} needs one"
                )
            found[name] = files[0].relative_to(root).as_posix()
    return found


def scripts_by_scene(names: list[str], scripts: list[str]) -> dict[str, list[str]]:
    """Returns the scripts of every scene: those that have its name, or begin with it and a dash.

    Of two scenes whose names fit, the script belongs to the longer one.
    """
    found: dict[str, list[str]] = {name: [] for name in names}
    for script in sorted(scripts):
        fitting = [name for name in names if script == name or script.startswith(name + "-")]
        if not fitting:
            raise Fault(f"Resources/Scripts/{script}.yml: no scene has a name that this one begins with")
        found[max(fitting, key=len)].append(script)
    return found


def scenes(root: pathlib.Path, listed: dict) -> list[Scene]:
    """Returns the scenes of `orihon list --json` in its order."""
    files = sources(root)
    scripts = scripts_by_scene([one["name"] for one in listed["scenes"]], listed["scripts"])
    result = []
    for one in listed["scenes"]:
        name = one["name"]
        if name not in files or not (root / files[name]).is_file():
            raise Fault(f"{GALLERY}/Gallery.swift: the source of the scene {name} is not found")
        result.append(
            Scene(
                name,
                one["title"],
                one["group"],
                one["english"],
                one["japanese"],
                files[name],
                tuple(scripts[name]),
            )
        )
    return result
