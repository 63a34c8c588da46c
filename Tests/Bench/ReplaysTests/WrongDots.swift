import CollectionViews
import SampleFeeds
import SceneReadings
import SceneTools
import Stage
import Typesetting

/// A reporter that reports the third page's dot in place of the fourth: a fault for the fuzzer to find.
final class WrongDots: RowReporting {
  private let reporter: any RowReporting

  private init(_ reporter: any RowReporting) { self.reporter = reporter }

  func rowTrace(of row: String) -> RowTrace {
    var trace = reporter.rowTrace(of: row)
    if trace.dots?.current == 3 { trace.dots?.current = 2 }
    return trace
  }

  /// Returns a scene of two rows, with the fault or without it.
  static func stage(isFaulty: Bool) -> Stage {
    var scene = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b", loops: true)]).scene()
    let makeContent = scene.makeContent
    scene.makeContent = { context in
      var content = makeContent(context)
      if isFaulty, let reporter = content.reporter {
        let wrong = WrongDots(reporter)
        content.reporter = wrong
        content.owned.append(wrong)
      }
      return content
    }
    return Stage(scene, tools: Toolbox(), text: BlockTextMeasuring())
  }
}
