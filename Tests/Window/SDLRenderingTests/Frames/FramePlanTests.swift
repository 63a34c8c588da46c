import LayoutGeometry
import Testing

@testable import SDLRendering

struct FramePlanTests {
  private func plan(_ opaque: [PixelRect]) -> FramePlan {
    var plan = FramePlan()
    for (index, area) in opaque.enumerated() {
      plan.append(FramePlan.Entry(list: 0, command: index, visible: area, opaque: area))
    }
    return plan
  }

  private let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private let part = PixelRect(x: 10, y: 10, width: 20, height: 20)

  @Test func `drawing begins with the topmost that hides all beneath`() {
    let plan = plan([whole, part, whole, part])
    #expect(plan.firstShowing(in: whole) == 2)
    #expect(plan.firstShowing(in: part) == 3)
    #expect(plan.firstShowing(in: PixelRect(x: 90, y: 90, width: 20, height: 20)) == 0)
  }

  @Test func `what no rectangle to be painted touches needs no place in a plan`() {
    let beside = PixelRect(x: 30, y: 10, width: 5, height: 5)
    #expect(FramePlan.isTouched(part, by: [beside, PixelRect(x: 29, y: 29, width: 1, height: 1)]))
    #expect(!FramePlan.isTouched(part, by: [beside]) && !FramePlan.isTouched(part, by: []))
  }

  @Test func `a side that one of the next entries hides over its whole length does not show`() {
    let band = PixelRect(x: 0, y: 12, width: 100, height: 5)
    let plan = plan([whole, PixelRect(x: 0, y: 15, width: 100, height: 85), band, whole])
    #expect(plan.showing(part, above: 2).isEmpty && plan.showing(part, above: 3) == part)
    let open = self.plan([whole, PixelRect(x: 0, y: 15, width: 100, height: 85), band])
    #expect(open.showing(part, above: 0) == PixelRect(x: 10, y: 10, width: 20, height: 2))
    #expect(open.showing(part, above: 1) == part, "a band inside is no side")
  }

  @Test func `only what lies above hides`() {
    let plan = plan([whole, part])
    #expect(plan.isHidden(part, above: 0))
    #expect(!plan.isHidden(part, above: 1))
    #expect(!plan.isHidden(whole, above: 0))
  }
}
