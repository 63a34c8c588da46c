"""Elements that several kinds of pages have."""

import html


def text(words: str) -> str:
    """Returns words as HTML shows them."""
    return html.escape(words, quote=False)


def listing(code: str) -> str:
    """Returns lines of code as they stand; the keyboard scrolls them too."""
    return f'<pre tabindex="0"><code>{text(code)}</code></pre>'


def command(words: str) -> str:
    """Returns a command, which ends a line only between its words."""
    parts = " ".join(f"<span>{text(word)}</span>" for word in words.split())
    return f'<code class="command">{parts}</code>'


def table(head: str, body: str) -> str:
    """Returns a table that scrolls sideways where it is wider than the page."""
    top = f"<thead>{head}</thead>" if head else ""
    return f'<div class="table" tabindex="0"><table>{top}<tbody>{body}</tbody></table></div>'


def head(*names: str, numbers: tuple[str, ...] = ()) -> str:
    """Returns a table's row of headings; those of columns of numbers stand at the right."""
    cells = [(name, ' class="number"' if name in numbers else "") for name in names]
    return "<tr>" + "".join(f'<th scope="col"{kind}>{name}</th>' for name, kind in cells) + "</tr>"


def link(target: str, label: str) -> str:
    """Returns a link inside the site; the label is HTML already."""
    return f'<a href="{html.escape(target, quote=True)}">{label}</a>'


def outside(address: str, label: str) -> str:
    """Returns a link that leaves the site, marked as such; nothing is loaded from there."""
    return f'<a class="outside" rel="noreferrer" href="{html.escape(address, quote=True)}">{label}</a>'
