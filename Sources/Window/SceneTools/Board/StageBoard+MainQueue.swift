import Stage

/// The main queue, which the stages of a board share.
extension StageBoard {
  /// True while a loop runs the main queue for the stages.
  package var hasMainLoop: Bool {
    get { members[0].hasMainLoop }
    set { for member in members { member.hasMainLoop = newValue } }
  }

  /// Runs the main queue as a part of the last call.
  package func runMainQueue() -> Bool { members[0].runMainQueue() }
}
