import CollectionViews
import Foundation
import LayoutGeometry
import OrihonTesting
import ScreenInterface
import Stage
import TestSupport
import Testing

@testable import FeedFiles

struct OverlayGrowthTests {
  @Test func `each press shows one line more, and the last one folds them away`() {
    var growth = OverlayGrowth()
    var shown: [Int] = []
    for step in 0..<4 {
      growth.advance(count: 2, at: Double(step), animated: true)
      shown.append(growth.extraLines)
    }
    #expect(shown == [1, 2, 0, 1])
  }

  @Test func `a line takes a quarter of a second to open`() {
    var growth = OverlayGrowth()
    growth.advance(count: 2, at: 10, animated: true)
    let steps = stride(from: 10, through: 10.25, by: 0.025).map { growth.progress(at: $0) }
    #expect(isClose(steps.first ?? 1, 0))
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(isClose(growth.endsAt, 10.25))
    #expect(isClose(growth.progress(at: 10.25), 1))
  }

  @Test func `with reduced motion it is open at once`() {
    var growth = OverlayGrowth()
    growth.advance(count: 2, at: 3, animated: false)
    #expect(isClose(growth.progress(at: 3), 1))
  }

  @Test(arguments: ["bottom", "topTrailing"], ["picture", "poster"])
  func `words over a picture give way to the band while it is grown, and then come back`(
    alignment: String, kind: String
  ) throws {
    let harness = try WrittenFeed.harness(
      """
      kinds: {poster: {arrangement: over, parts: [picture, title, button]}}
      sections:
        - id: a
          layout: carousel
          kind: \(kind)
          card: {width: 300, height: 200}
          overlay: {lines: [One], more: [Two, Three, Four, Five], alignment: \(alignment)}
          cards: [{title: Dawn\(kind == "poster" ? ", button: Go, link: a" : "")}]
      """)
    let band: OverlayBand = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: "a") as? OverlayBand)
    func words() -> [CGRect] {
      harness.stage.displayList.commands.compactMap { command in
        guard case .text = command.content, command.element.path.hasPrefix("a/card/") else { return nil }
        return command.frame
      }
    }
    let rest = words()
    #expect(!rest.isEmpty)
    harness.onFrame = { _ in
      let frame = band.convertToWindow(band.bounds)
      #expect(words().allSatisfy { !$0.intersects(frame) })
    }
    for _ in 1...5 {
      let more = band.more.convertToWindow(band.more.bounds)
      harness.click(at: CGPoint(x: more.midX, y: more.midY))
      harness.advance(by: 0.4)
    }
    #expect(band.growth.extraLines == 0 && words() == rest)
  }

  @Test(arguments: [1.0, 2.0])
  func `a band without room to grow shows each further line in its last one, and then its first again`(
    textScale: CGFloat
  ) throws {
    var traits = TraitCollection()
    traits.textScale = textScale
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: a
          layout: carousel
          card: {width: 280, height: 96}
          overlay: {lines: [One], more: [Two, Three]}
          cards: [{title: Dawn}, {title: Noon}]
      """, size: CGSize(width: 320, height: 640), traits: traits)
    let band: OverlayBand = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: "a") as? OverlayBand)
    func lines() -> [String] {
      harness.stage.displayList.commands.compactMap { command in
        guard case .text(let line, _) = command.content, command.element.path.contains("overlay"),
          !command.element.path.hasSuffix("more"),
          command.frame.intersection(command.clip).height > command.frame.height * 0.8
        else { return nil }
        return line.string
      }
    }
    var shown = [lines()]
    for _ in 1...3 {
      let more = band.more.convertToWindow(band.more.bounds)
      harness.click(at: CGPoint(x: more.midX, y: more.midY))
      harness.advance(by: 0.4)
      shown.append(lines())
    }
    #expect(shown.first == ["One"] && shown.last == ["One"])
    #expect(shown[1].last == "Two" && shown[2].last == "Three")
    #expect(textScale > 1 || shown[2].count == 1)
  }

  @Test func `a grown band stays clear of the dots and of the row's other edge`() throws {
    let harness = try WrittenFeed.harness(
      """
      sections:
        - id: a
          layout: carousel
          card: {width: 280, height: 160}
          dots: {position: overlay}
          overlay: {lines: [One], more: [Two, Three, Four, Five, Six, Seven, Eight]}
          cards: [{title: Dawn}, {title: Noon}, {title: Dusk}]
      """, size: CGSize(width: 320, height: 640))
    let band: OverlayBand = try #require(
      harness.collectionView.supplementaryView(
        forElementKind: SectionBuilder.ElementKind.overlay, inSection: "a") as? OverlayBand)
    for _ in 1...7 {
      let more = band.more.convertToWindow(band.more.bounds)
      harness.click(at: CGPoint(x: more.midX, y: more.midY))
      harness.advance(by: 0.4)
    }
    let row = try #require(harness.collectionView.frame(ofRow: "a"))
    let frame = band.convertToWindow(band.bounds)
    #expect(frame.minY >= row.minY + FeedLayoutMetrics.overlayStep && frame.maxY < row.maxY - 20)
  }
}
