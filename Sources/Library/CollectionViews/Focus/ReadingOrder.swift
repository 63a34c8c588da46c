import Foundation

/// The reading order of rectangles: line by line, in each line from the leading edge.
///
/// UIKit counterpart: the order in which VoiceOver goes through a screen. A rectangle belongs to a line when it begins
/// above the middle of the line's first one.
enum ReadingOrder {
  /// Returns elements in their reading order; of two at the same position the earlier one stays first.
  static func sorted<Element>(
    _ elements: [Element], isMirrored: Bool, frame: (Element) -> CGRect
  ) -> [Element] {
    let framed = elements.enumerated().map { (place: $0, frame: frame($1), element: $1) }
    var lines: [[(place: Int, frame: CGRect, element: Element)]] = []
    for one in framed.sorted(by: { ($0.frame.minY, $0.place) < ($1.frame.minY, $1.place) }) {
      if let first = lines.last?.first, one.frame.minY < first.frame.midY {
        lines[lines.count - 1].append(one)
      } else {
        lines.append([one])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        isMirrored
          ? (-$0.frame.maxX, $0.place) < (-$1.frame.maxX, $1.place)
          : ($0.frame.minX, $0.place) < ($1.frame.minX, $1.place)
      }.map(\.element)
    }
  }
}
