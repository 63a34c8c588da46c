package import SceneReadings

/// A source of the log's and the HUD's data about a row beyond its motion: its dots and its auto-scroll.
@preconcurrency @MainActor
package protocol RowReporting: AnyObject {
  /// Returns the record of the row of the section with this id; empty when there is nothing to report.
  func rowTrace(of row: String) -> RowTrace
}
