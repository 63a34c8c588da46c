import Testing

@testable import SourcePorting

/// An example to copy: the diff of a pasted file.
struct ExampleOfPortTests {
  @Test func `the import of a pasted file is replaced`() {
    let text = "import UIKit\n\nlet a = 1\n"
    let diff = UnifiedDiff(of: "Screen.swift", text, SwiftPort(text).edits).text
    #expect(diff.split(separator: "\n").contains("-import UIKit"))
    #expect(diff.split(separator: "\n").contains("+import UIKitNames"))
  }
}
