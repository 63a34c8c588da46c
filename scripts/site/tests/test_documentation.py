"""DocC's pages."""

import json

import small

import documentation
from archive import Archive
from content import Content
from faults import Fault

REFERENCES = {
    "doc://a/B": {
        "type": "topic",
        "kind": "symbol",
        "role": "symbol",
        "title": "B",
        "url": "/documentation/a/b",
        "abstract": [{"type": "text", "text": "A type."}],
        "fragments": [{"kind": "keyword", "text": "struct"}, {"kind": "text", "text": " B"}],
    },
    "doc://a/gone": {"type": "unresolvable", "title": "Gone"},
    "pic.png": {
        "type": "image",
        "alt": 'A "picture"',
        "variants": [
            {"url": "/images/a/pic.png", "traits": ["1x", "light"]},
            {"url": "/images/a/pic~dark.png", "traits": ["1x", "dark"]},
        ],
    },
}


def words(text: str) -> dict:
    return {"type": "text", "text": text}


class DocumentationTest(small.FolderTest):
    def setUp(self):
        super().setUp()
        self.pages = {
            "a": {
                "kind": "symbol",
                "metadata": {"title": "A", "roleHeading": "Module", "symbolKind": "module"},
                "hierarchy": {"paths": [[]]},
                "references": REFERENCES,
                "topicSections": [{"title": "Types", "identifiers": ["doc://a/B"]}],
            },
            "a/b": {"kind": "symbol", "metadata": {"title": "B", "symbolKind": "struct"}, "references": {}},
        }
        for name, data in self.pages.items():
            self.put(f"data/documentation/{name}.json", json.dumps(data))
        for name in ("pic.png", "pic~dark.png"):
            self.put(f"images/a/{name}", "")
        self.archive = Archive(self.folder)
        self.content = Content(self.archive, "reference/a/index.html", REFERENCES)

    def test_a_page_lies_where_its_address_says(self):
        self.assertEqual(self.archive.path("/documentation/A/B#Here"), "reference/a/b/index.html#Here")
        self.assertIsNone(self.archive.path("/documentation/a/c"))
        self.assertEqual(self.archive.modules, ["/documentation/a"])

    def test_blocks_and_words(self):
        for node, result in [
            (
                {"type": "heading", "level": 3, "text": "A & b", "anchor": "A--b"},
                '<h3 id="A--b">A &amp; b</h3>',
            ),
            (
                {"type": "paragraph", "inlineContent": [words("a "), {"type": "codeVoice", "code": "<b>"}]},
                "<p>a <code>&lt;b&gt;</code></p>",
            ),
            (
                {
                    "type": "paragraph",
                    "inlineContent": [{"type": "reference", "identifier": "doc://a/B", "isActive": True}],
                },
                '<p><a href="b/index.html"><code>B</code></a></p>',
            ),
            (
                {"type": "paragraph", "inlineContent": [{"type": "reference", "identifier": "doc://a/gone"}]},
                "<p>Gone</p>",
            ),
            (
                {
                    "type": "unorderedList",
                    "items": [{"content": [{"type": "paragraph", "inlineContent": [words("x")]}]}],
                },
                "<ul><li>x</li></ul>",
            ),
        ]:
            with self.subTest(node=node):
                self.assertEqual(self.content.block(node), result)

    def test_a_picture_has_a_dark_form(self):
        result = self.content.inline([{"type": "image", "identifier": "pic.png"}])
        self.assertIn(
            '<source media="(prefers-color-scheme: dark)" srcset="../images/a/pic~dark.png">', result
        )
        self.assertIn('<img src="../images/a/pic.png" alt="A &quot;picture&quot;"', result)

    def test_a_link_that_leaves_the_site_says_so(self):
        result = self.content.inline(
            [{"type": "link", "destination": "https://example.org", "title": "There"}]
        )
        self.assertEqual(result, '<a class="outside" rel="noreferrer" href="https://example.org">There</a>')

    def test_what_cannot_be_shown_is_a_fault(self):
        for node in (
            {"type": "hologram"},
            {"type": "paragraph", "inlineContent": [{"type": "smell"}]},
            {"type": "paragraph", "inlineContent": [{"type": "reference", "identifier": "doc://a/C"}]},
        ):
            with self.subTest(node=node), self.assertRaisesRegex(Fault, "reference/a/index.html"):
                self.content.block(node)
        with self.assertRaisesRegex(Fault, "hologram"):
            documentation.primary(self.content, {"kind": "hologram"})

    def test_a_declaration_links_the_types_in_it(self):
        tokens = [
            {"kind": "keyword", "text": "let"},
            {"kind": "text", "text": " b: "},
            {"kind": "typeIdentifier", "text": "B", "identifier": "doc://a/B"},
        ]
        section = {"kind": "declarations", "declarations": [{"tokens": tokens}]}
        self.assertIn(
            '<span class="keyword">let</span> b: <a href="b/index.html">B</a>',
            documentation.primary(self.content, section),
        )

    def test_a_page_lists_its_topics(self):
        result = documentation.body(self.archive, "reference/a/index.html", self.pages["a"])
        self.assertIn('<dt><a href="b/index.html"><code>struct B</code></a></dt><dd>A type.</dd>', result)

    def test_a_folder_without_pages_is_no_archive(self):
        with self.assertRaises(Fault):
            Archive(self.folder / "images")
