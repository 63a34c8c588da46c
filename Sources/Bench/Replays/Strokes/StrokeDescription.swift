import Documents
package import Foundation
import SceneReadings
import ScreenInterface

/// The texts that describe a stroke's outcome to a designer, with rounded numbers; pages count from 1.
package nonisolated struct StrokeDescription: Sendable, Hashable {
  private let outcome: StrokeOutcome

  /// Creates the texts of an outcome.
  package init(_ outcome: StrokeOutcome) { self.outcome = outcome }

  /// The scroller as the subject of a sentence: `the feed`, or a row's id.
  package var subject: String { outcome.scroller.isFeed ? "the feed" : outcome.scroller.name }

  /// The result in the past tense, such as `turned the page at 3.2`.
  package var past: String {
    switch outcome.decision {
    case .stayed: "did not move"
    case .clicked(let element): "clicked \(element.path)"
    case .sprangBack: "sprang back" + (place.map { " from \($0)" } ?? "")
    case .turned(let pages): Self.turned(pages, "turned") + (place.map { " at \($0)" } ?? "")
    case .flewOn: "flew on for \(flight)"
    case .stopped: "stopped where it was let go"
    case .caught: "was caught" + rested("rested")
    case .bounced(let end): "bounced at the \(end.rawValue)"
    case .takenOver: "was taken over by the next stroke"
    case .held: "was never let go"
    case .restless: "never came to rest"
    }
  }

  /// The result in the present tense, such as `turns the page`.
  package var present: String {
    switch outcome.decision {
    case .stayed: "does not move"
    case .clicked(let element): "clicks \(element.path)"
    case .sprangBack: "springs back"
    case .turned(let pages): Self.turned(pages, "turns")
    case .flewOn: "flies on for \(flight)"
    case .stopped: "stops where it is let go"
    case .caught: "is caught" + rested("rests")
    case .bounced(let end): "bounces at the \(end.rawValue)"
    case .takenOver: "is taken over by the next stroke"
    case .held: "is never let go"
    case .restless: "never comes to rest"
    }
  }

  /// The place of rest: `page 3`, or `860 points` without pages.
  package var landing: String {
    outcome.page.map { "page \($0 + 1)" } ?? Self.points(outcome.offset)
  }

  private var place: String? { outcome.release?.progress.map { Self.text($0 + 1, decimals: 1) } }

  private var flight: String {
    let landed = outcome.curve.last?.offset ?? outcome.offset
    return Self.points(abs(landed - (outcome.release?.offset ?? landed)))
  }

  private func rested(_ verb: String) -> String { outcome.page == nil ? "" : " and \(verb) on \(landing)" }

  private static func turned(_ pages: Int, _ verb: String) -> String {
    switch pages {
    case 1: "\(verb) the page"
    case -1: "\(verb) back a page"
    default: "\(verb) \(pages < 0 ? "back " : "")\(abs(pages)) pages"
    }
  }

  /// Returns a duration as text: `0.62 s`.
  package static func seconds(_ time: TimeInterval) -> String { text(CGFloat(time), decimals: 2) + " s" }

  /// Returns a length as text: `1 point`, `20 points`.
  package static func points(_ length: CGFloat) -> String {
    let whole = text(length, decimals: 0)
    return whole == "1" ? "1 point" : "\(whole) points"
  }

  private static func text(_ number: CGFloat, decimals: Int) -> String {
    JSONText.number(Double(number), decimals: decimals)
  }
}
