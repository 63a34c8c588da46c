import CSDL2
import Foundation
import ScreenInterface

/// An animated picture: the times and the pixels of its frames.
nonisolated struct AnimatedPicture {
  /// The times of the frames.
  let timing: PictureTiming
  private let player: AnimationCompositor
  private let header: PictureHeader
  private let profile: EmbeddedProfile

  /// Reads the frames of a file; `nil` for a still picture.
  ///
  /// - Throws: `PictureFailure` for more frames or pixels than `AnimationLimits` allows.
  init?(_ data: Data, _ header: PictureHeader) throws(PictureFailure) {
    guard let size = header.size, [.gif, .webP].contains(header.format) else { return nil }
    let player = AnimationCompositor(data, header.format, size: size, atMost: AnimationLimits.frames + 1)
    guard let timing = PictureTiming(player.frames.map(\.duration)) else { return nil }
    if player.frames.count > AnimationLimits.frames { throw .tooManyFrames(AnimationLimits.frames) }
    let areas = player.frames.map {
      max(Double($0.width) * Double($0.height), Double(size.width) * Double(size.height))
    }
    if areas.reduce(0, +) > Double(AnimationLimits.pixels) {
      throw .tooMuchPlayed(frames: player.frames.count, size.width, size.height)
    }
    (self.timing, self.player, self.header) = (timing, player, header)
    profile = EmbeddedProfile(of: data, as: header.format)
  }

  /// Returns the frames at the size of the key, or smaller where together they exceed the byte limit.
  func images(
    for key: PictureKey
  ) throws(PictureFailure) -> (images: [PixelImage], haveBrokenProfile: Bool) {
    let bytes = Double(player.frames.count) * Double(key.width) * Double(key.height) * 4
    let share = min(1, (Double(AnimationLimits.bytes) / bytes).squareRoot())
    let kept = share == 1 ? key : key.scaled(by: share)
    var images: [PixelImage] = []
    var isBroken = false
    for frame in player.frames {
      let picture = try PictureLoading.sRGB(player.canvas(frame), profile)
      isBroken = isBroken || picture.hasBrokenProfile
      images.append(try PictureFitting.image(picture, header, for: kept))
    }
    return (images, isBroken)
  }
}
