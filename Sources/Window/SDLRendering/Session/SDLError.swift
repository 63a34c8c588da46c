public import Foundation
public import ScreenInterface

/// A failure between this program and the desktop.
///
/// The command ends with exit code 4 when one of these reaches it.
public enum SDLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No display could be opened.
  case noDisplay(reason: String)
  /// The desktop refused a window of this size, in its own units.
  case windowRefused(size: CGSize, reason: String)
  /// The renderer that was asked for cannot be had.
  case rendererRefused(RendererChoice, reason: String)
  /// The pixels of the window cannot be reached.
  case surfaceRefused(size: CGSize, reason: String)
  /// A folder cannot be watched for saved files.
  case unwatchable(path: String, reason: String)

  /// A sentence that says what is wrong, with the value.
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
