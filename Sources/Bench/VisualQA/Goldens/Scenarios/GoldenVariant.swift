import Documents
public import Foundation
public import Replays

/// A configuration in which a scenario is played: window size, scale, theme, direction and text scale.
public nonisolated struct GoldenVariant: Sendable, Hashable {
  /// The size of the window, in points; default 430 × 932.
  public var size: CGSize
  /// The number of device pixels per point; default 1.
  public var scale: CGFloat
  /// The theme; default light.
  public var theme: RecordingHeader.Theme
  /// The reading direction; default left to right.
  public var direction: RecordingHeader.Direction

  /// The text scale; default 1.
  package var textScale: CGFloat = 1

  /// Creates a variant; each value has its default.
  public init(
    size: CGSize = CGSize(width: 430, height: 932), scale: CGFloat = 1, theme: RecordingHeader.Theme = .light,
    direction: RecordingHeader.Direction = .leftToRight
  ) {
    self.size = size
    self.scale = scale
    self.theme = theme
    self.direction = direction
  }

  /// The variant's folder path: `430x932@1/light/leftToRight`, and one more component for another text scale, `text2`.
  public var path: String {
    let numbers = [size.width, size.height, scale].map { JSONText.number($0, decimals: 3) }
    let plain = "\(numbers[0])x\(numbers[1])@\(numbers[2])/\(theme.rawValue)/\(direction.rawValue)"
    return textScale == 1 ? plain : "\(plain)/text\(JSONText.number(textScale, decimals: 3))"
  }
}
