import Documents
import Stage
import Testing

@testable import FeedFiles

/// The numbers and choices of a feed while it runs: where each comes from, what is refused, and what a reset means.
struct FeedTuningTests {
  private static let text = """
    settings:
      motion: {bounceRate: 11, preset: seed}
      gestures: {mouseSlop: 5}
    sections:
      - id: cards
        layout: carousel
        paging: {policy: desktop}
        autoplay: {interval: 4}
        cards: [{title: A}, {title: B}, {title: C}]
      - id: free
        layout: carousel
        behavior: continuous
        cards: [{title: A}]
      - {id: list, cards: [{title: A}]}
    """

  private func tuning(_ text: String = text) throws -> FeedTuning {
    try FeedReader().read(text: text, name: "test.yml", baseFolder: nil).tuning
  }

  private func key(_ path: String, in tuning: FeedTuning) throws -> TunableKey {
    try #require(tuning.keys.first { $0.path.description == path }, "no key \(path)")
  }

  @Test(arguments: [
    ("motion.bounceRate", "11", FeedTuning.Layer.file), ("motion.snapRate", "12", .standard),
    ("motion.directionDeadBand", "0", .preset), ("motion.preset", "seed", .file),
    ("gestures.touchSlop", "10", .standard), ("cards.paging.distanceShare", "0.3333333333333333", .preset),
    ("cards.paging.maxPagesPerFlick", "1", .preset), ("cards.autoplay.interval", "4", .file),
    ("motion.retargetDecays.0", "6", .standard), ("cards.paging.distanceLimits.1", "160", .standard),
    ("cards.transform", "none", .standard),
  ])
  func `every value says from which layer it comes`(path: String, text: String, layer: FeedTuning.Layer)
    throws
  {
    let tuning = try tuning()
    #expect(tuning.value(of: try key(path, in: tuning)) == FeedTuning.Value(text: text, layer: layer))
  }

