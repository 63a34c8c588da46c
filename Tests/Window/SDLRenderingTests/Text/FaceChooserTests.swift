import Testing

@testable import SDLRendering

struct FaceChooserTests {
  @Test(arguments: ["🌸", "👨‍👩‍👧", "🇯🇵", "❤️", "1️⃣", "⭐", "👍🏽"] as [Character])
  func `what asks for colours is a colour emoji`(_ character: Character) {
    #expect(FaceChooser.isColorEmoji(character))
  }

  @Test(arguments: ["1", "#", "©", "☀", "折", "❤", "㊗"] as [Character])
  func `what is plain by itself is none`(_ character: Character) {
    #expect(!FaceChooser.isColorEmoji(character))
  }
}
