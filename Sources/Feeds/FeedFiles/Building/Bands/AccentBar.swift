package import CollectionViews
package import Foundation

/// The bar at the leading edge of a band: as much of a shape with the band's rounded corners as is 3 points wide.
package final class AccentBar: View {
  /// The width of the bar, in points.
  private static let width: CGFloat = 3

  private let shape = View()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(shape)
  }

  /// Sets the colour, and the corner radius of the band in points.
  package func wear(_ color: DynamicColor, corner: CGFloat) {
    shape.backgroundColor = color
    shape.decoration.cornerRadius = corner
    setNeedsLayout()
  }

  /// Places the bar along the leading edge of a band.
  package func place(in band: View) {
    band.place(self, at: CGRect(x: 0, y: 0, width: Self.width, height: band.bounds.height))
  }

  package override func layoutSubviews() {
    let width = max(Self.width, 2 * shape.decoration.cornerRadius)
    place(shape, at: CGRect(x: 0, y: 0, width: width, height: bounds.height))
  }
}
