"""Every page of the documentation: what stands above its content, the content, and the lists below it."""

import shutil

import elements
import links
from archive import FOLDER, Archive
from content import Content
from elements import text
from faults import Fault
from shell import Shell


def write(archive: Archive, shell: Shell) -> None:
    """Writes every page of the archive and its pictures."""
    for address in archive.pages:
        page = archive.paths[address]
        data = archive.pages[address]
        title = data["metadata"]["title"]
        words = plain(data.get("abstract", []))
        shell.write(page, f"{title} · Orihon", body(archive, page, data), part="reference", words=words)
    for name in ("images", "downloads", "videos"):
        source = archive.folder / name
        if source.is_dir() and any(file.is_file() for file in source.rglob("*")):
            shutil.copytree(source, shell.folder / FOLDER / name)


def plain(nodes: list[dict]) -> str:
    """Returns the words of a line without marks."""
    return "".join(node.get("text") or node.get("code") or "" for node in nodes)


def body(archive: Archive, page: str, data: dict) -> str:
    """Returns what a page says."""
    content = Content(archive, page, data.get("references", {}))
    meta = data["metadata"]
    kind = "Module" if meta.get("symbolKind") == "module" else meta.get("roleHeading", "")
    parts = [_crumbs(content, data), f'<p class="kind">{text(kind)}</p>']
    name = text(meta["title"])
    parts.append(f"<h1><code>{name}</code></h1>" if _is_code(meta) else f"<h1>{name}</h1>")
    if data.get("abstract"):
        parts.append(f'<p class="abstract">{content.inline(data["abstract"])}</p>')
    for section in data.get("primaryContentSections", []):
        parts.append(primary(content, section))
    parts.append(_lists(content, data.get("topicSections"), "Topics"))
    parts.append(_lists(content, data.get("defaultImplementationsSections"), "Default implementations"))
    parts.append(_lists(content, data.get("relationshipsSections"), "Relationships"))
    parts.append(_lists(content, data.get("seeAlsoSections"), "See also"))
    return f'<article class="doc">{"".join(part for part in parts if part)}</article>'


def _is_code(meta: dict) -> bool:
    return "symbolKind" in meta and meta["symbolKind"] != "module"


def _crumbs(content: Content, data: dict) -> str:
    steps = [elements.link(links.relative(content.page, f"{FOLDER}/index.html"), "Reference")]
    for identifier in (data.get("hierarchy", {}).get("paths") or [[]])[0]:
        found = content.references.get(identifier)
        if found and found.get("url") and content.archive.path(found["url"]):
            steps.append(content.link(found, text(found["title"])))
    return f'<nav class="crumbs" aria-label="Place">{" / ".join(steps)}</nav>'


def primary(content: Content, section: dict) -> str:
    """Returns a section of a page's own content."""
    kind = section["kind"]
    if kind == "content":
        return content.blocks(section["content"])
    if kind == "declarations":
        code = "\n\n".join(content.declaration(one["tokens"]) for one in section["declarations"])
        return f'<pre class="declaration" tabindex="0"><code>{code}</code></pre>'
    if kind == "parameters":
        pairs = "".join(
            f"<dt><code>{text(one['name'])}</code></dt><dd>{content.blocks(one['content'])}</dd>"
            for one in section["parameters"]
        )
        return f'<h2 id="parameters">Parameters</h2><dl>{pairs}</dl>'
    if kind == "mentions":
        found = [content.references[one] for one in section["mentions"] if one in content.references]
        items = "".join(f"<li>{content.link(one, content.title(one))}</li>" for one in found)
        return f'<h2 id="mentioned-in">Mentioned in</h2><ul>{items}</ul>'
    if kind == "attributes":
        pairs = "".join(
            f"<dt>{text(one['title'])}</dt><dd><code>{text(str(one.get('value', '')))}</code></dd>"
            for one in section["attributes"]
        )
        return f"<dl>{pairs}</dl>"
    raise Fault(f"{content.page}: a section of the kind {kind}, which the site cannot show")


def _lists(content: Content, sections: list[dict] | None, title: str) -> str:
    if not sections:
        return ""
    identity = title.lower().replace(" ", "-")
    parts = [f'<h2 id="{identity}">{title}</h2>']
    for section in sections:
        if section.get("title"):
            parts.append(f"<h3>{text(section['title'])}</h3>")
        if section.get("abstract"):
            parts.append(f"<p>{content.inline(section['abstract'])}</p>")
        for discussion in [section["discussion"]] if section.get("discussion") else []:
            parts.append(content.blocks(discussion["content"]))
        items = [_entry(content, identifier) for identifier in section["identifiers"]]
        parts.append(f'<dl class="topics">{"".join(items)}</dl>')
    return f"<section>{''.join(parts)}</section>"


def _entry(content: Content, identifier: str) -> str:
    found = content.references.get(identifier)
    if found is None:
        raise Fault(f"{content.page}: a list names {identifier}, which the page does not describe")
    fragments = found.get("fragments")
    if fragments and found.get("kind") == "symbol" and found.get("role") != "collection":
        label = f"<code>{text(''.join(one['text'] for one in fragments))}</code>"
    else:
        label = content.title(found)
    words = f"<dd>{content.inline(found['abstract'])}</dd>" if found.get("abstract") else ""
    return f"<dt>{content.link(found, label)}</dt>{words}"
