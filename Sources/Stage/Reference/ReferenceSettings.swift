public import Foundation
import LayoutGeometry
public import ScreenInterface

/// How a reference picture is laid over a scene.
public nonisolated struct ReferenceSettings: Sendable, Hashable {
  /// What is seen of it.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// The picture above the scene, translucent.
    case opacity
    /// The difference of every pixel: black is equal.
    case difference
    /// Now the picture, now the scene.
    case blink
    /// Nothing.
    case hidden
  }

  /// The picture.
  public var picture: ReferencePicture
  /// What is seen of it; default opacity.
  public var mode: Mode
  /// How much of the scene it covers in the mode `opacity`, 0.1…1; default 0.5.
  public var opacity: CGFloat
  /// The element whose top left corner it stands at; default the window's.
  public var anchor: ElementID?

  /// Creates settings.
  public init(
    _ picture: ReferencePicture, mode: Mode = .opacity, opacity: CGFloat = 0.5, anchor: ElementID? = nil
  ) {
    self.picture = picture
    self.mode = mode
    self.opacity = opacity
    self.anchor = anchor
  }

  /// What a note says of it.
  var sentence: String {
    let place = anchor.map { "   at \($0)" } ?? ""
    let mode = mode == .opacity ? "opacity \(Int(bounding: (opacity * 100).rounded())) %" : mode.rawValue
    return "\(picture.name)   \(mode)\(place)"
  }

  /// Pixels of the picture in a point, over something `width` points wide: what the file's name says (`@2x`), else
  /// the whole number that makes it as wide, else `scale`.
  func scale(over width: CGFloat, otherwise scale: CGFloat) -> CGFloat {
    for number in 1...4 where picture.name.contains("@\(number)x.") { return CGFloat(number) }
    for number in 1...4 where abs(CGFloat(picture.width) / CGFloat(number) - width) < 0.5 {
      return CGFloat(number)
    }
    return scale
  }
}
