public import SceneReadings

/// A source of what no motion knows of a row: its dots and its auto-scroll, for the log and the HUD.
public protocol RowReporting: AnyObject {
  /// The record of the row of the section with this id; empty where there is nothing to tell.
  func rowTrace(of row: String) -> RowTrace
}
