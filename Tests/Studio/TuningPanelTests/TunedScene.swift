import CollectionViews
import FeedFiles
import Foundation
import SceneTools
import ScreenInterface
import Stage
import Testing
import Typesetting

@testable import TuningPanel

/// A feed with a tuning panel beside it, driven as a window drives it.
final class TunedScene {
  static let text = """
    settings: {motion: {bounceRate: 11}}
    sections:
      - id: cards
        layout: carousel
        behavior: groupPagingCentered
        card: {width: 300, height: 200}
        cards: [{id: a, title: A}, {id: b, title: B}, {id: c, title: C}, {id: d, title: D}]
      - {id: list, cards: [{title: 1}, {title: 2}, {title: 3}]}
    """

  let session: StageSession
  let tap: TuningInterceptor
  private(set) var time: TimeInterval = 0
  private(set) var requests: [WindowRequest] = []
  private var isDown = false
  /// The events and edits that reached the inside of the panel.
  let log: PassedLog

  convenience init(
    _ text: String = TunedScene.text, size: CGSize = CGSize(width: 1000, height: 800),
    services: TuningServices = TuningServices()
  ) throws {
    let reading = try FeedReader().read(text: text, name: "test.yml", baseFolder: nil)
    self.init(
      FeedScene.scene(for: reading.feed, reading.tuning, name: "test"), size: size, services: services)
  }

  init(
    _ scene: Scene, size: CGSize = CGSize(width: 1000, height: 800),
    services: TuningServices = TuningServices()
  ) {
    let tools = Toolbox()
    let stage = Stage(scene, options: StageOptions(size: size), tools: tools, text: BlockTextMeasuring())
    session = StageSession(stage)
    log = session.intercept { PassedLog(on: $0) }
    tap = session.intercept { TuningInterceptor(on: $0, tools: tools, services) }
    send(.window(.resized(size, scale: 1)))
    frames(1)
  }

  var stage: Stage { session.stage }
  var panel: TuningPanel? { tap.state.panel }
  var changes: [String: String] {
    Dictionary(
      uniqueKeysWithValues: (stage.content.tunable?.tuning?.assignments ?? []).map { ($0.name, $0.text) })
  }

  func send(_ kind: InputEvent.Kind, after delay: TimeInterval = 0) {
    time += delay
    session.handle(InputEvent(kind, at: time))
  }

  /// Makes frames, a sixtieth of a second each.
  func frames(_ count: Int) {
    for _ in 0..<count {
      time += 1.0 / 60
      session.advance(to: time)
      requests += session.takeWindowRequests()
    }
  }

  func key(_ key: Key, _ modifiers: KeyModifiers = [], frames count: Int = 1) {
    send(.key(KeyEvent(key, modifiers: modifiers)))
    send(.key(KeyEvent(key, modifiers: modifiers, isDown: false)))
    frames(count)
  }

  func type(_ text: String) {
    for character in text { key(Key(character == " " ? "space" : String(character))) }
  }

  func point(_ phase: PointerEvent.Phase, _ place: CGPoint) {
    if phase == .pressed { isDown = true }
    if phase == .released { isDown = false }
    send(.pointer(PointerEvent(phase, at: place, buttons: isDown ? 1 : 0)))
  }

  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8) {
    point(.moved, start)
    point(.pressed, start)
    for step in 1...steps {
      time += 0.012
      let part = CGFloat(step) / CGFloat(steps)
      point(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      session.advance(to: time)
    }
    point(.released, end)
    frames(1)
  }

  /// The middle of a part of the open panel.
  func place(of part: PanelLayout.Part) -> CGPoint? {
    panel.flatMap { tap.layout(of: $0).frame(of: part) }.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// The colour of the words of an element of the panel.
  func color(of element: ElementID) -> Color? {
    for command in tap.chromeList.commands where command.element == element {
      if case .text(_, let color) = command.content { return color }
    }
    return nil
  }

  /// The lines of text of an element of the panel.
  func texts(of element: ElementID) -> [String] {
    tap.chromeList.commands.compactMap { command in
      if command.element == element, case .text(let line, _) = command.content { line.string } else { nil }
    }
  }

  /// Sets a value as if it had been typed.
  func set(_ path: String, to text: String) throws {
    let path = try #require(SettingPath(path))
    #expect(tap.ask { $0.set(path, to: text) })
  }

  /// Opens the panel, makes a changed number the second version, and changes it again.
  func openWithSecondVersion() {
    tap.open()
    select("motion.bounceRate")
    key("right")
    key("+")
    key("right")
  }

  func select(_ path: String) { tap.state.panel?.selected = SettingPath(path) }
}

/// Keeps what passes on its way to the scene.
final class PassedLog: SessionInterceptor {
  let inside: any StagedContent
  private(set) var events: [InputEvent] = []
  private(set) var edits: [SceneEdit] = []

  init(on inside: any StagedContent) { self.inside = inside }

  func handle(_ event: InputEvent) {
    events.append(event)
    inside.handle(event)
  }

  func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
    edits.append(edit)
    return inside.perform(edit, at: time)
  }
}
