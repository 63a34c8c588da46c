import UIKitNames

/// A sideways direction, as the fifth article has it.
enum ScrollDirectionX { case none, lead, tail }

/// A direction up or down, as the fifth article has it.
enum ScrollDirectionY { case none, top, bottom }

/// The direction between two offsets.
struct ArticleDirection {
  let old: CGPoint
  let new: CGPoint

  var directionX: ScrollDirectionX {
    if old.x > new.x { return .lead } else if old.x < new.x { return .tail } else { return .none }
  }

  var directionY: ScrollDirectionY {
    if old.y > new.y { return .top } else if old.y < new.y { return .bottom } else { return .none }
  }

  init(old: CGPoint, new: CGPoint) {
    self.old = old
    self.new = new
  }
}

/// A scroll view whose directions can be detected.
protocol ScrollDetectable: AnyObject {
  var scrollObserved: Bool { get set }
}

extension ScrollDetectable where Self: UIScrollView {
  var scrollDetectableKeyPath: String { return "contentOffset" }

  func enableScrollDirectionDetect() {
    scrollObserved = true
    addObserver(self, forKeyPath: scrollDetectableKeyPath, options: [.new, .old], context: nil)
  }

  func disableScrollDirectionDetect() {
    if scrollObserved {
      scrollObserved = false
      removeObserver(self, forKeyPath: scrollDetectableKeyPath)
    }
  }
}

/// The observed scroll view of the fifth article.
final class DirectionArticle: UIScrollView, ScrollDetectable {
  var scrollObserved: Bool = false
  private(set) var directions: [ArticleDirection] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == scrollDetectableKeyPath, let _change = change {
      guard let old = (_change[.oldKey] as? NSValue)?.cgPointValue,
        let new = (_change[.newKey] as? NSValue)?.cgPointValue
      else { fatalError("Undefined KVO key.") }
      directions.append(ArticleDirection(old: old, new: new))
    }
  }
}
