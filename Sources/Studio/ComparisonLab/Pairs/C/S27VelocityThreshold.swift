import CollectionViews
import Foundation
import Replays
import UIKitNames

/// Article C: the page is the offset at the release, rounded up or down by the velocity, without a check that
/// the page exists.
enum S27VelocityThreshold {
  static var pair: LabPair {
    LabPair(
      "S27", LabName("速さの敷居", "Velocity threshold"),
      failure:
        "A flick back from the first card asks for the page before it, and the screen says page 0 of 10.",
      origin: .code,
      measures: [LabMetricName("pages asked for that do not exist")],
      curve: LabCurve("the page reported"),
      setting: LabSetting(size: CardsDialog.size, grows: false),
      stroke: [.wait(0.3), flick, .wait(1), flick, .wait(1)],
      naive: { _ in naive }, cured: { _ in cured })
  }

  private static var flick: GestureStep.Kind {
    var flick = FlickStep(from: .point(CGPoint(x: 110, y: 200)), velocity: 700, angle: 0)
    flick.duration = 0.2
    return .flick(flick)
  }

  private static var naive: LabSide {
    let (dialog, reported, source) = CardsDialog.toldAtRelease()
    return LabSide(dialog, metric: InvalidPageMetric(reported), participants: [reported], owned: [source])
  }

  private static var cured: LabSide {
    let screen = CardsDialog.screen()
    let dialog = CardsDialog(screen)
    let reported = ReportedPage(dialog)
    return LabSide(
      dialog, metric: InvalidPageMetric(reported),
      participants: [CardsDialog.controller(of: screen), reported],
      owned: [screen])
  }
}

/// A metric that counts the reported pages that do not exist.
private final class InvalidPageMetric: FailureMetric {
  private let reported: ReportedPage

  init(_ reported: ReportedPage) { self.reported = reported }

  var readings: [Double] { [Double(reported.state.impossible)] }
  var plotted: Double { Double(reported.state.page + 1) }
}