  @Test func `the numbers of every setting and of every row with stops can be changed`() throws {
    let tuning = try tuning()
    let paths = Set(tuning.keys.map(\.path.description))
    for setting in FeedSetting.allCases { #expect(paths.contains(setting.rawValue)) }
    #expect(paths.contains("cards.paging.threshold"))
    #expect(!paths.contains { $0.hasPrefix("free.paging") || $0.hasPrefix("list.") })
    #expect(paths.count == tuning.keys.count)
  }

  @Test func `a line is found by its name, and set by it`() throws {
    for key in try tuning().keys {
      #expect(key.path.description.hasSuffix(key.name))
      #expect(SettingPath(key.path.description) == key.path)
    }
  }

  @Test func `a change is live, and none any more when it goes back`() throws {
    var tuning = try tuning()
    let key = try key("motion.bounceRate", in: tuning)
    try tuning.set(key.path, to: "20")
    #expect(tuning.value(of: key) == FeedTuning.Value(text: "20", layer: .live))
    #expect(tuning.valueInFile(of: key) == FeedTuning.Value(text: "11", layer: .file))
    #expect(tuning.document.settings[.bounceRate] == 20)
    #expect(tuning.standard(of: key) == FeedTuning.Value(text: "10", layer: .standard))
    try tuning.set(key.path, to: "11")
    #expect(tuning.changes.isEmpty)
    #expect(tuning.value(of: key).layer == .file)
  }

  @Test(arguments: [
    ("motion.bounceRate", "0", "\"bounceRate\" is 0; allowed: from 1 to 100 per second"),
    ("motion.bounceRate", "much", "\"bounceRate\" is much; a number is needed"),
    ("motion.preset", "ios", "\"preset\" is ios; allowed: uiKit, desktop, seed"),
    ("motion.nothing", "1", "\"motion\" has no key \"nothing\""),
    ("none.paging.threshold", "1", "\"none.paging.threshold\" names no row; rows: cards, free"),
    (
      "motion.retargetDecays.0", "50", "\"retargetDecays\" begins above its end; the lower number comes first"
    ),
    ("motion.retargetDecays.7", "50", "\"motion.retargetDecays.7\" has no place 7; there are 2"),
    ("free.paging.threshold", "1", "\"paging\" needs a carousel with stops; \"continuous\" has none"),
  ])
  func `what the file could not say is refused in the file's words, and the old value stays`(
    path: String, text: String, words: String
  ) throws {
    var tuning = try tuning()
    let before = tuning
    let path = try #require(SettingPath(path))
    do {
      try tuning.set(path, to: text)
      Issue.record("\(path)=\(text) was taken")
    } catch {
      #expect(error.description.hasPrefix(words), "\(error)")
    }
    #expect(tuning == before)
  }

  @Test func `two numbers that belong together keep their order`() throws {
    var tuning = try tuning()
    let (low, high) = (
      try key("motion.retargetDecays.0", in: tuning), try key("motion.retargetDecays.1", in: tuning)
    )
    #expect(tuning.range(of: low)?.upper == 30)
    #expect(tuning.range(of: high)?.lower == 6)
    try tuning.set(high.path, to: "8")
    #expect(tuning.range(of: low)?.upper == 8)
    #expect(tuning.document.settings.retargetDecays == 6...8)
  }

  @Test func `of a list's numbers only those that were changed are live, and others no file's`()
    throws
  {
    var tuning = try tuning()
    let lists = ["motion.retargetDecays", "cards.paging.distanceLimits"]
    for list in lists { try tuning.set(#require(SettingPath("\(list).0")), to: "7") }
    for list in lists {
      #expect(tuning.value(of: try key("\(list).0", in: tuning)).layer == .live)
      let other = try key("\(list).1", in: tuning)
      #expect(tuning.value(of: other) == tuning.valueInFile(of: other))
    }
  }

  /// What is neither a number nor one choice: lists of reasons, and pictures.
  private static let untuned: Set = [
    "turning.autoplay.pauses", "turning.autoplay.keepsRemaining", "turning.dots.image",
    "turning.dots.currentImage",
  ]

  @Test func `every number and choice of the settings and of a row's groups can be tuned`() throws {
    let tuning = try tuning(
      """
      sections:
        - id: turning
          layout: carousel
          behavior: groupPaging
          autoplay: {durations: [2, 3]}
          dots: {position: below}
          cards: [{title: A}, {title: B}]
      """)
    let row = FeedCarouselKeys.declared
    let groups: [(String, MapForm)] = [
      ("turning." + row.paging.name, FeedPagingKeys.form),
      ("turning." + row.autoplay.name, FeedAutoplayKeys.form),
      ("turning." + row.dots.name, FeedDotsKeys.form),
    ]
    var names: Set = ["turning." + row.transform.name]
    for (group, form) in groups { names.formUnion(form.keys.map { "\(group).\($0.name)" }) }
    for group in FeedSettingsKeys.form.keys {
      guard case .map(let form) = group.value else { continue }
      names.formUnion(form.keys.map { "\(group.name).\($0.name)" })
    }
    #expect(names.count > 60)
    #expect(names.subtracting(tuning.keys.map(\.path.list.description)) == Self.untuned)
  }

  @Test func `changes move to another version of the file, but those that it cannot have`() throws {
    var tuning = try tuning()
    try tuning.set(#require(SettingPath("cards.paging.threshold")), to: "0.5")
    try tuning.set(#require(SettingPath("motion.snapRate")), to: "20")
    let newer = try self.tuning("settings: {motion: {snapRate: 15}}\nsections: []")
    let moved = tuning.moved(to: newer)
    #expect(moved.assignments.map(\.name) == ["motion.snapRate"])
    #expect(moved.document.settings[.snapRate] == 20)
    let back = tuning.moving([:], to: newer)
    #expect(back[try #require(SettingPath("motion.snapRate"))] == "12")
  }

  @Test func `cards and look stay while numbers change`() throws {
    let reading = try FeedReader().read(text: Self.text, name: "test.yml", baseFolder: nil)
    let set = try reading.setting([
      try SettingAssignment("cards.paging.threshold=1/4"), try SettingAssignment("motion.bounceRate=2*8"),
    ])
    #expect(set.feed.settings[.bounceRate] == 16)
    #expect(set.feed.sections[0].carousel?.snapping?.threshold == 0.25)
    #expect(set.feed.sections.map(\.cards) == reading.feed.sections.map(\.cards))
    #expect(set.feed.look == reading.feed.look)
  }

  @Test func `a large feed is read again without its cards`() throws {
    let cards = (0..<5000).map { "{title: c\($0)}" }.joined(separator: ", ")
    let tuning = try tuning("sections:\n  - {id: many, layout: carousel, cards: [\(cards)]}")
    #expect(tuning.document.sections.map(\.id) == ["many"])
    #expect(tuning.document.sections[0].cards.isEmpty)
  }
}
