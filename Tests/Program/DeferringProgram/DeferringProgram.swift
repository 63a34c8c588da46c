import OrihonTool
import UIKitNames

/// A program of one screen that is filled in several ways: at once, and later by the main queue.
@main
enum DeferringProgram {
  static func main() throws {
    try OrihonTool.main(
      scenes: DeferringScreen.Filling.allCases.map { filling in
        Scene(filling.rawValue) { DeferringScreen(filling) }
      })
  }
}
