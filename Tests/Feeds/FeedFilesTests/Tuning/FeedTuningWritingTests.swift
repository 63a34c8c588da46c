import Documents
import Foundation
import ScrollPhysics
import TestSupport
import Testing

@testable import FeedFiles

/// The changes written into the file's own text: only where they differ, with comments and order kept.
struct FeedTuningWritingTests {
  private func written(_ changes: [(String, String)], into text: String) throws -> String {
    var tuning = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).tuning
    for (path, value) in changes { try tuning.set(#require(SettingPath(path)), to: value) }
    return try tuning.written(into: text)
  }

  @Test(arguments: [
    // a value that is there, with a comment behind it
    (
      "settings:\n  motion:\n    bounceRate: 11   # stiff\nsections: []\n", "motion.bounceRate", "20",
      "settings:\n  motion:\n    bounceRate: 20   # stiff\nsections: []\n"
    ),
    // in braces, with a quoted neighbour
    (
      "title: \"a: {b}\"\nsettings: {motion: {bounceRate: 11, preset: 'seed'}}\nsections: []\n",
      "motion.preset", "uiKit",
      "title: \"a: {b}\"\nsettings: {motion: {bounceRate: 11, preset: uiKit}}\nsections: []\n"
    ),
    // a key that is not there yet, in braces and in a block
    (
      "settings:\n  motion: {bounceRate: 11}  # x }\nsections: []\n", "motion.snapRate", "9",
      "settings:\n  motion: {bounceRate: 11, snapRate: 9}  # x }\nsections: []\n"
    ),
    (
      "settings:\n  motion:\n    bounceRate: 11\n\n# rows\nsections: []\n", "motion.snapRate", "9",
      "settings:\n  motion:\n    bounceRate: 11\n    snapRate: 9\n\n# rows\nsections: []\n"
    ),
    (
      "settings:\n  motion:\n    bounceRate: 11\nsections: []\n", "gestures.mouseSlop", "4",
      "settings:\n  motion:\n    bounceRate: 11\n  gestures: {mouseSlop: 4}\nsections: []\n"
    ),
    // nothing there at all, and an empty value
    (
      "title: T\nsections: []\n", "dots.pitch", "12",
      "title: T\nsections: []\nsettings:\n  dots:\n    pitch: 12\n"
    ),
    (
      "settings:   # later\nsections: []\n", "dots.pitch", "12",
      "settings: {dots: {pitch: 12}}   # later\nsections: []\n"
    ),
    // rows
    (
      "sections:\n  - id: a\n    layout: carousel\n    # the cards\n    cards: [{title: A}]\n  - {id: b}\n",
      "a.paging.threshold", "0.5",
      "sections:\n  - id: a\n    layout: carousel\n    # the cards\n    cards: [{title: A}]\n    paging: {threshold: 0.5}\n  - {id: b}\n"
    ),
    (
      "sections:\n- {id: b, layout: carousel, cards: [{title: '}'}]}\n", "b.transform", "fold",
      "sections:\n- {id: b, layout: carousel, cards: [{title: '}'}], transform: fold}\n"
    ),
    // one of two numbers, there and not
    (
      "settings: {motion: {retargetDecays: [4, 40]}}\nsections: []\n", "motion.retargetDecays.1", "20",
      "settings: {motion: {retargetDecays: [4, 20]}}\nsections: []\n"
    ),
    (
      "settings: {motion: {}}\nsections: []\n", "motion.retargetDecays.1", "20",
      "settings: {motion: {retargetDecays: [6, 20]}}\nsections: []\n"
    ),
    // lines that end as on Windows
    (
      "settings:\r\n  motion:\r\n    bounceRate: 11\r\nsections: []\r\n", "motion.snapRate", "9",
      "settings:\r\n  motion:\r\n    bounceRate: 11\r\n    snapRate: 9\r\nsections: []\r\n"
    ),
  ])
  func `a value is put in its place and nothing else changes`(
    text: String, path: String, value: String, expected: String
  ) throws { #expect(try written([(path, value)], into: text) == expected) }

  @Test func `several values come together`() throws {
    let text = "# mine\nsections:\n  - id: a\n    layout: carousel\n    cards: [{title: A}, {title: B}]\n"
    let changes = [("motion.bounceRate", "20"), ("motion.snapRate", "30"), ("a.paging.policy", "desktop")]
    let result = try written(changes, into: text)
    let again = try FeedReader().read(text: result, name: "test.yml", baseFolder: nil).feed
    #expect(again.settings[.bounceRate] == 20)
    #expect(again.settings[.snapRate] == 30)
    #expect(again.sections[0].carousel?.snapping?.preset == .desktop)
    #expect(result.hasPrefix("# mine\nsections:\n  - id: a\n"))
  }

  @Test func `a text with a value over several lines is left alone`() throws {
    let text = "settings:\n  motion:\n    preset: \"se\\\n      ed\"\nsections: []\n"
    #expect(throws: FeedTuning.RejectedEdit.self) { try written([("motion.preset", "uiKit")], into: text) }
  }

  @Test
  func `in Swift a preset comes before what changes it, and ranges and cases are spelled as Swift wants`()
    throws
  {
    let text = "sections:\n  - {id: a, layout: carousel, cards: [{title: A}]}\n"
    var tuning = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).tuning
    for (path, value) in [
      ("motion.bounceRate", "20"), ("motion.preset", "desktop"), ("motion.farTarget", "preJump(3)"),
      ("motion.retargetDecays.0", "5"), ("motion.retargetDecays.1", "20"),
      ("a.paging.distanceLimits.1", "90"), ("a.paging.policy", "desktop"),
    ] { try tuning.set(#require(SettingPath(path)), to: value) }
    #expect(
      tuning.swift == """
        collectionView.motionSettings = .desktop
        collectionView.motionSettings.bounceRate = 20
        collectionView.motionSettings.farTarget = .preJump(pages: 3)
        collectionView.motionSettings.retargetDecays = 5...20
        // row a
        snapPolicy = .desktop
        snapPolicy.distanceLimits = 0...90

        """)
  }

  @Test(arguments: [
    ("uiKit", ".paging"), ("desktop", ".desktop"), ("groupBoundary", ".groupBoundary"),
    ("seedC", "SnapPolicy(rule: .currentOffset, threshold: 0.1)"),
    ("seedCCured", "SnapPolicy(rule: .fromDragStart, threshold: 0.1)"),
  ])
  func `every policy has its Swift`(name: String, swift: String) throws {
    let text = "sections:\n  - {id: a, layout: carousel, cards: [{title: A}]}\n"
    var tuning = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).tuning
    try tuning.set(#require(SettingPath("a.paging.policy")), to: name)
    #expect(tuning.swift == "// row a\nsnapPolicy = \(swift)\n")
  }

  @Test func `in Swift only public names are set`() throws {
    let file = Checkout.root().appendingPathComponent("PublicFace.txt")
    let face = try String(contentsOf: file, encoding: .utf8)
    for setting in FeedSetting.allCases where ["motion", "gestures"].contains(setting.group) {
      var tuning = try FeedReader().read(text: "sections: []", name: "a.yml", baseFolder: nil).tuning
      try tuning.set(#require(SettingPath(setting.rawValue)), to: FeedTuning.text(setting.range.upper))
      let line = tuning.swift
      guard !line.hasPrefix("//") else { continue }
      let type = setting.group == "motion" ? "MotionSettings" : "GestureSettings"
      let isSet = face.contains("\(type).\(setting.name) |")
      #expect(isSet || [.decelerationRate, .requestDuration].contains(setting), "\(line)")
    }
  }

  @Test func `fragments say only what differs`() throws {
    let text =
      "settings: {motion: {bounceRate: 11}}\nsections:\n  - {id: a, layout: carousel, cards: [{title: A}]}\n"
    var tuning = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).tuning
    #expect(tuning.yaml.isEmpty)
    for (path, value) in [
      ("motion.snapRate", "9"), ("motion.retargetDecays.1", "20"), ("a.paging.threshold", "0.5"),
      ("a.transform", "fold"),
      ("motion.carriedMomentum", "0.5"), ("gestures.mouseSlop", "4"),
    ] { try tuning.set(#require(SettingPath(path)), to: value) }
    #expect(
      tuning.yaml == """
        settings:
          gestures:
            mouseSlop: 4
          motion:
            carriedMomentum: 0.5
            retargetDecays: [6, 20]
            snapRate: 9
        sections:
          - id: a
            paging:
              threshold: 0.5
            transform: fold

        """)
    #expect(
      tuning.arguments == [
        "--set", "a.paging.threshold=0.5", "--set", "a.transform=fold", "--set", "gestures.mouseSlop=4",
        "--set",
        "motion.carriedMomentum=0.5", "--set", "motion.retargetDecays.1=20", "--set", "motion.snapRate=9",
      ])
    #expect(
      tuning.swift == """
        collectionView.motionSettings.carriedMomentum = 0.5
        collectionView.motionSettings.retargetDecays = 6...20
        collectionView.motionSettings.snapRate = 9
        collectionView.gestureSettings.mouseSlop = 4
        // row a
        snapPolicy.threshold = 0.5
        // a.transform: fold, set in a feed file only

        """)
  }
}
