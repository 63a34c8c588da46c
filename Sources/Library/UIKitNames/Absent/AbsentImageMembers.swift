public import CollectionViews
public import Foundation

/// What iOS code calls on pictures and drawings and what is not there: each says what to write instead.

nonisolated extension PictureReference {
  /// Creates a picture from the bytes of a file: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init?(data: Data, scale: CGFloat) { nil }

  /// Creates a picture from another kind of picture: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init(cgImage: Any, scale: CGFloat, orientation: AbsentValue) { self.init() }

  /// Creates a picture from another kind of picture: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init(ciImage: Any) { self.init() }

  /// Creates a picture of the catalogue by its constant: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public init(resource: AbsentValue) { self.init() }

  /// The pixels: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public var cgImage: CGImage? { nil }

  /// The picture before its filters: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public var ciImage: CIImage? { nil }

  /// Returns the bytes of a PNG file: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public func pngData() -> Data? { nil }

  /// Returns the bytes of a JPEG file: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns the bytes of a HEIC file: not there.
  @available(*, unavailable, message: "Pictures are files: use UIImage(named:) or UIImage(contentsOfFile:).")
  public func heicData() -> Data? { nil }

  /// The way in which the pixels are turned: not there.
  @available(
    *, unavailable, message: "A picture is shown as its file is: turn the UIImageView by its transform."
  )
  public var imageOrientation: AbsentValue { .absent }

  /// The pictures of an animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var images: [UIImage]? { nil }

  /// The duration of an animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var duration: TimeInterval { 0 }

  /// Returns an animation of pictures: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { nil }

  /// Returns an animation of files: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { nil }

  /// Returns a picture whose middle is stretched: not there.
  @available(
    *, unavailable,
    message: "A picture is stretched as a whole: use a view with a backgroundColor and a corner radius."
  )
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: AbsentValue = .stretch)
    -> UIImage
  { self }

  /// Returns a picture whose middle is stretched: not there.
  @available(
    *, unavailable,
    message: "A picture is stretched as a whole: use a view with a backgroundColor and a corner radius."
  )
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }

  /// The parts that are not stretched: not there.
  @available(
    *, unavailable,
    message: "A picture is stretched as a whole: use a view with a backgroundColor and a corner radius."
  )
  public var capInsets: UIEdgeInsets { .zero }

  /// Returns a picture that is aligned by a part of it: not there.
  @available(
    *, unavailable, message: "Constraints go by the whole picture: set the constants of the constraints."
  )
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns a picture with a baseline: not there.
  @available(
    *, unavailable, message: "Constraints go by the whole picture: set the constants of the constraints."
  )
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }

  /// Returns a picture that is mirrored in mirrored layouts: not there.
  @available(
    *, unavailable,
    message: "Use withHorizontallyFlippedOrientation() where the layout direction is from the right."
  )
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The way in which the picture is painted: not there.
  @available(*, unavailable, message: "Keep what withRenderingMode(_:) returns.")
  public var renderingMode: RenderingMode { .automatic }

  /// Paints the picture: not there.
  @available(*, unavailable, message: "There is no CGContext: show the picture in a UIImageView.")
  public func draw(in rect: CGRect) {}

  /// Paints the picture: not there.
  @available(*, unavailable, message: "There is no CGContext: show the picture in a UIImageView.")
  public func draw(at point: CGPoint) {}

  /// Paints the picture: not there.
  @available(*, unavailable, message: "There is no CGContext: show the picture in a UIImageView.")
  public func draw(in rect: CGRect, blendMode: AbsentValue, alpha: CGFloat) {}

  /// The symbol of an addition: not there.
  @available(*, unavailable, message: "Name the symbol: UIImage(systemName:).")
  public static var add: UIImage { UIImage() }

  /// The symbol of a removal: not there.
  @available(*, unavailable, message: "Name the symbol: UIImage(systemName:).")
  public static var remove: UIImage { UIImage() }

  /// The symbol of actions: not there.
  @available(*, unavailable, message: "Name the symbol: UIImage(systemName:).")
  public static var actions: UIImage { UIImage() }

  /// The symbol of what is chosen: not there.
  @available(*, unavailable, message: "Name the symbol: UIImage(systemName:).")
  public static var checkmark: UIImage { UIImage() }

  /// The symbol of what is chosen, as an outline: not there.
  @available(*, unavailable, message: "Name the symbol: UIImage(systemName:).")
  public static var strokedCheckmark: UIImage { UIImage() }
}

extension ImageView {
  /// The duration of the animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var animationDuration: TimeInterval {
    get { 0 }
    set { _ = newValue }
  }

  /// The number of rounds of the animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var animationRepeatCount: Int {
    get { 0 }
    set { _ = newValue }
  }

  /// The pictures of the highlighted animation: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var highlightedAnimationImages: [UIImage]? {
    get { nil }
    set { _ = newValue }
  }

  /// True while the animation runs: not there.
  @available(*, unavailable, message: "A GIF or an animated WebP plays by UIImage(named:) in a UIImageView.")
  public var isAnimating: Bool { false }

  /// The range of brightness: not there.
  @available(*, unavailable, message: "Symbols do not move: animate the view with UIView.animate.")
  public var preferredImageDynamicRange: AbsentValue {
    get { .absent }
    set { _ = newValue }
  }

  /// Lets the symbol move: not there.
  @available(*, unavailable, message: "Symbols do not move: animate the view with UIView.animate.")
  public func addSymbolEffect(_ effect: AbsentValue, options: AbsentValue = .default, animated: Bool = true) {
  }

  /// Ends the movement of the symbol: not there.
  @available(*, unavailable, message: "Symbols do not move: animate the view with UIView.animate.")
  public func removeAllSymbolEffects() {}

  /// Replaces the symbol with a movement: not there.
  @available(*, unavailable, message: "Symbols do not move: animate the view with UIView.animate.")
  public func setSymbolImage(_ image: UIImage, contentTransition: AbsentValue) {}
}

extension DynamicColor {
  /// Creates a colour of a picture's pixels: not there.
  @available(*, unavailable, message: "Colours are two of sRGB: use a UIImageView for a pattern.")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }

  /// Creates a colour of the library of filters: not there.
  @available(*, unavailable, message: "Colours are two of sRGB: use getRed(_:green:blue:alpha:).")
  public convenience init(ciColor: CIColor) { self.init(white: 0, alpha: 1) }

  /// The colour of the library of filters: not there.
  @available(*, unavailable, message: "Colours are two of sRGB: use getRed(_:green:blue:alpha:).")
  public var ciColor: AbsentValue { .absent }

  /// The name of the colour: not there.
  @available(*, unavailable, message: "A colour has no name: keep one beside it.")
  public var accessibilityName: String { "" }

  /// Sets the colour of what is painted next: not there.
  @available(
    *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
  )
  public func set() {}
}

nonisolated extension CGColor {
  /// The space of the colour: not there.
  @available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
  public var colorSpace: CGColorSpace? { nil }

  /// Returns the colour in another space: not there.
  @available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
  public func converted(to: CGColorSpace, intent: AbsentValue, options: Any?) -> CGColor? { nil }
}
