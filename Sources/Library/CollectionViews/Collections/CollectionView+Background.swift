import CompositionalLayout
import LayoutGeometry
import ScreenInterface

extension CollectionView {
  /// The view behind the elements, which fills the collection view and does not scroll; default none.
  package var viewBehindContent: View? {
    get { state.backgroundView }
    set {
      guard state.backgroundView !== newValue else { return }
      state.backgroundView?.removeFromSuperview()
      state.backgroundView = newValue
      if let newValue {
        newValue.elementName = "background"
        addOwnSubview(newValue)
      }
      setNeedsLayout()
    }
  }

  /// Lets the view behind the elements fill the collection view.
  func placeBackground() {
    if let view = state.backgroundView, view.placedFrame != box { view.frame = box }
  }

  /// Fills the view as UIKit does where the program has set no colour: by the list of its first section, else white.
  ///
  /// A colour that a list is given covers that of the view, as on iOS. The view's own fill is known by being the same
  /// object: a colour that equals it is one that the program has set.
  func showDefaultGround() {
    guard context?.looksLikeUIKit == true else { return }
    let list = state.cache.descriptions.first?.listStyle
    let listed = list?.grounds.map { DynamicColor(rgbaLight: $0[0], dark: $0[1]) }
    let isListed = (listed?.light.alpha ?? 0) > 0
    let present = decoration.backgroundColor
    let isOwn = present == nil ? state.ground == nil : present === state.ground
    guard isOwn || isListed else { return }
    let ground = (isListed ? listed : nil) ?? Self.ground(of: list)
    if let present, present == ground, isOwn || isListed { return }
    state.ground = ground
    decoration.backgroundColor = ground
  }

  private static func ground(of list: ListStyle?) -> DynamicColor {
    switch list?.kind {
    case .grouped, .insetGrouped: groupedGround
    case .sidebar: sidebarGround
    case .plain, .sidebarPlain, nil: plainGround
    }
  }

  private static let plainGround = DynamicColor(light: 0xFFFFFF, dark: 0x000000)
  private static let groupedGround = DynamicColor(light: 0xF2F2F7, dark: 0x000000)
  private static let sidebarGround = DynamicColor(light: 0xF2F2F7, dark: 0x1C1C1E)
}
