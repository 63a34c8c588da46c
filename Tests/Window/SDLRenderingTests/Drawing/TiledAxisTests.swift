import TestSupport
import Testing

@testable import SDLRendering

struct TiledAxisTests {
  @Test func `tiles follow each other without a gap, and read inside the patch`() {
    for cap in [0, 1, 4, 20] {
      for strip in [1, 7, 128] {
        for length in [1, 2, 8, 9, 39, 40, 41, 350, 1000] {
          let axis = TiledAxis(length: length, cap: cap, strip: strip)
          var place = 0
          for index in 0..<axis.count {
            let tile = axis[index]
            #expect(tile.target == place)
            #expect(tile.length > 0 && tile.source >= 0 && tile.source + tile.length <= axis.patch)
            place += tile.length
          }
          #expect(place == length)
        }
      }
    }
  }

  @Test func `without a strip only the two ends are told`() {
    let axis = TiledAxis(length: 100, cap: 4, strip: 0)
    #expect(axis.count == 2)
    #expect(axis.patch == 8)
    #expect(axis[1].source == 4)
    #expect(axis[1].target == 96)
  }
}
