import Documents
package import FeedFiles
package import Foundation

/// A feed file into which changed settings are written, unless it has been changed by another program.
package final class TunedFeedFile {
  private struct State {
    /// The text of the file that the scene shows.
    var known: String
    /// The text before the panel wrote values into it.
    var base: String
  }

  private let file: URL
  private var state: State

  /// Creates the file with the text that the scene was read from.
  package init(_ file: URL, text: String) {
    self.file = file
    state = State(known: text, base: text)
  }

  /// Notes that the scene shows the current text of the file.
  package func wasRead() {
    if let text = present, text != state.known { state = State(known: text, base: text) }
  }

  /// Writes the changes into the file's own text; returns a message, which says whether they were refused.
  ///
  /// When all values are what they were before the panel wrote, the text is that text again.
  package func write(_ tuning: FeedTuning) -> PanelMessage {
    guard let present else { return .refused("\(file.relativePath) cannot be read") }
    guard present == state.known else {
      return .refused("\(file.relativePath) has changed meanwhile; nothing was written")
    }
    do {
      let text = try tuning.written(into: present, from: state.base)
      try OutputFile.write(Data(text.utf8), to: file)
      state.known = text
      if text == state.base { return .done("\(file.relativePath) is again as it was") }
      return .done("wrote \(Pluralization.text(tuning.changes.count, "value")) into \(file.relativePath)")
    } catch {
      return .refused("\(error)")
    }
  }

  private var present: String? {
    (try? InputFile.data(contentsOf: file, limit: .text)).map { String(decoding: $0, as: UTF8.self) }
  }
}
