import CollectionViews
import Foundation
import ScreenInterface

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

  /// The same tools above another scene, where they point at nothing yet.
  var forAnotherScene: ShownTools {
    ShownTools(showsHUD: showsHUD, inspector: inspector.withoutTarget, layers: layers)
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

  /// Hides the tool that a command opens and closes; returns `true` when that changed anything.
  mutating func takeAway(by command: Command) -> Bool {
    let before = self
    switch command {
    case .toggleMeasurements: showsHUD = false
    case .toggleInspector: inspector.stopInspecting()
    case .toggleLoupe: inspector.stopMagnifying()
    case .toggleLayers: _ = layers.close()
    case .goBack: if !layers.close() { _ = inspector.close() }
    default: break
    }
    return self != before
  }
}
