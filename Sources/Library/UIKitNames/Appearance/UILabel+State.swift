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

  /// The colour of the shadow of the text, which is not blurred; default none.
  public var shadowColor: UIColor? {
    get { textShadow.color }
    set { textShadow.color = newValue }
  }

  /// The displacement of the shadow, in points; default 1 upwards.
  public var shadowOffset: CGSize {
    get { textShadow.offset }
    set { textShadow.offset = newValue }
  }
}
