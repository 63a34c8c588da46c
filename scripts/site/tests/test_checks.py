"""The check finds what is wrong with a site, and nothing else."""

import small

import checks
from pagelinks import PageLinks

PAGE = '<html><body><h1 id="top">A</h1>{}</body></html>'


class ChecksTest(small.FolderTest):
    def setUp(self):
        super().setUp()
        self.put("style.css", "body { color: red }")
        self.put("a b/index.html", PAGE.format('<h2 id="一">B</h2>'))
        self.put("picture.png", "")

    def faults(self, body: str) -> list[str]:
        self.put("index.html", PAGE.format(body))
        return checks.faults(self.folder)

    def test_links_that_resolve_pass(self):
        for body in [
            '<a href="#top">x</a>',
            '<a href="a%20b/index.html#%E4%B8%80">x</a>',
            '<a href="picture.png">x</a>',
            '<img src="picture.png" srcset="picture.png 1x, data:image/png;base64,AA 2x">',
            '<a class="outside" href="https://example.org">x</a>',
            '<link rel="stylesheet" href="style.css">',
            '<style>p { background: url("data:image/png;base64,AA") }</style>',
        ]:
            with self.subTest(body=body):
                self.assertEqual(self.faults(body), [])

    def test_links_that_do_not_are_found(self):
        for body in [
            '<a href="gone.html">x</a>',
            '<a href="a%20b/">x</a>',
            '<a href="#gone">x</a>',
            '<a href="a%20b/index.html#gone">x</a>',
            '<a href="/index.html">x</a>',
            '<a href="file:///index.html">x</a>',
            '<a href="https://example.org">x</a>',
            '<img src="gone.png">',
            '<img srcset="picture.png, gone.png 2x">',
            '<img src="https://example.org/a.png">',
            '<script src="//example.org/a.js"></script>',
            '<iframe src="gone.html"></iframe>',
            '<style>@import "gone.css";</style>',
            '<p style="background: url(gone.png)">x</p>',
            '<p id="top">x</p>',
        ]:
            with self.subTest(body=body):
                self.assertEqual(len(self.faults(body)), 1)

    def test_a_style_that_loads_from_outside_is_found(self):
        self.put("style.css", "@font-face { src: url(https://example.org/font) }")
        self.assertEqual(self.faults(""), ["style.css: loads https://example.org/font from outside"])

    def test_a_site_needs_a_front_page(self):
        self.assertEqual(checks.faults(self.folder), ["index.html: missing"])

    def test_words_in_a_script_are_no_links(self):
        page = PageLinks("""<script>const a = '<img src="gone.png">';</script>""")
        self.assertEqual((page.loaded, page.followed), ([], []))
