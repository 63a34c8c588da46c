import Foundation
import SceneReadings

/// The short names of scrollers, for places where their paths would be truncated.
///
/// In a scene with a feed they are the names in files. Without one every path begins with the scene. That
/// part is omitted, and the distinct ends remain: `naive feed` for `S21/naive/feed/y`.
struct ScrollerNames {
  private let names: [ScrollerID: String]

  init(_ ids: [ScrollerID]) {
    guard ids.allSatisfy({ $0.view != nil }) else {
      names = [:]
      return
    }
    let paths = ids.map { id in
      let parts = id.name.split(separator: "/").map(String.init)
      return Self.isAlone(id, among: ids) ? Array(parts.dropLast()) : parts
    }
    let short = paths.map { Self.ends(of: $0, in: paths) }
    var found: [ScrollerID: String] = [:]
    for (index, id) in ids.enumerated() {
      let isShared = short.count { $0 == short[index] } > 1
      let number = short[...index].count { $0 == short[index] }
      found[id] = isShared ? "\(short[index]) \(number)" : short[index]
    }
    names = found
  }

  /// Returns the name of a scroller.
  func name(of id: ScrollerID) -> String { names[id] ?? id.name }

  /// Returns true for the only axis on which a view scrolls, which needs no name.
  private static func isAlone(_ id: ScrollerID, among ids: [ScrollerID]) -> Bool {
    guard id.scroller.row == nil else { return false }
    return ids.count { $0.view == id.view && $0.scroller.row == nil } == 1
  }

  private static func ends(of path: [String], in paths: [[String]]) -> String {
    var own = path[...]
    if own.count > 1, paths.allSatisfy({ $0.first == path.first }) { own = own.dropFirst() }
    guard let first = own.first, let last = own.last, own.count > 1 else { return own.first ?? "" }
    let prefix = first + "-"
    return first + " " + (last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last)
  }
}
