import ArgumentParser
import Documents
import Foundation
import LayoutGeometry
import SceneRuns
import ScreenInterface
import Stage

/// Options for the size of a scene.
struct WindowGeometryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Width and height, in points; they become whole pixels.", valueName: "WxH"),
    transform: ArgumentReading.extent)
  var size: CGSize?

  @Option(
    help: ArgumentHelp(
      "The size and safe area of a device from `\(ProgramName.text) list`.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp("Pixels a point; on X11 the window grows by it.", valueName: "s"),
    transform: ArgumentReading.number(in: 0.5...4, "pixels a point"))
  var scale: Double?

  func validate() throws {
    guard size != nil, device != nil else { return }
    throw ValidationError("--size and --device exclude each other: a device has its own size")
  }
}

/// The size and scale that the options describe.
struct WindowGeometry {
  /// The extent in points; `nil` when none was given.
  let extent: CGSize?
  /// The safe area, in points.
  let safeArea: EdgeInsets
  /// The number of pixels in a point; `nil` when none was given.
  let scale: CGFloat?

  /// Resolves the options, with the values of a named device.
  ///
  /// - Throws: `CommandError.unknownDevice`, `.tooManyPixels`.
  init(_ options: WindowGeometryOptions) throws(CommandError) {
    let device = options.device.flatMap(DeviceModel.named)
    if let name = options.device, device == nil {
      throw .unknownDevice(name, devices: DeviceModel.all.map(\.name))
    }
    extent = options.size ?? device?.size
    safeArea = device?.safeArea ?? .zero
    scale = options.scale.map { CGFloat($0) }
    guard let extent, let scale else { return }
    let pixels = PictureExtent(extent, scale: scale)
    if !pixels.isAllowed() { throw .tooManyPixels("--size and --scale: \(pixels.refusal())") }
  }
}
