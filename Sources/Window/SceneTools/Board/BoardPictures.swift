import Foundation
import ScreenInterface

/// The picture requests of a board's stages, with the stages that wait for each picture.
///
/// A picture is decoded at the size that it has on the board, once for all stages that show it alike.
struct BoardPictures {
  private struct StageRequest {
    var member: Int
    var request: PictureRequest

    func scaled(by scale: CGFloat) -> PictureRequest {
      PictureRequest(
        picture: request.picture,
        size: CGSize(width: request.size.width * scale, height: request.size.height * scale),
        cornerRadius: request.cornerRadius * scale)
    }
  }

  private var outbox: [StageRequest] = []
  private var waiting: [PictureRequest: [StageRequest]] = [:]
  /// The latest request of each stage for each picture.
  private var known: [[PictureReference: PictureRequest]]

  init(count: Int) { known = Array(repeating: [:], count: count) }

  /// Adds a stage's requests, in its own points.
  mutating func want(_ requests: [PictureRequest], for member: Int) {
    for request in requests {
      known[member][request.picture] = request
      outbox.append(StageRequest(member: member, request: request))
    }
  }

  /// Returns the requests since the last call, at the size that they have on a board of this scale.
  mutating func takeRequests(scale: CGFloat) -> [PictureRequest] {
    guard !outbox.isEmpty else { return [] }
    var requests: [PictureRequest] = []
    for request in outbox {
      let scaled = request.scaled(by: scale)
      if waiting[scaled] == nil { requests.append(scaled) }
      waiting[scaled, default: []].append(request)
    }
    outbox.removeAll(keepingCapacity: true)
    return requests
  }

  /// Removes the stages that wait for a decoded picture and returns them, each with its own request.
  mutating func receive(_ request: PictureRequest) -> [(member: Int, request: PictureRequest)] {
    (waiting.removeValue(forKey: request) ?? []).map { ($0.member, $0.request) }
  }

  /// Updates a stage's drawing scale; returns the pictures that it does not show.
  ///
  /// Pictures that it shows are requested again. The returned ones are removed, so that the stage requests
  /// them again once it shows them.
  mutating func rescale(_ member: Int, showing shown: Set<PictureReference>) -> [PictureReference] {
    let asked = known[member].values.sorted { $0.picture.path < $1.picture.path }
    for request in asked where shown.contains(request.picture) {
      outbox.append(StageRequest(member: member, request: request))
    }
    let hidden = asked.map(\.picture).filter { !shown.contains($0) }
    for picture in hidden { known[member][picture] = nil }
    return hidden
  }
}
