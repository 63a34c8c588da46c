public import CollectionViews
public import Foundation

extension Label {
  /// False when the text is drawn faint; default true.
  public var isEnabled: Bool {
    get { isShownEnabled }
    set { isShownEnabled = newValue }
  }

  /// The colour of the text while it is highlighted; default none.
  public var highlightedTextColor: UIColor? {
    get { highlightColor }
    set { highlightColor = newValue }
  }

  /// True while the text has its colour for highlighted text; default false.
  public var isHighlighted: Bool {
    get { isShownHighlighted }
    set { isShownHighlighted = newValue }
  }

  /// The colour of the shadow; it has no effect.
  public var shadowColor: UIColor? {
    get { nil }
    set { _ = newValue }
  }

  /// The displacement of the shadow; it has no effect.
  public var shadowOffset: CGSize {
    get { .zero }
    set { _ = newValue }
  }
}
