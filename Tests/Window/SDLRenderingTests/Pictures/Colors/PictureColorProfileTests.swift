import CLCMS
import Foundation
import Testing

@testable import SDLRendering

struct PictureColorProfileTests {
  private func segment(_ number: UInt8, of count: UInt8, _ content: [UInt8]) -> [UInt8] {
    let body = Array("ICC_PROFILE\0".utf8) + [number, count] + content
    return [0xFF, 0xE2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
  }

  @Test func `the parts of a JPEG's profile are put together by their numbers`() {
    let bytes = [0xFF, 0xD8] + segment(2, of: 2, [3, 4]) + segment(1, of: 2, [1, 2]) + [0xFF, 0xDA]
    #expect(PictureColorProfile(of: Data(bytes), as: .jpeg) == .icc(Data([1, 2, 3, 4])))
  }

  @Test func `a part that is missing breaks the profile`() {
    let bytes = [0xFF, 0xD8] + segment(2, of: 2, [3, 4]) + [0xFF, 0xDA]
    #expect(PictureColorProfile(of: Data(bytes), as: .jpeg) == .broken)
    #expect(PictureColorProfile(of: Data([0xFF, 0xD8, 0xFF, 0xDA]), as: .jpeg) == .none)
  }

  @Test(arguments: [(12, true), (9, true), (1, false), (2, false)])
  func `an AVIF's code of primaries is minded where they are not sRGB's`(_ code: UInt8, _ isOther: Bool) {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + Array(name.utf8) + content
    }
    let color = box("colr", Array("nclx".utf8) + [0, code, 0, 13, 0, 1, 0x80])
    let turn = box("irot", [1]) + box("imir", [0])
    let bytes =
      box("ftyp", Array("avif".utf8) + [0, 0, 0, 0])
      + box("meta", [0, 0, 0, 0] + box("iprp", box("ipco", color + turn)))
    let expected =
      isOther ? ColorPrimaries(code: Int(code)).map { PictureColorProfile.primaries($0, gamma: nil) } : nil
    #expect(PictureColorProfile(of: Data(bytes), as: .avif) == expected ?? .none)
    #expect(AVIFFile(Data(bytes)).orientation == .leftMirrored)
  }

  @Test func `a profile for inks is not one for colours`() throws {
    let profile = try #require(cmsCreate_sRGBProfile())
    defer { cmsCloseProfile(profile) }
    var length: UInt32 = 0
    cmsSaveProfileToMem(profile, nil, &length)
    var bytes = [UInt8](repeating: 0, count: Int(length))
    cmsSaveProfileToMem(profile, &bytes, &length)
    let own = PictureColorProfile.icc(Data(bytes))
    #expect(ColorConversion(from: own, of: .colors) != nil)
    #expect(ColorConversion(from: own, of: .inks(areReversed: true)) == nil)
    #expect(ColorConversion(from: .icc(Data([1, 2, 3])), of: .colors) == nil)
  }
}
