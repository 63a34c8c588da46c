import CollectionViews
public import Foundation

/// The font and the colour of a segment's title.
struct SegmentLook {
  var font: UIFont?
  var color: UIColor?
}

extension UISegmentedControl {
  /// Sets the font and the colour of the titles of a state: normal or selected; other attributes have no effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks[state] = attributes.map {
      SegmentLook(font: $0[.font] as? UIFont, color: $0[.foregroundColor] as? UIColor)
    }
  }

  /// Returns the font and the colour of the titles of a state; `nil` where none were set.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    guard let look = looks[state] else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = look.font { attributes[.font] = font }
    if let color = look.color { attributes[.foregroundColor] = color }
    return attributes
  }
}
