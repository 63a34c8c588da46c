import FeedFiles
import Testing

@testable import TuningPanel

/// Undo, redo and versions.
struct UndoHistoryTests {
  static let path = (try? FeedReader().read(text: "sections: []", name: "a.yml", baseFolder: nil))?.tuning
    .keys.first?.path

  private static func changes(_ text: String) -> TunedChanges { path.map { [$0: text] } ?? [:] }

  private let a: TunedChanges = Self.changes("1")
  private let b: TunedChanges = Self.changes("2")

  @Test func `what was taken back can be made again, until something new is changed`() {
    var history = UndoHistory()
    history.note([:])
    history.note(a)
    #expect(history.undo(from: b) == a)
    #expect(history.undo(from: a) == [:])
    #expect(history.undo(from: [:]) == nil)
    #expect(history.redo(from: [:]) == a)
    #expect(history.redo(from: a) == b)
    #expect(history.redo(from: b) == nil)
    #expect(history.undo(from: b) == a)
    history.note(a)
    #expect(!history.canRedo)
  }

  @Test func `the first version is the file, equal ones are one, and there are nine at most`() {
    var versions = TuningVersions()
    #expect(versions.keep([:]) == 1)
    #expect(versions.keep(a) == 2)
    #expect(versions.keep(a) == 2)
    for number in 3...9 { #expect(versions.keep(Self.changes("\(number * 10)")) == number) }
    #expect(versions.keep(b) == nil)
    #expect(versions.choose(1) == [:])
    #expect(versions.choose(0) == nil)
    #expect(versions.choose(10) == nil)
    #expect(versions.reference(for: a) == [:])
  }

  @Test func `numbers are held against the version chosen last, and that one against the one before`() {
    var versions = TuningVersions()
    #expect(versions.reference(for: a) == [:])
    _ = versions.keep(a)
    #expect(versions.reference(for: b) == a)
    #expect(versions.reference(for: a) == [:])
    _ = versions.choose(1)
    _ = versions.choose(1)
    #expect(versions.reference(for: [:]) == a)
  }
}
