import CollectionViews
import Foundation
public import LayoutGeometry
import SceneReadings
public import ScreenInterface

extension Stage {
  /// Shows tools without any key.
  public func show(_ tools: ToolSettings) {
    if tools.takesInput {
      state.chrome.own.open(tools)
      if tools.showsTraces, !state.chrome.traces.isOn { toggleTraces() }
    } else {
      state.chrome.onlooking.open(tools)
      if state.chrome.traces.lookOn(tools.showsTraces) { tracesDidChange() }
    }
    if let reference = tools.reference { state.chrome.reference = ReferenceOverlay(reference) }
    writeChrome()
  }

  /// The inspected element, as it was painted in the last frame; `nil` when there is none.
  public var inspectedElement: InspectedElement? {
    let reading = StageReading(self)
    guard let id = reading.inspectedID(state.chrome.shown.inspector) else { return nil }
    return reading.finder.inspect(id, row: trace.rows.first { id.path.hasPrefix($0.id.name + "/") })
  }

  /// The pixels around the pointer that the loupe needs; `nil` while it is off.
  public var wantedPixels: PixelRect? {
    state.chrome.shown.inspector.loupe(scale: displayScale)?.area
      .intersection(displayList.bounds(scale: displayScale))
  }

  /// Shows these pixels in the loupe.
  public func lend(_ sample: PixelSample) {
    state.chrome.sample = sample
    writeChrome()
  }

  func writeChrome() { state.chrome.write(StageReading(self)) }

  /// Lets the tools handle an event before the scene; returns `true` when the event is done with.
  ///
  /// It is done with also where the tools have handed parts of it to the scene.
  func toolsTake(_ event: InputEvent) -> Bool {
    if toolsTakeReference(event.kind) { return true }
    guard case .pointer(let pointer) = event.kind else { return false }
    if state.input.isPressed {
      state.chrome.inspector.follow(pointer.location)
      return false
    }
    if state.chrome.layers.isOn {
      state.chrome.layers.take(pointer, in: sceneSize)
      return true
    }
    guard state.chrome.inspector.isShown else { return false }
    let gestures = context.scrollViews.first?.gestureSettings ?? .desktop
    let slop = gestures.slop(for: pointer.device)
    let taken = state.chrome.inspector.take(pointer, slop: slop)
    for part in taken.reaching { pass(InputEvent(.pointer(part), at: event.timestamp)) }
    if taken.isClick { copyInspectedElement() }
    return true
  }

  /// Handles the keys of inspector, layers, loupe and reference picture; returns `false` for any other key.
  func handleInspectionKey(_ key: KeyEvent) -> Bool {
    guard !key.modifiers.contains(.control) else { return false }
    switch key.key.name {
    case "i": state.chrome.inspector.toggle(at: state.input.location)
    case "v": state.chrome.layers.toggle()
    case "l": state.chrome.inspector.toggleLoupe(at: state.input.location)
    case "tab" where state.chrome.inspector.isOn:
      if key.modifiers.contains(.shift) {
        state.chrome.inspector.goOutwards()
      } else {
        state.chrome.inspector.goInwards()
      }
    default: return handleReferenceKey(key)
    }
    return true
  }

  private func copyInspectedElement() {
    guard state.services.contains(.elements), let element = inspectedElement else { return }
    state.windowRequests.append(.copyElement)
    tell("Copied \(element.id) with its state")
  }
}

extension StageReading {
  /// Returns the element that an inspector looks at; `nil` when there is none.
  func inspectedID(_ inspector: Inspector) -> ElementID? {
    guard inspector.isOn, let target = inspector.target else { return nil }
    switch target {
    case .point(let point): return finder.element(at: point, levels: inspector.levels)
    case .element(let id):
      return (0..<inspector.levels).reduce(id) { inner, _ in finder.holder(of: inner) ?? inner }
    }
  }
}

extension ChromePainter {
  /// Draws the element that an inspector looks at, and its loupe with the pixels that were lent to it.
  mutating func mark(_ inspector: Inspector, _ sample: PixelSample?) {
    let loupe = inspector.loupe(scale: reading.traits.displayScale)
    defer { if let loupe { mark(loupe, sample) } }
    guard let id = reading.inspectedID(inspector), let element = reading.finder.inspect(id) else { return }
    let holder = element.holder.flatMap(reading.finder.frame)
    let redlines =
      inspector.measures
      ? Redline.around(
        element.frame, neighbours: reading.finder.neighbours(of: id),
        holder: holder ?? CGRect(origin: .zero, size: reading.size)) : []
    mark(element, redlines, avoiding: loupe?.box(in: reading.size) ?? .zero)
  }
}
