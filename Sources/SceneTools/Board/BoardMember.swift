public import ScreenInterface
public import Stage

/// A stage on a board.
public struct BoardMember {
  /// The stage, which keeps its size whatever the window's.
  public let stage: Stage
  /// The content that the board drives: the stage itself, or an object that wraps it.
  public let content: any ScreenContent

  /// Creates a member; `content`, which shows `stage`, defaults to the stage itself.
  public init(_ stage: Stage, through content: (any ScreenContent)? = nil) {
    self.stage = stage
    self.content = content ?? stage
  }
}
