import Foundation
import Replays
import SceneTools
import ScreenInterface
import Stage

/// An input source played on the first stage of a board; all other stages follow.
final class BoardSeat: InputSource {
  private let source: any InputSource
  private let seat: Seat

  /// Plays `source` on the first stage of `board`.
  init(_ source: any InputSource, on board: StageBoard) {
    self.source = source
    seat = Seat(board)
  }

  var nextTime: TimeInterval? { source.nextTime }

  var stallEnd: TimeInterval? { source.stallEnd }

  var hasOwnFrames: Bool { source.hasOwnFrames }

  func playNext(on stage: Stage, through content: any ScreenContent) throws(ReplayError) -> ReplayMark? {
    try source.playNext(on: stage, through: seat)
  }

  /// The board as a screen that passes its events on to the first stage.
  private final class Seat: ScreenContentWrapper {
    private let board: StageBoard
    var content: any ScreenContent { board }

    init(_ board: StageBoard) { self.board = board }

    func handle(_ event: InputEvent) { board.handle(event, on: 0) }

    func perform(_ edit: SceneEdit, at time: TimeInterval) -> Bool {
      board.members.map { $0.stage.perform(edit, at: time) }.allSatisfy { $0 }
    }
  }
}
