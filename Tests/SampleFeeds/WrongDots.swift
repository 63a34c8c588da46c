import CollectionViews
import SceneReadings
public import Stage

/// A reporter that reports the third page's dot in place of the fourth: a fault for the fuzzer to find.
private final class WrongDots: RowReporting {
  private let reporter: any RowReporting

  init(_ reporter: any RowReporting) { self.reporter = reporter }

  func rowTrace(of row: String) -> RowTrace {
    var trace = reporter.rowTrace(of: row)
    if trace.dots?.current == 3 { trace.dots?.current = 2 }
    return trace
  }
}

extension SampleFeed {
  /// Returns a scene of two rows, in which the dots of the fourth page may be reported wrong.
  public static func scene(showsWrongDots: Bool) -> Scene {
    var scene = SampleFeed([SampleFeed.Row("a"), SampleFeed.Row("b", loops: true)]).scene()
    let makeContent = scene.makeContent
    scene.makeContent = { context in
      var content = makeContent(context)
      if showsWrongDots, let reporter = content.reporter {
        let wrong = WrongDots(reporter)
        content.reporter = wrong
        content.owned.append(wrong)
      }
      return content
    }
    return scene
  }
}
