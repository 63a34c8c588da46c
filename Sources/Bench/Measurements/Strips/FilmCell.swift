import Documents
import Foundation
package import SceneReadings
package import ScreenInterface

/// One picture of a film strip, with its caption below.
public nonisolated struct FilmCell: Sendable, Hashable {
  /// The picture.
  package var picture: Bitmap
  /// The lines of the caption.
  public var caption: [String]

  /// Creates a cell.
  package init(_ picture: Bitmap, caption: [String]) {
    self.picture = picture
    self.caption = caption
  }
}

extension FilmCell {
  /// Creates a cell with the frame, milliseconds, offset, velocity and page of a row in its caption.
  ///
  /// The feed is described if `row` is `nil` or not on screen. A page counts from 1 and is written with the
  /// number of pages; with `asLogged` it is that of the log, from 0, as goldens have it.
  package init(_ picture: Bitmap, of trace: FrameTrace, row: ScrollerID? = nil, asLogged: Bool = false) {
    let shown = trace.rows.first { $0.id == row }
    let motion = shown?.motion ?? trace.feed
    func text(_ number: Double, _ decimals: Int) -> String { JSONText.number(number, decimals: decimals) }
    let page = motion.page.map { page in
      asLogged ? "page \(page)" : "page \(page + 1)" + (motion.pages.map { "/\($0)" } ?? "")
    }
    let place = page ?? "no page"
    self.init(
      picture,
      caption: [
        "frame \(trace.number)  \(text(trace.time * 1000, 1)) ms",
        "\(shown?.id.name ?? ScrollerID.feedName)  \(text(motion.offset, 2)) pt  \(text(motion.velocity, 1)) pt/s",
        motion.lap == 0 ? place : "\(place)  lap \(motion.lap)",
      ])
  }
}
