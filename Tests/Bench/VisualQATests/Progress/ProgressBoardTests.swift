import Foundation
import Testing

@testable import VisualQA

/// Tests of what a watcher concludes from the progress files of all shards.
struct ProgressBoardTests {
  private func line(
    _ index: Int, of count: Int = 3, done: Int, at elapsed: TimeInterval,
    _ state: ProgressLine.State = .running,
    findings: Int = 0
  ) throws -> ProgressLine {
    var line = ProgressLine(verb: "fuzz", unit: "stroke", shard: try #require(WorkShard(index, of: count)))
    (line.done, line.elapsed, line.state, line.findings) = (done, elapsed, state, findings)
    (line.host, line.left) = ("n\(index)", max(0, 1000 - done))
    return line
  }

  @Test func `shards are listed in their order, with those that have not begun`() throws {
    var board = ProgressBoard()
    #expect(board.summary == "no progress file is there yet" && !board.isOver)
    board.see(["z.jsonl": try line(1, done: 100, at: 1), "a.jsonl": try line(3, done: 50, at: 1)], at: 0)
    #expect(board.rows.map(\.line.shard.index) == [1, 3])
    #expect(board.missing == ["fuzz 2/3"])
    #expect(board.summary == "0 of 3 shards ended, 1 not begun, 150 strokes done, 150 a second, no finding")
    #expect(
      board.text == """
        shard     machine  done  left  a second  findings  time  state
        fuzz 1/3  n1       100   900   100       0         1 s   running
        fuzz 3/3  n3       50    950   50        0         1 s   running
        0 of 3 shards ended, 1 not begun, 150 strokes done, 150 a second, no finding
        """)
  }

  @Test func `a shard at less than half the median rate straggles, after ten seconds`() throws {
    var board = ProgressBoard()
    func see(_ elapsed: TimeInterval) throws {
      board.see(
        [
          "1": try line(1, done: Int(100 * elapsed), at: elapsed),
          "2": try line(2, done: Int(90 * elapsed), at: elapsed),
          "3": try line(3, done: Int(40 * elapsed), at: elapsed),
        ], at: elapsed)
    }
    try see(5)
    #expect(board.rows.allSatisfy { $0.straggles == nil })
    try see(10)
    #expect(board.rows.map(\.straggles) == [nil, nil, .slow])
    #expect(board.summary.hasSuffix(", 1 straggler"))
  }

  @Test func `a shard whose file stays the same for thirty seconds of the watcher's clock is silent`() throws
  {
    var board = ProgressBoard()
    // The machine's own time runs from another beginning, which does not matter.
    let still = try line(1, of: 1, done: 5, at: 86_400)
    for time in [0.0, 29] {
      board.see(["p.jsonl": still], at: time)
      #expect(board.rows.map(\.straggles) == [nil])
    }
    board.see([:], at: 30)
    #expect(board.rows.map(\.straggles) == [.silent(30)])
    #expect(ProgressBoard.words(of: board.rows[0]).last == "silent for 30 s")
    board.see(["p.jsonl": try line(1, of: 1, done: 6, at: 86_430)], at: 31)
    #expect(board.rows.map(\.straggles) == [nil])
    board.see(["p.jsonl": try line(1, of: 1, done: 6, at: 86_431, .done)], at: 32)
    board.see([:], at: 1000)
    #expect(board.rows.map(\.straggles) == [nil] && board.isOver && board.isClean)
  }

  @Test func `a shard that is silent for five minutes is lost, and not waited for until its file goes on`()
    throws
  {
    var board = ProgressBoard()
    let (still, going) = (try line(2, done: 5, at: 1), try line(3, done: 900, at: 9))
    board.see(["1": try line(1, done: 100, at: 1, .done), "2": still, "3": going], at: 0)
    board.see(["3": try line(3, done: 29_900, at: 299)], at: 299)
    #expect(board.rows.map(\.straggles) == [nil, .silent(299), nil] && board.lost.isEmpty)
    board.see([:], at: 300)
    #expect(board.rows.map(\.straggles) == [nil, .lost(300), nil] && board.lost.map(\.line) == [still])
    #expect(!board.isOver, "another shard is still running")
    #expect(
      board.summary
        == "1 of 3 shards ended, 30005 strokes done, 100 a second, no finding, 1 lost: fuzz 2/3")
    board.see(["3": try line(3, done: 30_000, at: 301, .done)], at: 301)
    #expect(board.isOver && !board.isClean)
    #expect(board.summary == "2 of 3 shards ended, 30105 strokes done, no finding, 1 lost: fuzz 2/3")
    #expect(ProgressBoard.words(of: board.rows[1]).last == "lost, silent for 5 min 01 s")
    board.see(["2": try line(2, done: 6, at: 302)], at: 302)
    #expect(!board.isOver && board.lost.isEmpty)
    board.see(["again": try line(2, done: 1000, at: 9, .done)], at: 900)
    #expect(board.isOver && board.isClean, "it was played again elsewhere")
  }

  @Test func `a shard that has not begun is waited for, and never lost`() throws {
    var board = ProgressBoard()
    board.see(["1": try line(1, done: 100, at: 1, .done), "2": try line(2, done: 1, at: 1, .done)], at: 0)
    board.see([:], at: 10_000)
    #expect(!board.isOver && board.lost.isEmpty && board.missing == ["fuzz 3/3"])
  }

  @Test func `a shard that is played again elsewhere counts once`() throws {
    var board = ProgressBoard()
    let other = try line(2, of: 2, done: 9, at: 3, .done)
    board.see(["killed.jsonl": try line(1, of: 2, done: 400, at: 8), "b": other], at: 0)
    board.see(["again.jsonl": try line(1, of: 2, done: 10, at: 1)], at: 60)
    #expect(board.rows.map(\.file) == ["again.jsonl", "b"])
    board.see(["again.jsonl": try line(1, of: 2, done: 1000, at: 9, .done)], at: 70)
    board.see(["killed.jsonl": try line(1, of: 2, done: 401, at: 9)], at: 71)
    #expect(board.rows.map(\.file) == ["again.jsonl", "b"] && board.isClean)
  }

  @Test func `a finding or an error is no clean end`() throws {
    for (state, findings) in [(ProgressLine.State.done, 1), (.failed, 0)] {
      var board = ProgressBoard()
      board.see(["a": try line(1, of: 1, done: 1, at: 1, state, findings: findings)], at: 0)
      #expect(board.isOver && !board.isClean)
    }
  }
}
