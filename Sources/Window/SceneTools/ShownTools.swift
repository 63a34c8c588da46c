import CollectionViews
import Foundation
import ScreenInterface

/// The state of the visible tools, as a value that can be stored while the scene goes back in time.
public struct ShownTools: Sendable, Hashable {
  /// True while the HUD is visible.
  public var showsHUD = false
  var inspector = Inspector()
  var layers = LayerView()

  /// True while the tools receive the pointer instead of the scene.
  public var takesPointer: Bool { inspector.isShown || layers.isOn }

  /// Returns these tools, completed by other tools where these show nothing.
  func over(_ others: ShownTools) -> ShownTools {
    ShownTools(
      showsHUD: showsHUD || others.showsHUD, inspector: inspector.over(others.inspector),
      layers: layers.isOn ? layers : others.layers)
  }

  /// The same tools for another scene, without targets.
  var forAnotherScene: ShownTools {
    ShownTools(showsHUD: showsHUD, inspector: inspector.withoutTarget, layers: layers)
  }

  /// Opens the tools of some settings; open ones stay open.
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

  /// Hides the tool of a command; returns `true` when that changed anything.
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
