import CollectionViews
import Foundation
import UIKitBase

/// The observers of a view's geometry by key paths: `contentOffset`, `contentSize`, `frame`, `bounds` and `center`.
@MainActor
final class PropertyObservers: ViewPropertyObserver {
  /// An observer by a string.
  private struct Entry {
    weak var observer: Responder?
    let key: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
  }

  /// An observer by a key path.
  final class Block {
    weak var token: NSKeyValueObservation?
    let tell: (View) -> Void

    init(_ token: NSKeyValueObservation, _ tell: @escaping (View) -> Void) {
      self.token = token
      self.tell = tell
    }
  }

  private var entries: [Entry] = []
  private var blocks: [Block] = []
  private static let keys = ["contentOffset", "contentSize", "bounds", "frame", "center"]

  static func value(of key: String, in view: View) -> (value: NSValue, numbers: [CGFloat])? {
    let scrollView = view as? ScrollView
    switch key {
    case "contentOffset":
      return scrollView.map { (NSValue(point: $0.contentOffset), [$0.contentOffset.x, $0.contentOffset.y]) }
    case "contentSize":
      return scrollView.map {
        (NSValue(size: $0.knownContentSize), [$0.knownContentSize.width, $0.knownContentSize.height])
      }
    case "bounds": return (NSValue(rect: view.bounds), view.bounds.numbers)
    case "frame": return (NSValue(rect: view.frame), view.frame.numbers)
    case "center": return (NSValue(point: view.center), [view.center.x, view.center.y])
    default: return nil
    }
  }

  private var numbers: [String: [CGFloat]] = [:]
  private var values: [String: NSValue] = [:]

  func begin(_ view: View) {
    for key in Self.keys where numbers[key] == nil {
      guard let now = Self.value(of: key, in: view) else { continue }
      (numbers[key], values[key]) = (now.numbers, now.value)
    }
  }

  func add(
    _ observer: Responder, _ key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?,
    to view: View
  ) {
    guard let now = Self.value(of: key, in: view) else {
      preconditionFailure(
        "“\(key)” of \(type(of: view)) cannot be observed: contentOffset, contentSize, bounds, frame, center can."
      )
    }
    entries.append(Entry(observer: observer, key: key, options: options, context: context))
    guard options.contains(.initial) else { return }
    let change: [NSKeyValueChangeKey: Any] =
      options.contains(.new) ? [.kindKey: 1, .newKey: now.value] : [.kindKey: 1]
    observer.observeValue(forKeyPath: key, of: view, change: change, context: context)
  }

  func remove(_ observer: Responder, _ key: String) {
    guard let last = entries.lastIndex(where: { $0.observer === observer && $0.key == key }) else { return }
    entries.remove(at: last)
  }

  func add(_ block: Block) { blocks.append(block) }

  func geometryDidChange(of view: View) {
    entries.removeAll { $0.observer == nil }
    blocks.removeAll { $0.token == nil }
    for key in Self.keys {
      guard let now = Self.value(of: key, in: view), numbers[key] != now.numbers else { continue }
      let former = values[key]
      (numbers[key], values[key]) = (now.numbers, now.value)
      for entry in entries where entry.key == key {
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: 1]
        if entry.options.contains(.new) { change[.newKey] = now.value }
        if entry.options.contains(.old), let former { change[.oldKey] = former }
        entry.observer?.observeValue(forKeyPath: key, of: view, change: change, context: entry.context)
      }
    }
    for block in blocks { block.tell(view) }
  }
}

extension CGRect {
  /// The origin and the size.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
