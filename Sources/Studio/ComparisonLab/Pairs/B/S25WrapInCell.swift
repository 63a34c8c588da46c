import Carousel
import CollectionViews
import Foundation
import Replays
import ScrollPhysics
import UIKitNames

/// Article B: in the cell, the change after the last page is an animation back to the first.
enum S25WrapInCell {
  static var pair: LabPair {
    LabPair(
      "S25", LabName("末尾からの折り返し", "Back from the last page"),
      failure: "After the last page every other page flies past again, backwards, on the way to the first.",
      origin: .code,
      measures: [LabMetricName("pages that fly past backwards")],
      curve: LabCurve("the page"),
      stroke: [.wait(0.1)] + Array(repeating: [turn, .wait(0.42)], count: 4).flatMap { $0 } + [.wait(4)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var turn: GestureStep.Kind {
    var drag = DragStep(path: [.point(CGPoint(x: 280, y: 90))])
    drag.distance = CGPoint(x: -200, y: 0)
    drag.duration = 0.22
    return .drag(drag)
  }

  private static var naive: LabSide {
    let screen = LabScreen([.carouselCells(count: 1), .lines(count: 12)])
    let view: UICollectionView = screen.view
    view.register(CarouselCell.self, forCellWithReuseIdentifier: CarouselCell.identifier)
    let timer = LabTimer(every: Banners.interval, repeats: true)
    let cell = { [weak view] in view?.visibleCells.lazy.compactMap { $0 as? CarouselCell }.first }
    timer.fire = { _ in cell()?.turn() }
    return LabSide(
      view, metric: BackwardPageMetric { cell()?.cards.motion(on: .horizontal) }, participants: [timer],
      owned: [screen])
  }

  private static var cured: LabSide {
    let screen = Banners.screen()
    screen.connectDots()
    let controller = CarouselController(
      [
        CarouselSection(
          id: Banners.id, loops: true,
          autoScroll: AutoScrollSettings(interval: Banners.interval, wrap: .loop, pauses: []),
          dotsKind: LabScreen.dots)
      ], in: screen.view)
    return LabSide(
      screen.view,
      metric: BackwardPageMetric { [weak view = screen.view] in view?.rowReading(of: Banners.id)?.motion },
      participants: [controller], owned: [screen])
  }
}

/// A metric that counts the pages that a carousel scrolls back by itself.
private final class BackwardPageMetric: FailureMetric, SingleValueState {
  struct State: Sendable {
    /// The page in the previous frame, laps included, and whether the program moved it.
    var place: CGFloat = 0
    var isMovedByProgram = false
    var back: CGFloat = 0
  }

  var state = State()
  private let motion: @MainActor () -> ScrollMotion?

  init(_ motion: @escaping @MainActor () -> ScrollMotion?) { self.motion = motion }

  var readings: [Double] { [Double((state.back * 1000).rounded() / 1000)] }
  var plotted: Double { Double(state.place) }

  func didLayout(at time: TimeInterval) {
    guard let motion = motion(), let progress = motion.progress else { return }
    let place = CGFloat(motion.lap * Banners.count) + progress
    let isMovedByProgram = motion.cause == .api || motion.cause == .autoplay
    if isMovedByProgram || state.isMovedByProgram { state.back += max(0, state.place - place) }
    (state.place, state.isMovedByProgram) = (place, isMovedByProgram)
  }
}
