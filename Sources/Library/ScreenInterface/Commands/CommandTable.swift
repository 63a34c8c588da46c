/// The table of every key that triggers a command, in groups.
///
/// Windows, a frozen scene, the list of keys and the page `Keys.md` of the documentation are all made from it.
package enum CommandTable {
  /// A command with its key and the states in which it is available.
  package struct Binding: Sendable, Hashable {
    /// The command.
    package var command: Command
    /// The key.
    package var press: KeyPress
    /// The states in which it is available.
    package var moments: Command.Availability
  }

  /// A line of the list of keys.
  package struct Line: Sendable, Hashable {
    /// The keys as written in the list, separated by spaces.
    package var keys: String
    /// The meaning in a few words.
    package var meaning: String
    /// The window service that these keys need; none for keys that work in any window.
    package var service: WindowServices
    /// The services that use these keys otherwise, each of which disables them; none for most keys.
    package var rivals: WindowServices
    /// The commands of these keys; none for keys that belong to the scene.
    package var bindings: [Binding]

    /// Creates a line; by default of keys that belong to the scene.
    package init(
      _ keys: String, _ meaning: String, service: WindowServices = [], rivals: WindowServices = [],
      bindings: [Binding] = []
    ) {
      self.keys = keys
      self.meaning = meaning
      self.service = service
      self.rivals = rivals
      self.bindings = bindings
    }
  }

  /// The lines of the list of keys, in groups.
  package static let groups: [[Line]] = [
    [
      pairKeys("Space", "play the pair again", [(.playAgain, KeyPress("space"))]),
      pairKeys(
        "← →", "the pair before, after",
        [(.previousPair, KeyPress("left")), (.nextPair, KeyPress("right"))]),
      Line("Esc", "back to the index", service: .pairs),
      Line("Tab ⇧Tab", "the next card, the one before", service: .index),
      Line("← →", "a card of the row", service: .index),
      Line("Enter", "open the card in focus", service: .index),
    ],
    [
      scene("drag", "the feed, a row, the dots"),
      scene("wheel ⇧wheel", "the feed, the row"),
      scene("← →", "the page of a row", unless: [.pairs, .index]),
      scene("↑ ↓", "the feed by a line"),
      scene("Page Up/Down", "the feed by a page"),
      scene("Space ⇧Space", "the feed by a page", unless: .pairs),
      scene("Home End", "the ends of the feed"),
      scene("Tab ⇧Tab", "what can be pressed", unless: .index),
      scene("Enter", "press what is in focus", unless: .index),
    ],
    [
      line("T", "light or dark", [(.toggleTheme, plain("t"))]),
      line("M", "right to left", [(.mirror, plain("m"))]),
      line("R", "reduced motion", [(.reduceMotion, plain("r"))]),
      line("P", "pause auto-scroll", [(.pauseAutoScroll, KeyPress("p", forbids: [.control, .alt]))]),
      line(
        "Z ⇧Z", "larger text, smaller", [(.smallerText, shifted("z")), (.largerText, plain("z"))]),
      line(
        "D ⇧D", "device size, turned", for: .devices,
        [(.turnDevice, shifted("d")), (.nextDevice, plain("d"))]),
    ],
    [
      line(
        "H ⇧H", "measurements, trails",
        [(.toggleTrails, shifted("h"))], always: [(.toggleMeasurements, unshifted("h"))]),
      line("I", "inspect; a click copies", always: [(.toggleInspector, plain("i"))]),
      line(
        "⌥ Tab ⇧Tab", "distances; inside, around", [(.measureDistances, KeyPress("alt"))],
        always: [(.inspectAround, shifted("tab")), (.inspectInside, plain("tab"))]),
      line("K", "tune numbers as it moves", for: .tuning, [(.toggleTuning, plain("k"))]),
      line(
        "L V", "loupe, layers", always: [(.toggleLoupe, plain("l")), (.toggleLayers, plain("v"))]),
      line(
        "O ⇧O", "dropped picture: mode, away",
        [(.removeReference, shifted("o")), (.nextReferenceMode, plain("o"))]),
      line(
        "[ ] A", "its opacity, align it",
        [
          (.fadeReference, plain("[")), (.strengthenReference, plain("]")), (.alignReference, plain("a")),
        ]),
    ],
    [
      line("- =", "slower, faster", [(.slower, plain("-")), (.faster, plain("="))]),
      line("F", "freeze, go back; Esc: go on", for: .history, always: [(.freeze, plain("f"))]),
      frozenKeys(", .", "frozen: a frame back, on", [(.frameBack, plain(",")), (.frameOn, plain("."))]),
      frozenKeys("⇧, ⇧.", "frozen: 100 ms back, on", [(.leapBack, plain("<")), (.leapOn, plain(">"))]),
      frozenKeys(
        "Home End", "frozen: earliest, latest",
        [(.goToEarliest, plain("home")), (.goToLatest, plain("end"))]),
    ],
    [
      line("S", "save a still", for: .stills, always: [(.saveStill, plain("s"))]),
      line("C", "copy the command for this", for: .commands, always: [(.copyCommand, plain("c"))]),
      line(
        "⌃S", "save what has happened", for: .recordings,
        always: [(.saveRecording, KeyPress("s", needs: .control))]),
      line(
        "⌃R", "begin a recording, end it", for: .recordings,
        always: [(.toggleRecording, KeyPress("r", needs: .control))]),
    ],
    [
      line(
        "F11 Esc", "full screen, back",
        always: [(.toggleFullScreen, plain("f11")), (.goBack, KeyPress("escape"))]),
      line(
        "⌃P ⌃O", "go to a scene, open a file", for: .palette,
        always: [
          (.openPalette, KeyPress("p", needs: .control)), (.openFile, KeyPress("o", needs: .control)),
        ]),
      line(
        "F10 ⇧F10", "toolbar, menu at the pointer", for: .menus,
        always: [
          (.openMenu, KeyPress("f10", needs: .shift)), (.openToolbar, KeyPress("f10", forbids: .shift)),
        ]),
      line("⌃Q", "quit", always: [(.quit, KeyPress("q", needs: .control))]),
      line("?", "this list", always: [(.help, plain("?"))]),
    ],
  ]

  /// The bindings of all commands; of two that match a key the first applies.
  package static let bindings: [Binding] = groups.joined().flatMap(\.bindings)

  private static func plain(_ key: Key) -> KeyPress { KeyPress(key, forbids: .control) }

  private static func shifted(_ key: Key) -> KeyPress { KeyPress(key, needs: .shift, forbids: .control) }

  private static func unshifted(_ key: Key) -> KeyPress { KeyPress(key, forbids: [.shift, .control]) }

  private static func scene(_ keys: String, _ meaning: String, unless rivals: WindowServices = []) -> Line {
    Line(keys, meaning, rivals: rivals)
  }

  private static func pairKeys(_ keys: String, _ meaning: String, _ commands: [(Command, KeyPress)]) -> Line {
    let bindings = commands.map {
      var press = $1
      press.forbids = [.shift, .control, .alt]
      return Binding(command: $0, press: press, moments: .inPair)
    }
    return Line(keys, meaning, service: .pairs, bindings: bindings)
  }

  private static func frozenKeys(_ keys: String, _ meaning: String, _ frozen: [(Command, KeyPress)]) -> Line {
    let bindings = frozen.map { Binding(command: $0, press: $1, moments: .frozen) }
    return Line(keys, meaning, service: .history, bindings: bindings)
  }

  private static func line(
    _ keys: String, _ meaning: String, for service: WindowServices = [],
    _ running: [(Command, KeyPress)] = [], always: [(Command, KeyPress)] = []
  ) -> Line {
    let bindings =
      running.map { Binding(command: $0, press: $1, moments: .running) }
      + always.map { Binding(command: $0, press: $1, moments: .always) }
    return Line(keys, meaning, service: service, bindings: bindings)
  }
}
