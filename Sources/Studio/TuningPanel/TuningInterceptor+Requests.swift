import CollectionViews
import FeedFiles
import Foundation
import Replays
import SceneReadings
import SceneTools
import ScreenInterface
import Stage

/// The handling of the panel's requests, and its drawing.
extension TuningInterceptor {
  /// Passes an input to the panel and handles its requests; returns `false` for an input that is not the panel's.
  ///
  /// While time is paused no number changes: the panel keeps its state and shows a message.
  @discardableResult
  func ask(_ take: (inout TuningPanel) -> [TuningPanel.Request]?) -> Bool {
    guard var panel = state.panel, let requests = take(&panel) else { return false }
    if let row = panel.selected?.row, row != state.panel?.selected?.row { state.reveal = .afterNextFrame }
    state.drawn = nil
    if services.isFrozen(), requests.contains(where: \.changesNumbers) {
      state.panel?.message = .refused("time stands still; F lets it go on")
    } else {
      state.panel = panel
      perform(requests)
    }
    return true
  }

  private func perform(_ requests: [TuningPanel.Request]) {
    for request in requests {
      switch request {
      case .change(let changes): change(to: changes)
      case .act(let action): act(action)
      case .toggleLoop: toggleLoop()
      case .keepStroke: keepStroke()
      case .close: close()
      }
    }
    if let reference = state.panel?.reference { state.strokes.hold(against: reference) }
  }

  /// Applies exactly these changes of the numbers, each as an edit of the scene.
  private func change(to wanted: TunedChanges) {
    guard let present = stage.content.tunable?.tuning?.changes else { return }
    let paths = Set(present.keys).union(wanted.keys).filter { present[$0] != wanted[$0] }
    // Two dependent values may come in either order: an edit that is refused at first succeeds after the other.
    var waiting = paths.sorted { $0.description < $1.description }
    for _ in 0..<2 where !waiting.isEmpty {
      waiting = waiting.filter {
        !inside.perform(.setting($0.description, to: wanted[$0]), at: state.time)
      }
    }
    if let tuning = stage.content.tunable?.tuning { state.panel?.take(tuning) }
    if let path = waiting.first { state.panel?.message = .refused("\(path) cannot be changed in this scene") }
    let (changes, time) = (state.panel?.tuning.changes ?? [:], state.time)
    state.strokes.play(changes, at: time)
  }

  private func act(_ action: PanelAction) {
    guard let panel = state.panel, case let tuning = panel.tuning else { return }
    if let reason = panel.reasonNot(to: action) {
      state.panel?.message = reason == panel.unwritable ? .refused(reason) : .done(reason)
      return
    }
    switch action {
    case .undo, .redo: break
    case .yaml: copy(tuning.yaml, "as YAML")
    case .swift: copy(tuning.swift, "as Swift")
    case .command:
      copy(services.command(tuning.arguments), "as a command line")
    case .write:
      // Writing can make the scene reload its file, so it must not run while the panel is being modified.
      let outcome = services.write?(tuning)
      state.panel?.message = outcome
    }
  }

  /// Returns the reason why the numbers cannot be written; `nil` where they can.
  func reasonNotToWrite(_ tuning: FeedTuning) -> String? {
    guard services.write == nil else { return nil }
    return tuning.isOfCode
      ? "this scene is written in Swift: copy its values as Swift instead"
      : "this scene was read from no file of yours; copy its values instead"
  }

  private func copy(_ text: String, _ words: String) {
    let source = state.panel?.tuning.name(of: .file) ?? ""
    state.requests.append(.copyText(text))
    state.panel?.message = .done("copied \(words): what differs from the \(source)")
  }

  // MARK: Strokes

  /// Saves a stroke of the user, and plays it under both settings in the background.
  func take(_ stroke: RecordedStroke) {
    state.strokes.take(stroke)
    rehearse()
  }

  func rehearse() {
    guard let panel = state.panel else { return }
    state.strokes.rehearse(
      on: stage, reference: panel.reference, now: panel.tuning.changes, row: panel.selected?.row)
    state.drawn = nil
  }

  func stopLoop() {
    let time = state.time
    state.strokes.stopLoop(at: time, on: inside)
  }

  /// Scrolls the tuned row into view by an edit, so that a recording contains it.
  ///
  /// The feed scrolls there; it jumps while a stroke is replayed, which must hit its row.
  func revealRow() {
    guard !state.isScenePressed, !state.strokes.isPressed else { return }
    state.reveal = .no
    guard let row = state.panel?.selected?.row ?? state.strokes.last else { return }
    let isAnimated = state.strokes.loop == nil
    var asked: CGFloat?
    // Each edit measures the content before its offset, which can differ from its estimate and move the row.
    for _ in 0..<RowScrollPosition.mostEdits {
      guard let offset = RowScrollPosition.offset(of: row, on: stage), offset != asked else { return }
      _ = inside.perform(
        .offset(Double(offset), of: ScrollerID.feedName, animated: isAnimated), at: state.time)
      asked = offset
    }
  }

  private func toggleLoop() {
    if state.strokes.loop != nil {
      stopLoop()
      state.strokes.isLoopWanted = false
    } else if case let time = state.time, !state.strokes.startLoop(at: time) {
      state.panel?.message = .done("there is no stroke yet: drag something on the scene")
    }
  }

  private func keepStroke() {
    guard let kept = state.strokes.shown, let outcome = state.strokes.comparison?.now else {
      state.panel?.message = .done("there is no stroke yet: drag something on the scene")
      return
    }
    let answer = services.keepStroke?(kept, outcome) ?? .refused("this window keeps no strokes")
    state.panel?.message = answer
  }

  // MARK: Drawing

  func layout(of panel: TuningPanel) -> PanelLayout {
    PanelLayout(panel, in: placement.frame, showsCurves: state.strokes.comparison != nil)
  }

  /// The outlines of the places where the stroke lands, at this time.
  ///
  /// In a scene of another size the same offsets are other places, so there are none until the next stroke.
  var ghosts: [DrawCommand] {
    guard let comparison = state.strokes.comparison, reasonNotToTune == nil,
      state.strokes.shown?.size == stage.sceneSize
    else { return [] }
    var painter = painter
    painter.ground = CGRect(origin: .zero, size: stage.sceneSize)
    StrokeLandingOutlines(comparison, on: stage).draw(with: &painter)
    return painter.list.commands
  }

  private var painter: ChromePainter {
    ChromePainter(
      StageStatus(stage, services: tools.services),
      list: DisplayList(size: state.window, background: .clear))
  }

  /// The panel's drawing commands, rebuilt only after a change.
  var panelCommands: [DrawCommand] {
    if let drawn = state.drawn { return drawn }
    guard let panel = state.panel else { return [] }
    var painter = painter
    PanelPainter(
      panel: panel, layout: layout(of: panel), comparison: state.strokes.comparison,
      isLooping: state.strokes.loop != nil
    ).draw(with: &painter)
    state.drawn = painter.list.commands
    return painter.list.commands
  }
}
