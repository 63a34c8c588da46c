package import ScreenInterface
import Typesetting

/// The source of the fonts that measure and draw text.
public enum FontSource: Sendable, Hashable {
  /// The desktop's fonts, found by fontconfig.
  case installed
  /// No font: each glyph is a box of its advance, as in `BlockTextMeasuring`; for golden pictures.
  case blocks
}

/// The resources that several renderers share: the fonts and the decoded pictures.
public final class DrawingResources {
  /// The text measuring that matches the drawn text exactly.
  package var textMeasuring: any TextMeasuring { text }

  /// The reason why text is drawn as blocks although fonts were asked for; `nil` when fonts were opened.
  package let fontFailure: DrawingError?

  let text: any LineRasterizing
  var pictures = PictureCache()

  /// Opens the fonts.
  ///
  /// Without any installed font, text is drawn as blocks and `fontFailure` says why.
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

  /// Stores a decoded picture for all renderers; a picture that failed to decode is not stored.
  ///
  /// Returns the events for the scene: the outcome of the request, and the pictures that were evicted to free
  /// memory. Pictures shown in `lists` are never evicted.
  package func store(_ decoded: DecodedPicture, whileShowing lists: [DisplayList]) -> [FileEvent.Kind] {
    let ending = FileEvent.Kind.picture(decoded.request, decoded.outcome)
    guard !decoded.images.isEmpty else { return [ending] }
    var shown = lists.reduce(into: Set()) { $0.formUnion($1.pictures) }
    // The last frame of an animation does not evict the first.
    if decoded.images.count > 1 { shown.insert(decoded.request.picture) }
    var lost: [PictureReference] = []
    for (key, image) in zip(decoded.keys, decoded.images) {
      let gone = pictures.insert(image, for: key, of: decoded.stamp) { shown.contains($0.showing(frame: 0)) }
      for picture in gone.map({ $0.showing(frame: 0) }) where !lost.contains(picture) { lost.append(picture) }
    }
    return [ending] + lost.map(FileEvent.Kind.pictureDiscarded)
  }
}
