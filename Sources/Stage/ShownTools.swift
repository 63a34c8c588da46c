import CollectionViews
public import Foundation
public import ScreenInterface

/// Which of the tools show, as a value that can be kept while the scene goes back in time.
public struct ShownTools: Sendable, Hashable {
  /// Whether the HUD shows.
  public var showsHUD = false
  var inspector = Inspector()
  var layers = LayerView()

  /// Whether a pointer is theirs rather than the scene's.
  public var takesPointer: Bool { inspector.isShown || layers.isOn }

  /// These, and where they show nothing, others.
  func over(_ others: ShownTools) -> ShownTools {
    ShownTools(
      showsHUD: showsHUD || others.showsHUD, inspector: inspector.over(others.inspector),
      layers: layers.isOn ? layers : others.layers)
  }

  /// Opens what settings ask for; what is open stays so.
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

  /// Takes away what a key opens and closes; tells whether there was something to take.
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
  /// Which of the tools show now; setting it draws them anew and asks the window for nothing.
  public var shownTools: ShownTools {
    get { state.chrome.own }
    set {
      state.chrome.own = newValue
      writeChrome()
    }
  }

  /// Takes away a tool of somebody who only looks on, by the key that closes it; tells whether there was one.
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

  /// Says something above the scene for three seconds a line.
  public func tell(_ text: String) { state.chrome.tell(ToolNote(text, at: state.windowTime)) }

  /// Takes back what was told.
  public func stopTelling() { state.chrome.tell(nil) }

  /// Whether a button or a finger holds the scene.
  public var isPressed: Bool { state.input.isPressed }

  /// Where the pointer was last, in points; `nil` before it was anywhere.
  public var pointerLocation: CGPoint? { state.input.location }

  /// Whether the dark theme shows.
  public var isDark: Bool { context.traits.userInterfaceStyle == .dark }

  /// What measures the text of the scene and of the tools above it.
  public var textMeasuring: any TextMeasuring { context.text }
}
