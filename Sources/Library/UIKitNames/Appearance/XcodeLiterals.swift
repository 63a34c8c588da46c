public import CollectionViews
import Foundation
public import ScreenInterface

/// The type of `#colorLiteral(red:green:blue:alpha:)`, which Xcode shows as a patch of colour.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)`, which Xcode shows as a picture.
public typealias _ImageLiteralType = UIImage

nonisolated extension DynamicColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal, by its parts of 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

nonisolated extension PictureReference: _ExpressibleByImageLiteral {
  /// Creates a reference to the picture of a literal, by its name; one that is not there shows nothing.
  public init(imageLiteralResourceName path: String) {
    self = PictureReference(named: path) ?? PictureReference()
  }
}
