public import Foundation
public import ScreenInterface

/// An error of the window system: the display, the window, the renderer or the file watch.
///
/// The command ends with exit code 4 when it catches one.
public enum SDLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No display could be opened.
  case noDisplay(reason: String)
  /// The desktop refused a window of this size, in its own units.
  case windowRefused(size: CGSize, reason: String)
  /// The requested renderer is not available.
  case rendererRefused(RendererChoice, reason: String)
  /// The pixels of the window are not accessible.
  case surfaceRefused(size: CGSize, reason: String)
  /// A folder cannot be watched for saved files.
  case unwatchable(path: String, reason: String)

  /// The message: what is wrong, with the value.
  public var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display: \(reason); DISPLAY or WAYLAND_DISPLAY has to name a running one"
    case .windowRefused(let size, let reason):
      "a window of \(Self.text(size)) was refused: \(reason)"
    case .rendererRefused(let choice, let reason):
      "the \(choice.rawValue) renderer was refused: \(reason)"
    case .surfaceRefused(let size, let reason):
      "the pixels of a window of \(Self.text(size)) cannot be reached: \(reason)"
    case .unwatchable(let path, let reason):
      "\(path) cannot be watched: \(reason)"
    }
  }

  private static func text(_ size: CGSize) -> String { "\(Int(size.width))×\(Int(size.height))" }
}
