"""The Markdown of the repository's pages."""

import unittest

import small

import markdown

RENDER = markdown.Markdown(
    lambda target, label: f"[{label}>{target}]", lambda target, alt: f"({alt}>{target})"
).render


class MarkdownTest(unittest.TestCase):
    def test_marks_inside_a_line(self):
        for text, result in [
            ("a `b < c` *d* **e**", "a <code>b &lt; c</code> <em>d</em> <strong>e</strong>"),
            ("`*a* [b](c)`", "<code>*a* [b](c)</code>"),
            ("[`a`](b.md#c) d", "[<code>a</code>>b.md#c] d"),
            ("![a\nb](c.png)", "(a\nb>c.png)"),
            ("2 * 3 * 4 & 'default-*' *", "2 * 3 * 4 &amp; 'default-*' *"),
        ]:
            with self.subTest(text=text):
                self.assertEqual(RENDER(text), f"<p>{result}</p>")

    def test_a_heading_has_the_anchor_that_links_name(self):
        self.assertEqual(
            RENDER("## Two words, `code`"), '<h2 id="two-words-code">Two words, <code>code</code></h2>'
        )

    def test_headings_of_the_same_words_have_anchors_of_their_own(self):
        self.assertEqual(RENDER("# A\n## A\n### A").count('id="a'), 3)
        self.assertIn('id="a-1"', RENDER("# A\n## A"))

    def test_code_is_kept_as_it_stands(self):
        self.assertIn(
            "<code># no heading\n\n| no table |\n&lt;b&gt;</code>",
            RENDER("```\n# no heading\n\n| no table |\n<b>\n```"),
        )

    def test_a_table_has_cells_with_bars_in_code(self):
        result = RENDER("| a | b |\n|---|:-:|\n| `x|y` | 1 \\| 2 |\n\nafter")
        self.assertIn('<th scope="col">a</th><th scope="col">b</th>', result)
        self.assertIn("<td><code>x|y</code></td><td>1 | 2</td>", result)
        self.assertTrue(result.endswith("<p>after</p>"))

    def test_a_list_has_lines_that_go_on_and_lists_inside(self):
        result = RENDER("- a\n  b\n- c\n  - d\n\n1. e\n   f\n2. g")
        self.assertEqual(
            result.replace("\n", " "),
            "<ul><li>a b</li> <li><p>c</p> <ul><li>d</li> </ul></li> </ul> <ol><li>e f</li> <li>g</li> </ol>",
        )

    def test_a_section_ends_where_the_next_begins(self):
        page = "# A\n\n## B\n\nb\n\n### C\n\nc\n\n## D\n\nd\n"
        self.assertEqual(markdown.section(page, "B"), "b\n\n### C\n\nc\n")
        self.assertEqual(markdown.section(page, "D"), "d\n")
        self.assertEqual(markdown.section(page, "E"), "")
