import CSDL2
import Foundation

/// The detection of the graphics driver.
enum GraphicsDriver {
  /// True when there is a GPU, judged by the device nodes.
  ///
  /// Loading GL only to find a software rasteriser costs 90 MB and 60 ms; without a device node there is
  /// nothing else to find.
  static var isLikely: Bool {
    let files = FileManager.default
    if files.fileExists(atPath: "/dev/nvidiactl") || files.fileExists(atPath: "/dev/dxg") { return true }
    let nodes = try? files.contentsOfDirectory(atPath: "/dev/dri")
    return nodes?.contains { $0.hasPrefix("renderD") } ?? false
  }

  /// The name of the driver behind the current GL renderer; `nil` when it cannot be asked.
  static var name: String? {
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    guard let function = SDL_GL_GetProcAddress("glGetString") else { return nil }
    return unsafeBitCast(function, to: GetString.self)(renderer).map { String(cString: $0) }
  }

  /// Returns true when the driver `name` draws with the CPU.
  ///
  /// Orihon's own software path is several times cheaper than such a driver.
  static func isSoftware(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["llvmpipe", "softpipe", "swrast", "software rasterizer", "swiftshader"].contains {
      name.contains($0)
    }
  }

  /// The GL constant `GL_RENDERER`.
  private static let renderer: UInt32 = 0x1F01
}
