/// What iOS code uses of drawing, media and accessibility, and what is not there: each says what to write instead.

// MARK: Layers and drawing

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CALayerDelegate {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAAnimation {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAPropertyAnimation {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAAnimationDelegate {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAScrollLayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CATiledLayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CATransformLayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAEAGLLayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAMetalLayer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CAValueFunction {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CGColorSpace {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CGGradient {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CGPattern {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CGShading {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CGFont {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CTFont {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CTLine {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CTFrame {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CIFilter {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class CIContext {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIGraphicsPDFRenderer {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIGraphicsImageRendererContext {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIGraphicsImageRendererFormat {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIDynamicAnimator {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIDynamicBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIGravityBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UICollisionBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UISnapBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIAttachmentBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIPushBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIFieldBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIDynamicItemBehavior {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIMotionEffect {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIInterpolatingMotionEffect {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIMotionEffectGroup {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIVisualEffect {}

/// Not there, of layers and drawing.
@available(*, unavailable, message: "draw(with:) paints, and UIView.animate animates.")
public final class UIGlassEffect {}

// MARK: Accessibility

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public final class UIAccessibilityElement {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public final class UIAccessibilityCustomAction {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public final class UIAccessibilityCustomRotor {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public final class UIAccessibilityContainer {}

/// Not there, of accessibility.
@available(*, unavailable, message: "Accessible elements are views with an accessibilityLabel.")
public final class UILargeContentViewerInteraction {}

// MARK: Pictures and media

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class UIImageAsset {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class UIImageReader {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class UIImageSymbolConfiguration {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class CGImageSource {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class AVPlayerViewController {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class AVCaptureSession {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class AVAudioPlayer {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class SKView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class SCNView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class ARView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class MTKView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class PKCanvasView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class PDFView {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class MKMapViewDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class WKWebViewConfiguration {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class WKNavigationDelegate {}

/// Not there, of pictures and media.
@available(*, unavailable, message: "Pictures are files: UIImage(named:).")
public final class CLLocationManager {}

// MARK: SwiftUI

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
public final class UIViewRepresentable {}

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
public final class UIViewControllerRepresentable {}

/// Not there, of SwiftUI.
@available(*, unavailable, message: "Write the content as a view with constraints.")
public final class _UIHostingView {}
