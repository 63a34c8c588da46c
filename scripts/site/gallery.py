"""The gallery: a page of all scenes, and for each one a page with its film, source, scripts and commands."""

import html
import shutil

import elements
import links
from elements import text
from program import Program
from repository import Repository
from scenes import Scene
from shell import Shell

# Pixels of a film for one of the screen: its text stays legible, and ten seconds stay below 3 MB.
FILM_SCALE = "0.7"
POSTER_TIME = "0.5"
POSTER_SIZE = (430, 932)


def write(scenes: list[Scene], program: Program, repository: Repository, shell: Shell) -> None:
    """Writes the gallery's pages, its films and its pictures."""
    folder = shell.folder / "gallery"
    (folder / "films").mkdir(parents=True)
    (folder / "pictures").mkdir()
    for scene in scenes:
        for theme in ("light", "dark"):
            program.run("shoot", scene.name, "--at", POSTER_TIME, "--theme", theme, "--out", "stills")
            still = program.folder / "stills" / f"{scene.name}-{POSTER_TIME}.png"
            shutil.move(still, folder / "pictures" / f"{scene.name}-{theme}.png")
        if scene.film_script:
            film = folder / "films" / f"{scene.name}.html"
            program.run(
                "replay", scene.film_script, scene.name, "--film", str(film), "--film-scale", FILM_SCALE
            )
        shell.write(
            f"gallery/{scene.name}.html",
            f"{scene.name} · Orihon",
            scene_page(scene, scenes, repository),
            part="gallery",
            words=scene.english,
        )
    shell.write(
        "gallery/index.html",
        "Gallery · Orihon",
        index(scenes),
        part="gallery",
        words="Every scene that ships, as a film, with its source and its command.",
    )


def _command(words: str) -> str:
    return f"<pre>{elements.command(words)}</pre>"


def _address(scene: Scene, page: str) -> str:
    return links.relative(page, f"gallery/{scene.name}.html")


def poster(scene: Scene, page: str) -> str:
    """Returns the picture of a scene at rest, light or dark as the page is."""
    light, dark = (
        links.relative(page, f"gallery/pictures/{scene.name}-{theme}.png") for theme in ("light", "dark")
    )
    width, height = POSTER_SIZE
    return (
        f'<picture><source media="(prefers-color-scheme: dark)" srcset="{dark}">'
        f'<img src="{light}" width="{width}" height="{height}" loading="lazy" alt=""></picture>'
    )


def index(scenes: list[Scene]) -> str:
    """Returns the page of all scenes, group by group."""
    page = "gallery/index.html"
    parts = [
        '<div class="lead"><h1>Gallery <span lang="ja">場面</span></h1>'
        f"<p>{len(scenes)} scenes ship with Orihon. Each has a film of a real replay, its source, and the "
        "command that opens it.</p></div>"
    ]
    for group in dict.fromkeys(scene.group for scene in scenes):
        parts.append(f'<h2>{text(group)}</h2><ul class="scenes">')
        for scene in (one for one in scenes if one.group == group):
            target = _address(scene, page)
            parts.append(
                f'<li><a href="{target}">{poster(scene, page)}<strong>{text(scene.title)}</strong></a>'
                f'<p>{text(scene.english)}</p><p lang="ja">{text(scene.japanese)}</p></li>'
            )
        parts.append("</ul>")
    return "".join(parts)


def scene_page(scene: Scene, scenes: list[Scene], repository: Repository) -> str:
    """Returns the page of a scene."""
    page = f"gallery/{scene.name}.html"
    back = elements.link(links.relative(page, "gallery/index.html"), "Gallery")
    parts = [
        f'<nav class="crumbs" aria-label="Place">{back} / {text(scene.group)}</nav>'
        f'<div class="lead"><h1>{text(scene.title)}</h1><p>{text(scene.english)}</p>'
        f'<p lang="ja">{text(scene.japanese)}</p></div><div class="scene"><div>',
        _film(scene, page),
        "</div><div><h2>Open it</h2>",
        _command(f"orihon demo {scene.name}"),
    ]
    if scene.film_script:
        others = [script for script in scene.scripts if script != scene.film_script]
        parts.append(f"<h2>Replay it</h2>{_script(scene, scene.film_script, repository)}")
        if others:
            listed = "".join(_script(scene, script, repository) for script in others)
            parts.append(
                f"<details><summary>{len(others)} more script{'s' if len(others) > 1 else ''} of this scene"
                f"</summary>{listed}</details>"
            )
    kind = "A feed file" if scene.source.endswith(".yml") else "Written in Swift"
    name = f"<code>{text(scene.source)}</code>"
    source = elements.link(links.relative(page, repository.file(scene.source)), name)
    parts.append(f"<h2>Its source</h2><p>{kind}: {source}</p>")
    parts.append(f'<div class="source">{elements.listing(repository.read(scene.source))}</div></div></div>')
    parts.append(_neighbours(scene, scenes, page))
    return "".join(parts)


def _script(scene: Scene, script: str, repository: Repository) -> str:
    path = f"Resources/Scripts/{script}.yml"
    return (
        _command(f"orihon replay {script} {scene.name}")
        + f"<details><summary><code>{text(path)}</code></summary>"
        + f"{elements.listing(repository.read(path))}</details>"
    )


def _film(scene: Scene, page: str) -> str:
    if not scene.film_script:
        return poster(scene, page) + "<p>This scene has no script, so there is no film of it.</p>"
    film = links.relative(page, f"gallery/films/{scene.name}.html")
    command = (
        f"orihon replay {scene.film_script} {scene.name} --film {scene.name}.html --film-scale {FILM_SCALE}"
    )
    title = html.escape(f"Film of {scene.name}", quote=True)
    return (
        f'<iframe class="film" src="{film}" title="{title}" loading="lazy"></iframe>'
        f'<p class="under">{elements.link(film, "The film alone")}, one file, made by:</p>'
        f"{_command(command)}"
    )


def _neighbours(scene: Scene, scenes: list[Scene], page: str) -> str:
    place = scenes.index(scene)
    parts = []
    if place > 0:
        before = scenes[place - 1]
        parts.append(f'<a rel="prev" href="{_address(before, page)}">← {text(before.title)}</a>')
    if place + 1 < len(scenes):
        after = scenes[place + 1]
        parts.append(f'<a rel="next" href="{_address(after, page)}">{text(after.title)} →</a>')
    return f'<nav class="neighbours" aria-label="Scenes">{"".join(parts)}</nav>'
