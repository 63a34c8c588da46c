import CollectionViews
import Foundation
import LayoutGeometry
import ScreenInterface
import Testing
import Typesetting

/// Tests of a scroll view in a cell that is used for one item after the other.
struct ReusedScrollViewTests {
  /// A delegate that keeps the last offset that it was told.
  private final class Reader: ScrollViewDelegate {
    var offset = CGPoint.zero

    func scrollViewDidScroll(_ scrollView: ScrollView) { offset = scrollView.contentOffset }
  }

  private let context = ViewContext(text: BlockTextMeasuring())
  private let reader = Reader()

  private func scrollView() -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = reader
    return view
  }

  private func show(_ view: ScrollView, as element: String, in root: View) {
    view.removeFromSuperview()
    view.elementName = element
    root.addSubview(view)
    view.layoutIfNeeded()
  }

  @Test func `its delegate hears where the content of the next item is`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.move(to: context)
    let view = scrollView()
    show(view, as: "a", in: root)
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    view.layoutIfNeeded()
    #expect(reader.offset.y == 50)
    show(view, as: "b", in: root)
    #expect(view.contentOffset.y == 0 && reader.offset.y == 0)
    show(view, as: "a", in: root)
    #expect(view.contentOffset.y == 50 && reader.offset.y == 50)
  }

  @Test func `the delegate of a new view hears where the content was left`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.move(to: context)
    let first = scrollView()
    show(first, as: "a", in: root)
    first.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    first.layoutIfNeeded()
    first.removeFromSuperview()
    reader.offset = .zero
    show(scrollView(), as: "a", in: root)
    #expect(reader.offset.y == 50)
  }
}
