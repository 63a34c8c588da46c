import CollectionViews
import Foundation
import ScreenInterface

/// The way in which a controller is presented.
///
/// UIKit counterpart: `UIModalPresentationStyle`.
public nonisolated enum UIModalPresentationStyle: Int, Sendable, Hashable {
  /// A sheet, beneath whose upper edge the presenting controller shows.
  case automatic
  /// A sheet.
  case pageSheet
  /// A sheet.
  case formSheet
  /// A sheet; there are no arrows.
  case popover
  /// The whole window.
  case fullScreen
  /// The whole window.
  case currentContext
  /// The whole window; what lies beneath shows through.
  case overFullScreen
  /// The whole window; what lies beneath shows through.
  case overCurrentContext
  /// The whole window; there are no transitions of one's own.
  case custom
  /// A sheet.
  case none
}

/// The way in which a presented controller comes; it has no effect.
///
/// UIKit counterpart: `UIModalTransitionStyle`.
public nonisolated enum UIModalTransitionStyle: Int, Sendable, Hashable {
  /// Ways, by UIKit's names.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// The controller that this one presents; `nil` for none.
  public var presentedViewController: UIViewController? {
    presentation?.controller ?? parent?.presentedViewController
  }

  /// The controller that presents this one; `nil` for none.
  public var presentingViewController: UIViewController? {
    ownPresentation?.presenter ?? parent?.presentingViewController
  }

  /// True while the controller is being presented: it has no transition that could be asked.
  public var isBeingPresented: Bool { ownPresentation?.isMoving(in: true) ?? false }

  /// True while the presentation of the controller ends.
  public var isBeingDismissed: Bool { ownPresentation?.isMoving(in: false) ?? false }
}

/// A presented controller, from its beginning to its end.
final class Presentation: FrameParticipant {
  /// How long it takes to come and to go, in seconds.
  private static let duration: TimeInterval = 0.35

  let controller: UIViewController
  private(set) weak var presenter: UIViewController?
  private let cover: PresentationView
  private var moves: Bool?

  /// Prepares the presentation of a controller by another one.
  init(of controller: UIViewController, by presenter: UIViewController) {
    self.controller = controller
    self.presenter = presenter
    cover = PresentationView(of: controller)
    controller.ownPresentation = self
    cover.onClickBeside = { [weak self] in self?.leave() }
  }

  /// True while it comes, or while it goes.
  func isMoving(in direction: Bool) -> Bool { moves == direction }

  /// Shows the controller over all other views.
  func begin(over root: View, isAnimated: Bool, _ completion: (() -> Void)?) {
    root.addCover(cover)
    cover.context?.join(self)
    for view in cover.context?.scrollViews ?? [] where view.hasFocus { view.endFocus() }
    move(in: true, isAnimated) { completion?() }
  }

  /// Takes the controller away, with what it presents itself.
  func end(isAnimated: Bool, _ completion: (() -> Void)?) {
    guard moves != false else { return }
    controller.presentation?.end(isAnimated: false, nil)
    move(in: false, isAnimated) { [self] in
      cover.context?.leave(self)
      cover.removeFromSuperview()
      controller.view.removeFromSuperview()
      controller.ownPresentation = nil
      presenter?.presentation = nil
      completion?()
    }
  }

  private func move(in direction: Bool, _ isAnimated: Bool, _ completion: @escaping () -> Void) {
    moves = direction
    cover.show(!direction)
    let finish = { [self] in
      if moves == direction { moves = nil }
      completion()
    }
    guard isAnimated, cover.context?.traits.reducesMotion != true else {
      cover.show(direction)
      return finish()
    }
    UIView.animate(withDuration: Self.duration, animations: { [cover] in cover.show(direction) }) { _ in
      finish()
    }
  }

  /// Ends as by a click beside: an alert by its action for that, a sheet by itself unless it forbids it.
  private func leave() {
    if let alert = controller as? UIAlertController {
      if alert.preferredStyle == .actionSheet { alert.cancel() }
    } else if cover.placement == .sheet, !controller.isModalInPresentation {
      end(isAnimated: true, nil)
    }
  }

  /// Keeps the keys from what lies beneath; Escape ends a sheet and cancels an alert, Enter takes its preferred action.
  func handleKey(_ key: KeyEvent, at time: TimeInterval) -> Bool {
    guard controller.presentation == nil, key.modifiers.isDisjoint(with: [.control, .alt]) else {
      return false
    }
    switch key.key.name {
    case "escape":
      if let alert = controller as? UIAlertController { alert.cancel() } else { leave() }
    case "enter": (controller as? UIAlertController)?.takePreferred()
    case "tab", "space", "up", "down", "left", "right", "home", "end", "pageUp", "pageDown": break
    default: return false
    }
    return true
  }
}
