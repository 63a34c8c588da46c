import Foundation

/// The order in which somebody reads what lies on a page: line by line, in each line from where reading begins.
///
/// UIKit counterpart: the order in which VoiceOver goes through a screen. Something stands in a line when it begins above
/// the middle of what stands first in it.
enum ReadingOrder {
  /// Returns elements in their reading order; of two in one place the earlier one stays first.
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
