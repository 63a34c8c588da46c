public import CollectionViews
public import Foundation
import LayoutGeometry
import UIKitBase

/// A cell of a list: content, accessories at the trailing side and a separator beneath.
///
/// UIKit counterpart: `UICollectionViewListCell`.
@preconcurrency @MainActor
open class UICollectionViewListCell: CollectionViewCell {
  private let separator = View()
  private var accessoryViews: [View] = []
  private var leadingViews: [View] = []
  /// True while accessories have not been placed yet.
  private var hasNewAccessories = false
  private var outlineView: View?
  private var outlineSymbol = UICellAccessory.foldedSymbol
  private var givenLevel: Int?
  private var hasUpdated = false
  private var listRole = ListRole() {
    didSet {
      guard listRole != oldValue, configured.usesDefaultBackground else { return }
      configured.isGrouped = listRole.isInGroup
      configured.background = listRole.background
    }
  }

  /// Creates a cell; override this one in a subclass.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    separator.backgroundColor = .separator
    separator.elementName = "separator"
    addSubview(separator)
    configured.usesDefaultBackground = true
    configured.background = listRole.background
  }

  /// The accessories at the sides, from the inside; default none.
  public var accessories: [UICellAccessory] = [] {
    didSet {
      for view in accessoryViews + leadingViews { view.removeFromSuperview() }
      let shown = accessories.filter(\.isShown)
      let trailing = shown.filter { !$0.isLeading }
      accessoryViews = trailing.map { $0.makeView(for: self) }
      outlineSymbol = UICellAccessory.foldedSymbol
      outlineView = zip(trailing, accessoryViews).first { $0.0.outlineStyle != nil }?.1
      leadingViews = shown.filter(\.isLeading).map { $0.makeView(for: self) }
      for view in accessoryViews + leadingViews { addSubview(view) }
      hasNewAccessories = true
      setNeedsLayout()
    }
  }

  /// The level by which the content is moved inwards; default that of the item in the outline of its section.
  public var indentationLevel: Int {
    get { givenLevel ?? outlinePlace?.level ?? 0 }
    set {
      givenLevel = newValue
      setNeedsLayout()
    }
  }
  /// The distance by which a level is moved inwards, in points; default 16.
  public var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
  /// True when leading accessories are moved inwards too; default true.
  public var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// Returns the content of the cell without values, by its place in the kind of list: an item, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listRole.content }

  /// Returns the background of the cell, by its place in the kind of list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listRole.background }

  /// The guide that determines where the separator begins, by constraints of its leading edge.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let made = UILayoutGuide()
    contentView.addLayoutGuide(made)
    hasSeparatorGuide = true
    return made
  }()
  private var hasSeparatorGuide = false

  /// The space that accessories and the level take, in points.
  private var sides: (leading: CGFloat, trailing: CGFloat) {
    let trailing = accessoryViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 12 }
    let leading = leadingViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 12 }
    return (
      CGFloat(indentationLevel) * indentationWidth + (leading > 0 ? leading + 4 : 0),
      trailing > 0 ? trailing + 4 : 0
    )
  }

  private func updateFirst() {
    guard !hasUpdated else { return }
    hasUpdated = true
    configured.update()
  }

  /// Returns the height of the content beside the accessories.
  open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    updateFirst()
    let (leading, trailing) = sides
    let width = layoutAttributes.size.width
    let inner = contentView.systemLayoutSizeFitting(
      CGSize(width: max(0, width - leading - trailing), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size = CGSize(width: width, height: max(listRole.minimumHeight, inner.height))
    return layoutAttributes
  }

  /// Places the content, the accessories and the separator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateFirst()
    let (leading, trailing) = sides
    var frame = bounds
    frame.size.width = max(0, bounds.width - leading - trailing)
    frame.origin.x = isReadFromRight ? trailing : leading
    contentView.frame = frame
    if hasNewAccessories {
      // On iOS they appear in their places, also where a change of data is animated.
      hasNewAccessories = false
      UIView.performWithoutAnimation {
        placeAccessories()
        for view in accessoryViews + leadingViews { view.layoutIfNeeded() }
      }
    } else {
      placeAccessories()
    }
    turnOutlineArrow()
    placeInGroup()
  }

  private func placeAccessories() {
    var edge = bounds.width - 16
    for view in accessoryViews.reversed() {
      let size = view.sizeThatFits(.zero)
      let left = edge - size.width
      view.frame = CGRect(
        x: isReadFromRight ? bounds.width - edge : left, y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height)
      edge = left - 12
    }
    var start = 16 + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
    for view in leadingViews {
      let size = view.sizeThatFits(.zero)
      view.frame = CGRect(
        x: isReadFromRight ? bounds.width - start - size.width : start, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      start += size.width + 12
    }
  }

  private var outlinePlace: OutlinePlace? { (superview as? CollectionView)?.outlinePlace(of: self) }

  /// Shows an arrow down above items that show, and one forward otherwise.
  private func turnOutlineArrow() {
    guard let outlineView else { return }
    let name = outlinePlace?.isExpanded == true ? "chevron.down" : UICellAccessory.foldedSymbol
    guard name != outlineSymbol else { return }
    outlineSymbol = name
    let picture = UICellAccessory.picture(name, 14)
    (outlineView as? ImageView)?.image = picture
    (outlineView as? UIButton)?.setImage(picture, for: .normal)
  }

  /// Folds or unfolds the items below, as by a click on the arrow.
  func toggleOutline() { (superview as? CollectionView)?.toggleOutline(of: self) }

  /// The place where the separator begins by itself: beneath the text, in points from the leading edge.
  private var separatorStart: CGFloat {
    if hasSeparatorGuide {
      contentView.layoutIfNeeded()
      let guide = separatorLayoutGuide.layoutFrame
      let start = isReadFromRight ? contentView.bounds.width - guide.maxX : guide.minX
      if start > 0 { return sides.leading + start }
    }
    return sides.leading + (configured.listContentView?.textInset ?? 16)
  }

  /// Shows the separator and the round corners that the place in the section asks for.
  private func placeInGroup() {
    let place = (superview as? CollectionView)?.listPlace(of: self)
    if let place { listRole = place.role }
    let hair = 1 / (measuringContext?.traits.displayScale ?? 1)
    let insets = place?.separatorInsets
    let inset = insets?.leading ?? separatorStart
    let end = insets?.trailing ?? 0
    separator.backgroundColor = place?.separatorColor ?? .separator
    separator.isHidden = !(place?.showsSeparator ?? false)
    separator.frame = CGRect(
      x: isReadFromRight ? end : inset, y: bounds.height - hair, width: max(0, bounds.width - inset - end),
      height: hair)
    guard let place, place.isInset, let ground = subviews.first(where: { $0.elementName == "ground" }) else {
      return
    }
    let radius: CGFloat = 10
    ground.autoresizingMask = []
    ground.decoration.cornerRadius = place.isFirst || place.isLast ? radius : 0
    ground.frame = CGRect(
      x: 0, y: place.isFirst ? 0 : -radius, width: bounds.width,
      height: bounds.height + (place.isFirst ? 0 : radius) + (place.isLast ? 0 : radius))
  }
}

extension UICollectionViewListCell: ElementAnnounced {
  package func willShow(_ elementKind: String?, at indexPath: IndexPath, in collectionView: CollectionView) {
    let list = collectionView.listStyle(ofItemAt: indexPath)
    let isFirst = indexPath.item == 0
    switch elementKind {
    case CollectionView.elementKindSectionHeader: listRole = ListRole(.header, of: list?.kind)
    case CollectionView.elementKindSectionFooter: listRole = ListRole(.footer, of: list?.kind)
    default:
      listRole = ListRole(list?.firstItemIsHeader == true && isFirst ? .header : .item, of: list?.kind)
    }
  }
}

extension UICollectionViewListCell: ClickTaking {
  package func takesClick() -> Bool {
    let isHeader = listRole.part == .header
    let folds = accessories.contains {
      $0.isShown && ($0.outlineStyle == .header || $0.outlineStyle == .automatic && isHeader)
    }
    guard folds, outlinePlace?.hasItemsBelow == true else { return false }
    toggleOutline()
    return true
  }
}
