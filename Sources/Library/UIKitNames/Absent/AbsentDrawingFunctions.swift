import CollectionViews
public import Foundation

/// The functions by which iOS code draws and that are not there: each says what to write instead.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture: not there.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture: not there.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the picture that was begun: not there.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends a picture: not there.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
public func UIGraphicsEndImageContext() {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what is painted into: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints into something else: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIGraphicsPushContext(_ context: CGContext) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Paints into the former one: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIGraphicsPopContext() {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIRectFill(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Strokes a rectangle: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIRectFrame(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets a rectangle cut what is painted: not there.
@available(
  *, unavailable, message: "There is no CGContext: override draw(with:), or show views and pictures."
)
public func UIRectClip(_ rect: CGRect) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of colours of the device: not there.
@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of greys of the device: not there.
@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A colour of the library of filters: not there.
@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
open class CIColor: AbsentObject {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds a picture to the photo library: not there.
@available(*, unavailable, message: "There is no photo library: write a file.")
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?, _ contextInfo: Any?
) {}
