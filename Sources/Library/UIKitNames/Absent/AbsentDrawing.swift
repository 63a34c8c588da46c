public import CollectionViews

/// What iOS code uses of drawing, media and accessibility, and what is not there: each says what to write instead.

// MARK: Layers and drawing

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "Layers have no delegate: override draw(with:) and layoutSubviews() of the view."
)
public protocol CALayerDelegate {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Layers do not scroll: use a UIScrollView.")
open class CAScrollLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Layers have no tiles: show pictures in a UICollectionView.")
open class CATiledLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Layers are not painted in depth: set the transform3D of each view.")
open class CATransformLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no access to the graphics card: override draw(with:).")
open class CAEAGLLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no access to the graphics card: override draw(with:).")
open class CAMetalLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Name the part in the key path, as transform.scale.")
open class CAValueFunction: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Colours are those of sRGB: use UIColor.")
open class CGColorSpace: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no CGContext: use a CAGradientLayer.")
open class CGGradient: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no CGContext: show a picture.")
open class CGPattern: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no CGContext: use a CAGradientLayer.")
open class CGShading: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Fonts are UIFont(name:size:).")
open class CGFont: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Fonts are UIFont(name:size:).")
open class CTFont: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Text is shown by UILabel.")
open class CTLine: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Text is shown by UILabel.")
open class CTFrame: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Pictures are not filtered: show a filtered file by UIImage(named:).")
open class CIFilter: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "Pictures are not filtered: show a filtered file by UIImage(named:).")
open class CIContext: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
open class UIGraphicsPDFRenderer: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
open class UIGraphicsImageRendererContext: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no drawing of pictures: use UIImage(named:) or views.")
open class UIGraphicsImageRendererFormat: AbsentObject {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIDynamicAnimator: AbsentObject {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIDynamicBehavior: AbsentObject {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIGravityBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UICollisionBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UISnapBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIAttachmentBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIPushBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIFieldBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(
  *, unavailable, message: "There is no physics of views: use UIView.animate with usingSpringWithDamping."
)
open class UIDynamicItemBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
open class UIMotionEffect: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
open class UIInterpolatingMotionEffect: UIMotionEffect {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "The device is not tilted: animate views with UIView.animate.")
open class UIMotionEffectGroup: UIMotionEffect {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "There is no glass: use UIBlurEffect(style:).")
open class UIGlassEffect: UIVisualEffect, AbsentMembers {}

// MARK: Accessibility

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
open class UIAccessibilityElement: AbsentObject {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
open class UIAccessibilityCustomAction: AbsentObject {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
open class UIAccessibilityCustomRotor: AbsentObject {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public protocol UIAccessibilityContainer {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
open class UILargeContentViewerInteraction: AbsentObject {}

// MARK: Pictures and media

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class UIImageAsset: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class UIImageReader: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class UIImageSymbolConfiguration: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class CGImageSource: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
open class AVPlayerViewController: UIViewController, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no camera.")
open class AVCaptureSession: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no video and no sound: a GIF plays in a UIImageView.")
open class AVAudioPlayer: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no SpriteKit: animate views.")
open class SKView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There are no scenes in space: set the transform3D of views.")
open class SCNView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no camera.")
open class ARView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no access to the graphics card: override draw(with:).")
open class MTKView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no drawing by hand: a CAShapeLayer shows a path of touches.")
open class PKCanvasView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There are no PDF files: show pictures.")
open class PDFView: View, AbsentMembers {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There are no maps: use a picture.")
public protocol MKMapViewDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no browser.")
open class WKWebViewConfiguration: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no browser.")
public protocol WKNavigationDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "There is no location.")
open class CLLocationManager: AbsentObject {}

// MARK: SwiftUI

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
public protocol UIViewRepresentable {}

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
public protocol UIViewControllerRepresentable {}

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
open class _UIHostingView: View, AbsentMembers {}
