import LayoutGeometry
import SceneReadings
import ScreenInterface
import Testing

@Suite struct ScrollerIDTests {
  @Test(arguments: [
    (ScrollerID.axis(.vertical), "feed"), (.axis(.horizontal), "feed"), (.row("hero"), "hero"),
    (ScrollerID(.vertical, of: "shelf/card/a"), "shelf/card/a/y"),
    (ScrollerID(.horizontal, of: "shelf/card/a"), "shelf/card/a/x"),
    (ScrollerID(.row("inner"), of: "shelf/card/a"), "shelf/card/a/inner"),
  ])
  func `files call a scroller by the names they always had`(id: ScrollerID, name: String) {
    #expect(id.name == name)
    #expect(id.rowName == (name == "feed" ? nil : name))
  }

  @Test func `only the feed's own axis is the feed, and only its rows are its rows`() {
    #expect(ScrollerID.axis(.horizontal).isFeed)
    #expect(!ScrollerID.row("a").isFeed)
    #expect(!ScrollerID(.vertical, of: "zoom").isFeed)
    #expect(ScrollerID.row("a").feedRow == "a")
    #expect(ScrollerID(.row("a"), of: "zoom").feedRow == nil)
  }

  @Test func `a row that is called as a view's axis is another scroller`() {
    #expect(ScrollerID(.row("x"), of: "zoom") != ScrollerID(.horizontal, of: "zoom"))
  }

  @Test func `a view tells of itself first, up and down before across, then of its rows by id`() {
    let told: [Scroller] = [.vertical, .horizontal, .row("a"), .row("b")]
    #expect(told.reversed().sorted(by: <) == told)
  }
}
