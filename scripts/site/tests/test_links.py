"""Links lead from page to page without a server."""

import unittest

import small

import links


class LinksTest(unittest.TestCase):
    def test_a_link_is_relative_to_its_page(self):
        for page, target, link in [
            ("index.html", "ja/index.html", "ja/index.html"),
            ("ja/index.html", "index.html", "../index.html"),
            ("a/b/index.html", "a/c/index.html", "../c/index.html"),
            ("a/b/index.html", "a/c/index.html#here", "../c/index.html#here"),
            ("a/index.html", "a/index.html#here", "#here"),
        ]:
            with self.subTest(page=page, target=target):
                self.assertEqual(links.relative(page, target), link)

    def test_names_of_symbols_stay_links_of_one_page(self):
        self.assertEqual(
            links.relative("a/index.html", "a/init(_:of:)-5x2/index.html"), "init(_%3Aof%3A)-5x2/index.html"
        )
        self.assertEqual(links.relative("a/index.html", "a/%(_:)/index.html"), "%25(_%3A)/index.html")
        self.assertEqual(links.relative("a/index.html", "a/what?/index.html"), "what%3F/index.html")

    def test_an_anchor_is_quoted_once(self):
        self.assertEqual(links.relative("a.html", "b.html#十"), "b.html#%E5%8D%81")
        self.assertEqual(links.relative("a.html", "b.html#%E5%8D%81"), "b.html#%E5%8D%81")

    def test_the_root_is_as_many_steps_up_as_the_page_has_folders(self):
        self.assertEqual(
            [links.root(page) for page in ("index.html", "a/b.html", "a/b/c.html")], ["", "../", "../../"]
        )
