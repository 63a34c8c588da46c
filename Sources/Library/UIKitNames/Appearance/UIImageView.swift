public import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import UIKitBase

extension View {
  /// The way in which content fills a view of another shape.
  ///
  /// UIKit counterpart: `UIView.ContentMode`. It has an effect on image views.
  public nonisolated enum ContentMode: Int, Sendable, Hashable {
    /// Stretched to the view, except for symbols, which keep their shape.
    case scaleToFill
    /// Wholly visible.
    case scaleAspectFit
    /// Filling the view; what lies outside is cut off.
    case scaleAspectFill
    /// Drawn anew; painted as `scaleToFill`.
    case redraw
    /// In its own size, in the middle.
    case center
    /// In its own size, at an edge or in a corner.
    case top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  }

  /// The way in which a picture fills an image view of another shape; default `scaleToFill`.
  public var contentMode: ContentMode {
    get { attachments.object(of: ViewContentMode.self)?.mode ?? .scaleToFill }
    set {
      attachments.keep(ViewContentMode(newValue), as: ViewContentMode.self)
      (self as? ImageView)?.fit(newValue)
    }
  }
}

/// The content mode of a view.
@MainActor
private final class ViewContentMode {
  let mode: View.ContentMode

  init(_ mode: View.ContentMode) { self.mode = mode }
}

extension ImageView {
  /// Creates a view of a picture, of the picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    placeholder = .clear
    self.image = image
    if let image { frame.size = image.size }
  }

  /// Creates a view of a picture, and of another one that shows while the view is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// The picture that shows while the view is highlighted; default none.
  public var highlightedImage: UIImage? {
    get { otherPicture }
    set { otherPicture = newValue }
  }

  /// True while the highlighted picture shows; default false.
  public var isHighlighted: Bool {
    get { showsOtherPicture }
    set { showsOtherPicture = newValue }
  }

  /// The size and the colour of symbols; default none.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { attachments.object(of: ViewSymbolConfiguration.self)?.value }
    set {
      attachments.keep(newValue.map { ViewSymbolConfiguration($0) }, as: ViewSymbolConfiguration.self)
      pictureAdjustment = newValue.map { look in { $0.isSymbol ? $0.withConfiguration(look) : $0 } }
      if let newValue, let image, image.isSymbol { self.image = image.withConfiguration(newValue) }
    }
  }

  fileprivate func fit(_ mode: ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: pictureFit = .stretched
    case .scaleAspectFill: pictureFit = .fill
    default: pictureFit = .whole
    }
    let places: [ContentMode: CGPoint] = [
      .center: CGPoint(x: 0.5, y: 0.5), .top: CGPoint(x: 0.5, y: 0), .bottom: CGPoint(x: 0.5, y: 1),
      .left: CGPoint(x: 0, y: 0.5), .right: CGPoint(x: 1, y: 0.5), .topLeft: .zero,
      .topRight: CGPoint(x: 1, y: 0), .bottomLeft: CGPoint(x: 0, y: 1), .bottomRight: CGPoint(x: 1, y: 1),
    ]
    ownSizePlace = places[mode]
  }
}

/// The symbol configuration of an image view.
@MainActor
private final class ViewSymbolConfiguration {
  let value: UIImage.SymbolConfiguration

  init(_ value: UIImage.SymbolConfiguration) { self.value = value }
}
