public import ScreenInterface

/// Which fonts text is measured and drawn with.
public enum FontSource: Sendable, Hashable {
  /// The fonts of the desktop, by fontconfig.
  case installed
  /// No font: each glyph is a box of its advance, as `BlockTextMeasuring` has it; for goldens.
  case blocks
}

/// What several renderers share: the fonts, and the decoded pictures.
public final class DrawingResources {
  /// Measures text exactly as it will be drawn.
  public var textMeasuring: any TextMeasuring { text }

  /// Why text is drawn as blocks although fonts were asked for; `nil` when all is well.
  public let fontFailure: DrawingError?

  let text: any LineRasterizing
  var pictures = PictureStore()

  /// Opens the fonts.
  ///
  /// When there are none, text is drawn as blocks and `fontFailure` says why.
  public convenience init(fonts: FontSource) { self.init(fonts: fonts, lookup: FontconfigLookup()) }

  init(fonts: FontSource, lookup: @autoclosure () -> any FontLookup) {
    guard fonts == .installed else {
      text = BlockText()
      fontFailure = nil
      return
    }
    do {
      text = try InstalledText(lookup: lookup())
      fontFailure = nil
    } catch {
      text = BlockText()
      fontFailure = error
    }
  }

  /// Keeps a decoded picture for all renderers; one that failed is not kept.
  ///
  /// Returns what to tell the scene: how the wish ended, and which pictures had to go for it. None of those
  /// that `lists` show goes.
  public func store(_ decoded: DecodedPicture, whileShowing lists: [DisplayList]) -> [InputEvent.Kind] {
    let ending = InputEvent.Kind.picture(decoded.request, decoded.outcome)
    guard let image = decoded.image else { return [ending] }
    let shown = lists.reduce(into: Set()) { $0.formUnion($1.pictures) }
    let lost = pictures.insert(
      image, for: PictureKey(decoded.request, scale: decoded.scale), keeping: shown.contains)
    return [ending] + lost.map(InputEvent.Kind.pictureDiscarded)
  }
}
