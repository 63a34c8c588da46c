/// The list of keys, in groups of related keys.
nonisolated enum HelpText {
  /// A line of the list: keys and their meaning.
  struct Line: Hashable {
    let keys: String
    let meaning: String
    /// The service that the window has to offer for these keys; default none.
    var service: WindowServices = []

    init(_ keys: String, _ meaning: String, _ service: WindowServices = []) {
      self.keys = keys
      self.meaning = meaning
      self.service = service
    }
  }

  /// Returns the groups for a window that offers `services`, without keys that would do nothing there.
  static func groups(for services: WindowServices) -> [[Line]] {
    all(inspecting: services.contains(.elements) ? "inspect; a click copies" : "inspect")
      .map { group in group.filter { services.isSuperset(of: $0.service) } }
      .filter { !$0.isEmpty }
  }

  private static func all(inspecting: String) -> [[Line]] {
    [
      [
        Line("drag", "the feed, a row, the dots"),
        Line("wheel ⇧wheel", "the feed, the row"),
        Line("← →", "the page of a row"),
        Line("↑ ↓", "the feed by a line"),
        Line("Page Up/Down", "the feed by a page"),
        Line("Space ⇧Space", "the feed by a page"),
        Line("Home End", "the ends of the feed"),
        Line("Tab ⇧Tab", "rows, dots and buttons"),
        Line("Enter", "press the button in focus"),
      ],
      [
        Line("T", "light or dark"),
        Line("M", "right to left"),
        Line("R", "reduced motion"),
        Line("P", "pause auto-scroll"),
        Line("D ⇧D", "device size, turned", .devices),
      ],
      [
        Line("H ⇧H", "measurements, traces"),
        Line("I", inspecting),
        Line("⌥ Tab ⇧Tab", "distances; inside, around"),
        Line("L", "loupe"),
        Line("V", "layers"),
        Line("O ⇧O", "dropped picture: mode, away"),
        Line("[ ] A", "its opacity, align it"),
      ],
      [
        Line("- =", "slower, faster"),
        Line("F", "freeze, go back, take over", .timeTravel),
        Line(", .", "frozen: a frame back, on", .timeTravel),
        Line("⇧, ⇧.", "frozen: 100 ms back, on", .timeTravel),
        Line("Home End", "frozen: earliest, latest", .timeTravel),
      ],
      [
        Line("S", "save a still", .stills),
        Line("C", "copy the command for this", .commands),
        Line("⌃S", "save what has happened", .recordings),
        Line("⌃R", "begin a recording, end it", .recordings),
      ],
      [
        Line("F11 Esc", "full screen, back"),
        Line("⌃Q", "quit"),
        Line("?", "this list"),
      ],
    ]
  }
}
