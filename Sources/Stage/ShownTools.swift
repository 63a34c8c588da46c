import CollectionViews
public import Foundation
public import ScreenInterface

/// The tools that show, as a value that can be kept while the scene goes back in time.
public struct ShownTools: Sendable, Hashable {
  /// True while the HUD shows.
  public var showsHUD = false
  var inspector = Inspector()
  var layers = LayerView()

  /// True while the tools take the pointer instead of the scene.
  public var takesPointer: Bool { inspector.isShown || layers.isOn }

  /// Returns these tools, with others wherever these show nothing.
  func over(_ others: ShownTools) -> ShownTools {
    ShownTools(
      showsHUD: showsHUD || others.showsHUD, inspector: inspector.over(others.inspector),
      layers: layers.isOn ? layers : others.layers)
  }

  /// Opens the tools that settings ask for; open ones stay open.
  mutating func open(_ settings: ToolSettings) {
    if settings.showsHUD { showsHUD = true }
    switch settings.inspection {
    case .point(let point): inspector.inspect(.point(point))
    case .element(let id): inspector.inspect(.element(id))
    case nil: break
    }
    inspector.measures = settings.measuresDistances
    if let point = settings.loupe { inspector.magnify(at: point) }
    if settings.showsLayers { layers.open() }
  }

  /// Hides the tool that a key opens and closes; returns `true` when that changed anything.
  mutating func takeAway(with key: KeyEvent) -> Bool {
    let before = self
    switch key.key.name {
    case "h" where !key.modifiers.contains(.shift): showsHUD = false
    case "i": inspector.stopInspecting()
    case "l": inspector.stopMagnifying()
    case "v": _ = layers.close()
    case "escape": if !layers.close() { _ = inspector.close() }
    default: break
    }
    return self != before
  }
}

extension Stage {
  /// The tools that show; setting them draws them anew and asks the window for nothing.
  public var shownTools: ShownTools {
    get { state.chrome.own }
    set {
      state.chrome.own = newValue
      writeChrome()
    }
  }

  /// Hides a tool shown to an onlooker, by the key that closes it; returns `true` when there was one.
  public func takeAwayOnlooking(with key: KeyEvent) -> Bool {
    guard key.isDown, !key.modifiers.contains(.control) else { return false }
    if key.key.name == "h", key.modifiers.contains(.shift) {
      guard state.chrome.traces.lookOn(false) else { return false }
      tracesDidChange()
    } else {
      guard state.chrome.onlooking.takeAway(with: key) else { return false }
    }
    writeChrome()
    return true
  }

  /// Shows a note above the scene, for three seconds a line.
  public func tell(_ text: String) { state.chrome.tell(ToolNote(text, at: state.windowTime)) }

  /// Hides the note.
  public func stopTelling() { state.chrome.tell(nil) }

  /// True while a button or a finger holds the scene.
  public var isPressed: Bool { state.input.isPressed }

  /// The pointer's last place, in points; `nil` before it was anywhere.
  public var pointerLocation: CGPoint? { state.input.location }

  /// True while the dark theme shows.
  public var isDark: Bool { context.traits.userInterfaceStyle == .dark }

  /// The object that measures the text of the scene and of the tools above it.
  public var textMeasuring: any TextMeasuring { context.text }
}
