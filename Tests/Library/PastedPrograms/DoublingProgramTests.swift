import OrihonTesting
import TestSupport
import Testing
import UIKitNames

/// Tests of an endless row made of doubled items, which jumps to the twin at either end.
///
/// Covers requirements S29–S32.
@MainActor struct DoublingProgramTests {
  private let program = DoublingProgram()
  private let harness: StageHarness

  init() { harness = run(program) }

  private var shownNumber: String? {
    let middle = CGPoint(x: 195, y: 100)
    let cells = program.collectionView.visibleCells.compactMap { $0 as? CoverCell }
    return cells.first { $0.frame.contains(middle) }?.numberLabel.text
  }

  @Test func `at rest on the first item it has jumped to its twin`() {
    harness.advance(by: 0.1)
    #expect(program.jumps == 1)
    #expect(shownNumber == "1")
  }

  @Test func `flicks go round and round through all five numbers`() {
    var seen: [String?] = []
    for _ in 0..<12 {
      harness.flick(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -150, y: 2))
      harness.advance(by: 1.5)
      seen.append(shownNumber)
    }
    let expected = (1...12).map { String($0 % 5 + 1) }
    #expect(seen == expected)
    #expect(program.jumps > 2)
  }
}
