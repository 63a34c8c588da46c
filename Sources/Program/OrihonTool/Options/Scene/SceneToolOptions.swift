import ArgumentParser
import Documents
import Foundation
import SDLRendering
import SceneRuns
import SceneTools
import ScreenInterface
import Stage

/// Options for the tools that are open at the beginning, besides the HUD.
struct SceneToolOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Inspect the element of this id, or under this point.", valueName: "id|X,Y"),
    transform: SceneToolOptions.inspection)
  var inspect: ToolSettings.Inspection?

  @Flag(help: "Draw the distances of the inspected element to its neighbours.")
  var distances = false

  @Option(
    help: ArgumentHelp("Draw the pixels around this point large.", valueName: "X,Y"),
    transform: SceneToolOptions.point)
  var loupe: CGPoint?

  @Flag(help: "Draw the scene taken apart into its layers.")
  var layers = false

  @Flag(help: "Draw how everything moved in the last seconds.")
  var trails = false

  @Flag(help: "With the tuning panel open, which K opens and closes in a window.")
  var tune = false

  @Option(help: ArgumentHelp("Lay this picture over the scene.", valueName: "file"))
  var reference: String?

  @Option(help: ArgumentHelp("The element whose corner it stands at; default the window's.", valueName: "id"))
  var referenceAt: String?

  @Option(
    help: "opacity, difference or blink; default opacity.",
    transform: ArgumentReading.choice(ReferenceSettings.Mode.self))
  var referenceMode: ReferenceSettings.Mode?

  @Option(
    help: ArgumentHelp("How much it covers; default 0.5.", valueName: "0.1-1"),
    transform: ArgumentReading.number(in: 0.1...1))
  var referenceOpacity: Double?

  func validate() throws {
    if distances, inspect == nil {
      throw CommandError.contradiction("--distances needs --inspect, the element that they begin at")
    }
    let isLaid = referenceAt != nil || referenceMode != nil || referenceOpacity != nil
    if isLaid, reference == nil {
      throw CommandError.contradiction("--reference-at, -mode and -opacity need --reference, the picture")
    }
  }

  /// The files that the tools show.
  var inputs: [ReservedFile] {
    reference.map {
      [ReservedFile(role: "the picture that --reference lays over the scene", file: URL(fileURLWithPath: $0))]
    } ?? []
  }

  /// Returns the settings of the tools; `takesInput` lets them react to pointer and keys.
  @MainActor
  func settings(showsHUD: Bool = false, takesInput: Bool = true) throws -> ToolSettings {
    var settings = ToolSettings()
    settings.showsHUD = showsHUD
    settings.takesInput = takesInput
    settings.inspection = inspect
    settings.measuresDistances = distances
    settings.loupe = loupe
    settings.showsLayers = layers
    settings.showsTrails = trails
    settings.tunes = tune
    if let reference {
      var files = UnicodeFileNameLookup()
      settings.reference = ReferenceSettings(
        try PictureFile.checked(files.path(reference)), mode: referenceMode ?? .opacity,
        opacity: CGFloat(referenceOpacity ?? 0.5), anchor: referenceAt.map { ElementID($0) })
    }
    return settings
  }

  /// Parses a location such as `215,380`, in points, or an element's id.
  static func inspection(_ text: String) throws -> ToolSettings.Inspection {
    guard !text.isEmpty else { throw ValidationError("it has to be an element's id, or a point as X,Y") }
    return (try? point(text)).map { .point($0) } ?? .element(ElementID(text))
  }

  /// Parses a location such as `215,380`, in points.
  static func point(_ text: String) throws -> CGPoint {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) <= 8192, abs(y) <= 8192 else {
      throw ValidationError("a point is X,Y, each at most 8192 points from the window's corner")
    }
    return CGPoint(x: x, y: y)
  }
}
