public import Foundation
import LayoutGeometry

/// The typographic style of a piece of text: family, weight, size and line height.
///
/// UIKit counterpart: `UIFont` with the line height of an `NSParagraphStyle`.
public struct TextStyle: Sendable, Hashable {
  /// The kind of typeface, resolved to an installed font by the renderer.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    /// A serif (明朝) for titles.
    case serif
    /// A sans (ゴシック) for everything else.
    case sans
  }

  /// One of the two weights; a font of another weight maps to the nearest.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// The weight of running text.
    case regular
    /// The weight of titles.
    case bold
  }

  /// The kind of typeface; default sans.
  package var family: Family
  /// The names of families to be taken instead, the most wanted first; default none.
  ///
  /// A name that is not installed is passed over, and so is a family that has not the character.
  package var names: [String] = []
  /// The weight; default regular.
  package var weight: Weight
  /// The size of the em square, in points; from 0 to 10,000.
  public var size: CGFloat { didSet { size = size.bounded(to: Self.sizes, or: 0) } }
  /// The height of a line as a multiple of `size`, from 0 to 100; default 1.5.
  package var lineHeightMultiple: CGFloat {
    didSet { lineHeightMultiple = lineHeightMultiple.bounded(to: Self.multiples, or: 1.5) }
  }

  private static let sizes: ClosedRange<CGFloat> = 0...10_000
  private static let multiples: ClosedRange<CGFloat> = 0...100

  /// Creates a style.
  public init(
    _ family: Family = .sans, _ weight: Weight = .regular, size: CGFloat,
    lineHeightMultiple: CGFloat = 1.5
  ) {
    self.family = family
    self.weight = weight
    self.size = size.bounded(to: Self.sizes, or: 0)
    self.lineHeightMultiple = lineHeightMultiple.bounded(to: Self.multiples, or: 1.5)
  }

  /// The names of the families in the order in which they are wanted, the kind of typeface last.
  package var familyDescription: String { (names + [family.rawValue]).joined(separator: ",") }

  /// The height of one line, in points.
  package var lineHeight: CGFloat { (size * lineHeightMultiple).rounded() }
}
