import CollectionViews
import Foundation
import LayoutGeometry
import UIKitBase

/// The configurations of a cell, and the views that show them.
@MainActor
final class CellContent: CellStateObserver {
  private unowned let cell: CollectionViewCell
  var content: (any UIContentConfiguration)? { didSet { showContent() } }
  var background: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// True while the background is the one of the list.
  var usesDefaultBackground = false
  /// True while that background is the one of a group.
  var isGrouped = false
  private var customBackground: View?
  var updateHandler: ((CollectionViewCell, UICellConfigurationState) -> Void)?
  var backgroundView: View? { didSet { put(backgroundView, insteadOf: oldValue) } }
  var selectedBackgroundView: View? {
    didSet {
      put(selectedBackgroundView, insteadOf: oldValue)
      selectedBackgroundView?.isHidden = !(cell.isSelected || cell.isHighlighted)
    }
  }
  private var view: (any View & UIContentView)?
  private let ground = View()

  init(of cell: CollectionViewCell) {
    self.cell = cell
    ground.elementName = "ground"
    ground.isUserInteractionEnabled = false
    cell.attachments.stateObserver = self
  }

  /// The view of a list's content; `nil` where the content is another.
  var listContentView: UIListContentView? { view as? UIListContentView }

  /// The state of the cell.
  var state: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (cell.isSelected, cell.isHighlighted)
    return state
  }

  func cellStateDidChange(_ cell: CollectionViewCell) { update() }

  /// Shows the cell's state.
  func update() {
    cell.updateConfiguration(using: state)
    updateHandler?(cell, state)
    selectedBackgroundView?.isHidden = !(cell.isSelected || cell.isHighlighted)
    if content != nil { showContent() }
    showBackground()
  }

  private func showContent() {
    guard let content else {
      view?.removeFromSuperview()
      return view = nil
    }
    let shown = content.updated(for: state)
    if let view, view.supports(shown) {
      view.configuration = shown
    } else {
      view?.removeFromSuperview()
      let made = shown.makeContentView()
      view = made
      made.translatesAutoresizingMaskIntoConstraints = false
      let holder = cell.contentView
      holder.insertSubview(made, at: 0)
      NSLayoutConstraint.activate([
        made.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
        made.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
        made.topAnchor.constraint(equalTo: holder.topAnchor),
        made.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      ])
    }
    cell.setNeedsLayout()
  }

  private func showBackground() {
    guard let shown = background?.updated(for: state) else { return ground.removeFromSuperview() }
    if ground.superview !== cell { cell.insertSubview(ground, at: 0) }
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let insets = shown.backgroundInsets
    ground.frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, cell.bounds.width - insets.leading - insets.trailing),
      height: max(0, cell.bounds.height - insets.top - insets.bottom))
    let color = shown.backgroundColor
    ground.backgroundColor = color.map { shown.backgroundColorTransformer?($0) ?? $0 }
    if !isGrouped || shown.cornerRadius > 0 { ground.layer.cornerRadius = shown.cornerRadius }
    if customBackground !== shown.customView {
      customBackground?.removeFromSuperview()
      customBackground = shown.customView
      if let view = shown.customView {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = ground.bounds
        ground.addSubview(view)
      }
    }
    ground.layer.borderWidth = shown.strokeWidth
    ground.layer.borderColor = (shown.strokeColor ?? .clear).cgColor
    // The corners of a list's cell follow its place, which the layout knows.
    cell.setNeedsLayout()
  }

  private func put(_ view: View?, insteadOf former: View?) {
    former?.removeFromSuperview()
    guard let view else { return }
    view.isUserInteractionEnabled = false
    view.frame = cell.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.insertSubview(view, at: backgroundView === view ? 0 : (backgroundView == nil ? 0 : 1))
  }
}
