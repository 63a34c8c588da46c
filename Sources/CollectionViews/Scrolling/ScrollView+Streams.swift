import Foundation
import LayoutGeometry
public import SceneReadings
public import ScrollPhysics

// A stream of a scroller that the view does not have would wait for ever: it is a mistake that ends the program, as
// soon as the view knows its sections.
extension ScrollView {
  /// Returns a stream of all events from now on, in order.
  ///
  /// Nothing waits for the reader: events are kept until they are read, and the stream ends with the view.
  public func events() -> AsyncStream<SceneEvent> { scroll.listeners.makeStream { $0 } }

  /// Returns a stream of a scroller's phases from now on, each as it begins.
  ///
  /// The default scroller is the view itself: a collection view along its feed's axis, any other up and down. A
  /// scroller that the view does not have is a mistake that ends the program.
  public func phases(of scroller: Scroller? = nil) -> AsyncStream<ScrollPhase> {
    values(of: scroller) { event in
      if case .phaseChanged(let phase) = event { phase } else { nil }
    }
  }

  /// Returns a stream of a scroller's pages from now on, each as it becomes the current one.
  ///
  /// A scroller that the view does not have is a mistake that ends the program.
  public func pages(of scroller: Scroller) -> AsyncStream<Int> {
    values(of: scroller) { event in
      if case .stopChanged(let page, _) = event { page } else { nil }
    }
  }

  /// Returns a stream of a scroller's directions from now on, each as it begins, `none` when it stops.
  ///
  /// Small movements back, the return from beyond an edge and a loop's seam are no change of direction.
  /// The default scroller is that of `phases(of:)`.
  public func directions(of scroller: Scroller? = nil) -> AsyncStream<ScrollDirection> {
    values(of: scroller) { event in
      if case .directionChanged(let direction) = event { direction } else { nil }
    }
  }

  private func values<Value: Sendable>(
    of scroller: Scroller?, _ value: @escaping @MainActor (ScrollEvent.Kind) -> Value?
  ) -> AsyncStream<Value> {
    if let scroller, let words = mistake(in: scroller) { preconditionFailure(words) }
    // A layout may turn its feed while somebody reads: the axis is that of the moment.
    return scroll.listeners.makeStream { [weak self] event in
      let named = scroller ?? .axis(self?.scrollers.own.firstAxis ?? .vertical)
      guard event.scroller.scroller == named, case .motion(let kind) = event.kind else { return nil }
      return value(kind)
    }
  }
}
