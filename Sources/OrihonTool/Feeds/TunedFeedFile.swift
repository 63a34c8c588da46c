import Documents
import FeedFiles
import Foundation

/// A feed file into which changed numbers are written, unless somebody else has changed it meanwhile.
final class TunedFeedFile {
  private struct State {
    /// The file's text as the scene shows it.
    var known: String
  }

  private let file: URL
  private var state: State

  /// Begins with the text that the scene was read from.
  init(_ file: URL, text: String) {
    self.file = file
    state = State(known: text)
  }

  /// Takes note that the scene shows the file as it is now.
  func wasRead() {
    if let text = present { state.known = text }
  }

  /// Writes the changes into the file's own text; returns what happened in words, and whether it was refused.
  func write(_ tuning: FeedTuning) -> (words: String, isRefusal: Bool) {
    guard let present else { return ("\(file.relativePath) cannot be read", true) }
    guard present == state.known else {
      return ("\(file.relativePath) has changed meanwhile; nothing was written", true)
    }
    do {
      let text = try tuning.written(into: present)
      try OutputFile.write(Data(text.utf8), to: file)
      state.known = text
      return ("wrote \(tuning.changes.count) values into \(file.relativePath)", false)
    } catch {
      return ("\(error)", true)
    }
  }

  private var present: String? {
    (try? InputFile.data(contentsOf: file, limit: .text)).map { String(decoding: $0, as: UTF8.self) }
  }
}
