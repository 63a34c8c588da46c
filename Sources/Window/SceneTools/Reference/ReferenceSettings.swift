public import Foundation
import LayoutGeometry
public import ScreenInterface

/// The settings of a reference picture drawn over a scene.
public nonisolated struct ReferenceSettings: Sendable, Hashable {
  /// The comparison mode of the picture.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// The picture above the scene, translucent.
    case opacity
    /// The difference of every pixel: black where picture and scene are equal.
    case difference
    /// The picture and the scene in turn.
    case blink
    /// No picture.
    case hidden
  }

  /// The picture drawn over the scene.
  package var picture: ReferencePicture
  /// The comparison mode; default opacity.
  public var mode: Mode
  /// The opacity of the picture in the mode `opacity`, 0.1…1; default 0.5.
  public var opacity: CGFloat
  /// The element at whose top left corner the picture is placed; default the window's corner.
  public var anchor: ElementID?

  /// Creates settings.
  package init(
    _ picture: ReferencePicture, mode: Mode = .opacity, opacity: CGFloat = 0.5, anchor: ElementID? = nil
  ) {
    self.picture = picture
    self.mode = mode
    self.opacity = opacity
    self.anchor = anchor
  }

  /// The text of a note about these settings.
  var sentence: String {
    let place = anchor.map { "   at \($0)" } ?? ""
    let mode = mode == .opacity ? "opacity \(Int(bounding: (opacity * 100).rounded())) %" : mode.rawValue
    return "\(picture.name)   \(mode)\(place)"
  }

  /// Returns the pixels of the picture per point, over an element `width` points wide.
  ///
  /// The file's name decides (`@2x`), else the whole number that makes the picture as wide, else `scale`.
  func scale(over width: CGFloat, otherwise scale: CGFloat) -> CGFloat {
    for number in 1...4 where picture.name.contains("@\(number)x.") { return CGFloat(number) }
    for number in 1...4 where abs(CGFloat(picture.width) / CGFloat(number) - width) < 0.5 {
      return CGFloat(number)
    }
    return scale
  }
}
