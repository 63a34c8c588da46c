"""Every scene has its source and its scripts."""

import small
import unittest

import scenes
from faults import Fault


class ScenesTest(unittest.TestCase):
    def test_a_script_belongs_to_the_scene_whose_name_it_begins_with(self):
        self.assertEqual(
            scenes.scripts_by_scene(["a", "a-b", "c"], ["a-x", "a", "a-b-y", "a-b"]),
            {"a": ["a", "a-x"], "a-b": ["a-b", "a-b-y"], "c": []},
        )

    def test_a_script_of_no_scene_is_a_fault(self):
        with self.assertRaisesRegex(Fault, "Resources/Scripts/ab.yml"):
            scenes.scripts_by_scene(["a"], ["ab"])

    def test_a_film_is_that_of_the_script_of_the_same_name_or_the_first(self):
        scene = scenes.Scene("b", "", "", "", "", "", ("b-a", "b"))
        self.assertEqual(scene.film_script, "b")
        self.assertEqual(scenes.Scene("b", "", "", "", "", "", ("b-a", "b-c")).film_script, "b-a")
        self.assertIsNone(scenes.Scene("b", "", "", "", "", "", ()).film_script)

    def test_every_scene_that_ships_has_a_source_and_every_script_a_scene(self):
        sources = scenes.sources(small.ROOT)
        self.assertEqual({path for path in sources.values() if not (small.ROOT / path).is_file()}, set())
        self.assertEqual(sources["default"], "Resources/Feeds/default.yml")
        self.assertEqual(sources["seed-b"], "Sources/Feeds/Gallery/Seeds/BannersSeed.swift")
        entries = (
            (small.ROOT / scenes.GALLERY / "Gallery.swift").read_text(encoding="utf-8").count("      Entry(.")
        )
        self.assertEqual(len(sources), entries)
        names = [file.stem for file in (small.ROOT / "Resources/Scripts").glob("*.yml")]
        found = scenes.scripts_by_scene(list(sources), names)
        self.assertEqual([name for name, scripts in found.items() if not scripts], [])
