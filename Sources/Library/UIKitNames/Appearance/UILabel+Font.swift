public import CollectionViews
public import Foundation
import LayoutGeometry

extension Label {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, never `nil`; default the system's of 17 points.
  public var font: UIFont! {
    get { UIFont(style) }
    set { style = newValue?.style ?? UIFont.systemFont(ofSize: UIFont.labelFontSize).style }
  }

  /// The text with the fonts, colours and lines of its parts; default none.
  ///
  /// What a part has not is the label's own; the alignment is that of the longest part. A `text`, a `font` or a
  /// `textColor` that is set afterwards is that of all parts.
  public var attributedText: NSAttributedString? {
    get {
      if let source = attributedSource { return source }
      guard !text.isEmpty else { return nil }
      return NSAttributedString(
        string: text, attributes: [.font: UIFont(style), .foregroundColor: textColor ?? .label])
    }
    set {
      text = newValue?.string
      guard let newValue else { return }
      let runs = newValue.labelRuns(in: style)
      if runs.isEmpty {
        if let font = newValue.longest(.font) as? UIFont { style = font.style }
        if let color = newValue.longest(.foregroundColor) as? UIColor { textColor = color }
      }
      defer { show(runs, of: newValue) }
      guard let paragraph = newValue.longest(.paragraphStyle) as? NSParagraphStyle else { return }
      if paragraph.alignment != .natural { textAlignment = paragraph.alignment }
      if paragraph.lineBreakMode != .byWordWrapping { lineBreakMode = paragraph.lineBreakMode }
      if runs.isEmpty {
        style.lineHeightMultiple = paragraph.lineHeight(of: style) / max(style.size, 0.001)
      }
    }
  }

  /// The width at which `intrinsicContentSize` breaks lines, in points; default 0, it breaks none.
  ///
  /// Constraints break the lines of a label of several lines at the width that they give it in any case.
  public var preferredMaxLayoutWidth: CGFloat {
    get { preferredWidth }
    set { preferredWidth = newValue }
  }

  /// True when one line of text that is too wide is set smaller; default false.
  public var adjustsFontSizeToFitWidth: Bool {
    get { fitting.isOn }
    set {
      fitting.isOn = newValue
      applyFitting()
    }
  }

  /// The smallest scale of the font, 0…1, 0 for no limit; default 0.
  public var minimumScaleFactor: CGFloat {
    get { fitting.scale }
    set {
      fitting.scale = newValue
      applyFitting()
    }
  }

  private func applyFitting() { minimumScale = fitting.isOn ? min(max(fitting.scale, 0.1), 1) : 1 }

  private var fitting: LabelFitting {
    if let known = attachments.object(of: LabelFitting.self) { return known }
    let made = LabelFitting()
    attachments.keep(made, as: LabelFitting.self)
    return made
  }

  /// True when letters move together before text is cut; it has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The place of smaller text in its line; it has no effect, it is the middle.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { .alignCenters }
    set { _ = newValue }
  }
}

/// The place of smaller text in its line.
///
/// UIKit counterpart: `UIBaselineAdjustment`.
public nonisolated enum UIBaselineAdjustment: Int, Sendable, Hashable {
  /// Places, by UIKit's names.
  case alignBaselines, alignCenters, none
}

/// The fitting of a label's text to its width.
@MainActor
private final class LabelFitting {
  var isOn = false
  var scale: CGFloat = 0
}
