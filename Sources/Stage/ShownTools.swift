import CollectionViews
public import Foundation
public import ScreenInterface

/// Which of the tools show, as a value that can be kept while the scene goes back in time.
public struct ShownTools: Sendable, Hashable {
  /// Whether the HUD shows.
  public var showsHUD: Bool
  let inspector: Inspector
  let layers: LayerView

  /// Whether a pointer is theirs rather than the scene's.
  public var takesPointer: Bool { inspector.isShown || layers.isOn }
}

extension Stage {
  /// Which of the tools show now; setting it draws them anew and asks the window for nothing.
  public var shownTools: ShownTools {
    get {
      ShownTools(
        showsHUD: state.chrome.showsHUD, inspector: state.chrome.inspector, layers: state.chrome.layers)
    }
    set {
      state.chrome.showsHUD = newValue.showsHUD
      state.chrome.inspector = newValue.inspector
      state.chrome.layers = newValue.layers
      writeChrome()
    }
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
