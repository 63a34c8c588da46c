import UIKitNames

enum HorizontalMovement { case none, lead, tail }
enum VerticalMovement { case none, top, bottom }

/// The direction in which a scroll view went between two offsets, on each axis by itself.
struct Movement: Equatable {
  let old: CGPoint
  let new: CGPoint

  var horizontal: HorizontalMovement { old.x > new.x ? .lead : old.x < new.x ? .tail : .none }
  var vertical: VerticalMovement { old.y > new.y ? .top : old.y < new.y ? .bottom : .none }
}

/// A large plan in a scroll view whose movement is observed by comparing offsets.
final class DirectionProgram: UIView, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  private let plan = UIView()
  private(set) var movements: [Movement] = []
  private(set) var story: [String] = []
  private var oldOffset = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    plan.frame = CGRect(x: 0, y: 0, width: 1200, height: 1400)
    plan.backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
    scrollView.contentSize = plan.bounds.size
    scrollView.isDirectionalLockEnabled = true
    scrollView.bounces = false
    scrollView.addSubview(plan)
    addSubview(scrollView)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
  }

  func enableMovementDetection() {
    oldOffset = scrollView.contentOffset
    scrollView.delegate = self
  }

  func disableMovementDetection() { scrollView.delegate = nil }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    movements.append(Movement(old: oldOffset, new: scrollView.contentOffset))
    oldOffset = scrollView.contentOffset
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { story.append("begin") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    story.append("release")
    targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 100).rounded() * 100
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    story.append(decelerate ? "end, going on" : "end")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { story.append("rest") }
}
