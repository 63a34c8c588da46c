"""Packages, costs, the lab's link, the folder that is written, and the frame of a page."""

import hashlib

import small

import browser
import check
import costs
import downloads
import lab
import make
from faults import Fault
from shell import Shell


class FoldersTest(small.FolderTest):
    def test_packages_are_those_whose_checksums_are_listed(self):
        self.assertEqual(downloads.shipped(self.folder / "gone"), [])
        package = self.put("orihon_1_amd64.deb", "package")
        with self.assertRaisesRegex(Fault, "make package"):
            downloads.shipped(self.folder)
        self.put("SHA256SUMS", f"{hashlib.sha256(b'package').hexdigest()}  {package.name}\n")
        self.assertEqual(downloads.shipped(self.folder), [package])
        self.put(package.name, "another")
        with self.assertRaisesRegex(Fault, package.name):
            downloads.shipped(self.folder)

    def test_of_the_labs_report_the_page_alone_is_kept(self):
        page = self.put("index.html", "page")
        self.put("run.json", "{}")
        self.put("parts/00001-card.html", "part")
        lab.keep_page(page)
        self.assertEqual(list(self.folder.iterdir()), [page])

    def test_sizes_are_read_by_people(self):
        self.assertEqual(
            [downloads.size(count) for count in (3, 1_500, 999_400, 17_640_000)],
            ["1 kB", "2 kB", "999 kB", "17.6 MB"],
        )

    def test_the_remembered_costs_are_a_table(self):
        result = costs.runs("# words\ntour\t376153708\tcompare --scenarios ROOT/a.yml\n")
        self.assertIn("<span>compare</span> <span>--scenarios</span> <span>a.yml</span>", result)
        self.assertIn("376 million", result)
        with self.assertRaisesRegex(Fault, "scripts/cost.txt:2"):
            costs.runs("# words\ntour 376153708\n")

    def test_the_report_of_the_lab_gets_one_link_back(self):
        self.assertEqual(lab.with_link_back("<body>\n<p>").count('href="../index.html"'), 1)
        with self.assertRaises(Fault):
            lab.with_link_back("<p>")

    def test_only_a_site_is_replaced(self):
        make.refuse_foreign(self.folder / "new")
        make.refuse_foreign(self.folder)
        note = self.put("note.txt", "mine")
        for place in (self.folder, note):
            with self.subTest(place=place), self.assertRaisesRegex(Fault, "move it away"):
                make.refuse_foreign(place)
        self.put(make.MARK, "")
        make.refuse_foreign(self.folder)

    def test_a_page_stands_in_the_frame_of_its_language(self):
        shell = Shell(small.ROOT / "Site", self.folder, "1.0")
        for page, lang in (("a/b.html", "en"), ("ja/index.html", "ja")):
            shell.write(page, "A <b>", "<p>body</p>", part="lab", lang=lang, words='"words"')
        english, japanese = (
            (self.folder / page).read_text(encoding="utf-8") for page in ("a/b.html", "ja/index.html")
        )
        self.assertIn("<title>A &lt;b&gt;</title>", english)
        self.assertIn('content="&quot;words&quot;"', english)
        self.assertIn('href="../lab/index.html" aria-current="page">Lab</a>', english)
        self.assertIn('<html lang="ja">', japanese)
        self.assertIn('href="../index.html">English</a>', japanese)

    def test_a_browser_tells_what_a_page_complains_of(self):
        program = browser.installed()
        if not program:
            self.skipTest("no Chromium is installed here")
        self.put("quiet.html", "<!doctype html><title>a</title><p>quiet")
        self.put("wide.html", "<!doctype html><title>a</title><p style='width: 500px'>wide")
        self.put("loud.html", "<!doctype html><title>a</title><script>console.log('loud')</script>")
        self.put("broken.html", "<!doctype html><title>a</title><script>null.a</script>")
        self.put("lost.html", "<!doctype html><title>a</title><img src='gone.png'>")
        found = check.opened(self.folder, program, None)
        self.assertEqual(
            {fault.split(":")[0] for fault in found}, {"wide.html", "loud.html", "broken.html", "lost.html"}
        )
