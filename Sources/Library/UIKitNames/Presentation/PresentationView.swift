import CollectionViews
import Foundation
import LayoutGeometry

/// The view over all others that shows a presented controller, and dims what lies beneath.
final class PresentationView: View {
  /// The place of a presented controller's view.
  enum Placement {
    /// As large as the window.
    case whole
    /// From a little beneath the upper edge to the lower one; in a wide window as wide as a page.
    case sheet
    /// In the middle, as large as its content.
    case alert
    /// At the lower edge, as high as its content.
    case actionSheet
  }

  /// The greatest width of a sheet, in points.
  private static let pageWidth: CGFloat = 704
  /// The width of an alert, and the greatest one of an action sheet, in points.
  private static let (alertWidth, actionWidth): (CGFloat, CGFloat) = (270, 414)

  private let controller: UIViewController
  private let backdrop = UIControl(frame: .zero)
  private var isShown = false
  /// Called on a click beside the controller's view.
  var onClickBeside: () -> Void = {}

  init(of controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    elementName = "presented"
    backdrop.elementName = "backdrop"
    backdrop.backgroundColor = .black.withAlphaComponent(placement == .whole ? 0 : 0.4)
    backdrop.addAction(for: .touchUpInside) { [weak self] _ in self?.onClickBeside() }
    addSubview(backdrop)
    addSubview(controller.view)
    if placement == .sheet {
      controller.view.decoration.cornerRadius = 10
      controller.view.decoration.roundedCorners = [.topLeft, .topRight]
      controller.view.clipsToBounds = true
    }
  }

  /// The place of the controller's view.
  var placement: Placement {
    if let alert = controller as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .actionSheet
    }
    return switch controller.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover, .none: .sheet
    default: .whole
    }
  }

  /// Moves the controller's view in or out; inside an animation it takes its time.
  func show(_ isShown: Bool) {
    self.isShown = isShown
    backdrop.frame = bounds
    backdrop.alpha = isShown ? 1 : 0
    controller.view.frame = frame(isShown: isShown)
    if placement == .alert { controller.view.alpha = isShown ? 1 : 0 }
  }

  override func layoutSubviews() {
    backdrop.frame = bounds
    controller.view.frame = frame(isShown: isShown)
  }

  private func frame(isShown: Bool) -> CGRect {
    var frame = bounds
    let safe = context?.safeArea ?? .zero
    switch placement {
    case .whole: break
    case .sheet:
      frame.size.width = min(bounds.width, Self.pageWidth)
      frame.origin.x = ((bounds.width - frame.width) / 2).rounded()
      frame.origin.y = min(bounds.height, safe.top + 10)
      frame.size.height = bounds.height - frame.minY
    case .alert:
      frame.size = controller.view.sizeThatFits(
        CGSize(
          width: min(Self.alertWidth, bounds.width - 16), height: bounds.height - safe.top - safe.bottom - 16)
      )
      frame.origin.x = ((bounds.width - frame.width) / 2).rounded()
      frame.origin.y = (safe.top + (bounds.height - safe.top - safe.bottom - frame.height) / 2).rounded()
      return frame
    case .actionSheet:
      frame.size = controller.view.sizeThatFits(
        CGSize(
          width: min(Self.actionWidth, bounds.width) - 16, height: bounds.height - safe.top - safe.bottom - 16
        ))
      frame.origin.x = ((bounds.width - frame.width) / 2).rounded()
      frame.origin.y = bounds.height - max(8, safe.bottom) - frame.height
    }
    if !isShown { frame.origin.y = bounds.height }
    return frame
  }
}
