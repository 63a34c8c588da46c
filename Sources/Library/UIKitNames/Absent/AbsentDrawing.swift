public import CollectionViews

/// What iOS code uses of drawing, media and accessibility, and what is not there: each says what to write instead.

// MARK: Layers and drawing

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public protocol CALayerDelegate {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAAnimation: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAPropertyAnimation: CAAnimation {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public protocol CAAnimationDelegate {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAScrollLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CATiledLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CATransformLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAEAGLLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAMetalLayer: CALayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CAValueFunction: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CGColorSpace: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CGGradient: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CGPattern: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CGShading: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CGFont: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CTFont: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CTLine: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CTFrame: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CIFilter: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class CIContext: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIGraphicsPDFRenderer: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIGraphicsImageRendererContext: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIGraphicsImageRendererFormat: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIDynamicAnimator: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIDynamicBehavior: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIGravityBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UICollisionBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UISnapBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIAttachmentBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIPushBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIFieldBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIDynamicItemBehavior: UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIMotionEffect: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIInterpolatingMotionEffect: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIMotionEffectGroup: AbsentObject {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
open class UIGlassEffect: AbsentObject {}

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
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class AVPlayerViewController: UIViewController {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class AVCaptureSession: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class AVAudioPlayer: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class SKView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class SCNView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class ARView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class MTKView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class PKCanvasView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class PDFView: View {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public protocol MKMapViewDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
open class WKWebViewConfiguration: AbsentObject {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public protocol WKNavigationDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
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
open class _UIHostingView: View {}
