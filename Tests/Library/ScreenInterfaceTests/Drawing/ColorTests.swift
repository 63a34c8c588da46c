import Foundation
import ScreenInterface
import Testing

struct ColorTests {
  @Test func `a hexadecimal colour is opaque and ignores higher bits`() {
    #expect(Color(hex: 0xAA12_3456) == Color(red: 0x12, green: 0x34, blue: 0x56, alpha: 255))
  }

  @Test func `clear leaves no trace`() {
    #expect(Color.clear.alpha == 0)
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.5, 100), (1, 200), (7, 200)] as [(CGFloat, UInt8)])
  func `opacity scales the alpha and is kept between 0 and 1`(_ opacity: CGFloat, _ alpha: UInt8) {
    #expect(Color(red: 1, green: 2, blue: 3, alpha: 200).withOpacity(opacity).alpha == alpha)
  }

  @Test(arguments: [(-1, 10), (0, 10), (0.5, 15), (1, 20), (2, 20)] as [(CGFloat, UInt8)])
  func `mixing goes from one colour to the other and no further`(_ fraction: CGFloat, _ red: UInt8) {
    let from = Color(red: 10, green: 10, blue: 10)
    let mixed = from.mixed(with: Color(red: 20, green: 10, blue: 10), fraction)
    #expect(mixed == Color(red: red, green: 10, blue: 10))
  }

  @Test func `a colour is described by six digits, or eight where it is not opaque`() {
    #expect(Color(hex: 0xC8401F).hexDescription == "#C8401F")
    #expect(Color(hex: 0x0A0B0C).withOpacity(0).hexDescription == "#0A0B0C00")
  }

  @Test func `an opacity or a fraction that is no number counts as 0`() {
    #expect(Color(hex: 0xFFFFFF).withOpacity(.nan).alpha == 0)
    #expect(Color(hex: 0x101010).mixed(with: Color(hex: 0xFFFFFF), .nan) == Color(hex: 0x101010))
  }
}
