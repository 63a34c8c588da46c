/// The texts above the Orihon side, which name the API that replaces each naive approach.
nonisolated enum LabSolutions {
  /// The solution of each pair, by its number.
  static let all: [String: String] = [
    "S01": "scene events name the row and its phase",
    "S02": #".row("shelf"): a row by its section"#,
    "S03": "ScrollView.events(): what moved, and why",
    "S04": "CarouselSection(dotsKind:)",
    "S05": "PageTracker: the nearest resting place",
    "S06": "a row hears of its own axis alone",
    "S07": "CarouselSection(dotsKind:)",
    "S08": "PageControlBinding.connect",
    "S09": "PageControlBinding.connect",
    "S10": "CollectionView.paging, for the feed alone",
    "S11": "no mode to switch: paging is a rule",
    "S12": ".didSettle, in the frame it is true",
    "S13": "the latest request wins, nothing is locked",
    "S14": ".alreadyThere ends a request at once",
    "S15": "nothing is switched, nothing restored",
    "S16": "a ScrollTask ends with its own request",
    "S17": "an overlay measured with its text",
    "S18": ".estimated heights, measured each time",
    "S19": "zIndex of the boundary item",
    "S20": "AutoScrollSettings(resetBy:pauses:)",
    "S21": "CarouselSection(autoScroll:)",
    "S22": "CarouselSection(autoScroll:)",
    "S23": "AutoScrollSettings(wrap: .rewind)",
    "S24": "a section with orthogonal scrolling",
    "S25": "CarouselSection(loops: true)",
    "S26": ".groupPagingCentered, from the container",
    "S27": "SnapPolicy: a page that exists",
    "S28": "the dots follow what shows",
    "S29": "SnapPolicy: one curve to the page",
    "S30": "CarouselSection(loops: true)",
    "S31": "CarouselSection(loops: true)",
    "S32": "CarouselSection(loops: true)",
    "S33": ".directionChanged: what the hand meant",
    "S34": "ScrollDirection, with a dead band",
    "S35": "DirectionObservation: on is on",
  ]
}

extension LabPair {
  /// The solution in a few words.
  package var cure: String { LabSolutions.all[id] ?? "" }
}

extension LabPair {
  /// The caption above the Orihon side.
  var cureCaption: String { cure.isEmpty ? "折本 · Orihon" : "折本 Orihon · \(cure)" }
}
