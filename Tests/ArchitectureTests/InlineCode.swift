/// The pieces of a page that stand between back-ticks, and the lines of its blocks of code.
enum InlineCode {
  struct Piece: Equatable {
    let text: String
    let line: Int
  }

  /// Returns the pieces of one line.
  static func pieces(of line: String) -> [String] {
    line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && !$0.element.isEmpty }.map { String($0.element) }
  }

  /// Returns the pieces in the prose of a page and, where `blocks` is true, the lines of its blocks too.
  static func pieces(in page: String, blocks: Bool) -> [Piece] {
    var isInBlock = false
    var found: [Piece] = []
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        isInBlock.toggle()
      } else if !isInBlock {
        found += pieces(of: String(line)).map { Piece(text: $0, line: index + 1) }
      } else if blocks {
        found.append(Piece(text: String(line), line: index + 1))
      }
    }
    return found
  }
}
