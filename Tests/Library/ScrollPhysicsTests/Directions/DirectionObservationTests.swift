import Foundation
import LayoutGeometry
import ScrollPhysics
import TestSupport
import Testing

struct DirectionObservationTests {
  private struct Told: Equatable {
    var axis: Axis
    var direction: ScrollDirection
  }

  private func note(_ offsets: [CGPoint], in observation: inout DirectionObservation) -> [Told] {
    var told: [Told] = []
    for offset in offsets {
      observation.note(offset) { told.append(Told(axis: $0, direction: $1)) }
    }
    return told
  }

  private let way = [(0, 0), (3, -4), (6, -8), (6, -2), (5.8, -2), (5, -2)].map { CGPoint(x: $0.0, y: $0.1) }

  /// Covers requirement S35.
  @Test func `switched on or off twice is the same as once`() {
    var once = DirectionObservation()
    once.start(at: .zero)
    var twice = once
    twice.start(at: CGPoint(x: 50, y: 50))
    #expect(once == twice)
    #expect(note(way, in: &once) == note(way, in: &twice))
    once.stop()
    twice.stop()
    twice.stop()
    #expect(once == twice && !once.isOn)
    #expect(once.directions == ScrollDirections())
    #expect(note(way, in: &once).isEmpty)
  }

  /// Covers requirements S33 and S34.
  @Test func `each axis calls back when it turns, past the dead band, and not more often`() {
    var observation = DirectionObservation()
    observation.start(at: .zero)
    #expect(
      note(way, in: &observation) == [
        Told(axis: .horizontal, direction: .towardsEnd), Told(axis: .vertical, direction: .towardsStart),
        Told(axis: .vertical, direction: .towardsEnd), Told(axis: .horizontal, direction: .towardsStart),
      ])
    #expect(observation.directions == ScrollDirections(horizontal: .towardsStart, vertical: .towardsEnd))
  }

  @Test func `coming to rest ends a direction once, a correction of layout none`() {
    var observation = DirectionObservation()
    observation.start(at: .zero)
    _ = note([CGPoint(x: 10, y: 0)], in: &observation)
    observation.shift(by: CGPoint(x: -300, y: 40))
    #expect(note([CGPoint(x: -290, y: 40)], in: &observation).isEmpty)
    var ended: [Axis] = []
    observation.rest(at: CGPoint(x: -290, y: 40)) { axis, _ in ended.append(axis) }
    observation.rest(at: CGPoint(x: -290, y: 40)) { axis, _ in ended.append(axis) }
    #expect(ended == [.horizontal])
    #expect(
      note([CGPoint(x: -291, y: 40)], in: &observation) == [
        Told(axis: .horizontal, direction: .towardsStart)
      ])
  }

  /// Covers requirement S35.
  @Test func `started anew it knows nothing of before`() {
    var observation = DirectionObservation()
    observation.start(at: .zero)
    _ = note(way, in: &observation)
    observation.stop()
    observation.start(at: CGPoint(x: 900, y: 900))
    #expect(observation.isOn && observation.directions == ScrollDirections())
    #expect(note([CGPoint(x: 900.4, y: 899.6)], in: &observation).isEmpty)
  }
}
