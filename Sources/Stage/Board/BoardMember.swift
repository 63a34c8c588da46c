public import ScreenInterface

/// A stage on a board.
public struct BoardMember {
  /// The stage, which keeps its extent whatever the window's.
  public let stage: Stage
  /// What the board drives: the stage, or what wraps it.
  public let content: any ScreenContent

  /// Creates a member; `content`, which shows `stage`, defaults to the stage itself.
  public init(_ stage: Stage, through content: (any ScreenContent)? = nil) {
    self.stage = stage
    self.content = content ?? stage
  }
}
