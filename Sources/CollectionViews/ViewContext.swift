public import Foundation
public import ScreenInterface

/// What a tree of views shares: traits, text metrics, pictures and the time of the frame being made.
///
/// UIKit counterpart: what a view reaches through its `window` and `traitCollection`.
public final class ViewContext {
  private struct State {
    var traits = TraitCollection()
    var pictures = PictureLibrary()
    var now: TimeInterval = 0
    var animatesUntil: TimeInterval = 0
  }

  private var state = State()

  /// How wide text is.
  public let text: any TextMeasuring

  /// Creates a context that measures text with `text`.
  public init(text: any TextMeasuring) { self.text = text }

  /// The surroundings of every view of the tree.
  public var traits: TraitCollection {
    get { state.traits }
    set { state.traits = newValue }
  }

  /// The pictures of the scene.
  public var pictures: PictureLibrary {
    get { state.pictures }
    set { state.pictures = newValue }
  }

  /// The time of the frame being made, in seconds since the stage began.
  public var now: TimeInterval {
    get { state.now }
    set { state.now = newValue }
  }

  /// Until when views change by themselves although nothing scrolls.
  public var animatesUntil: TimeInterval { state.animatesUntil }

  /// Asks for frames until `time`, for a fade or a turn that a view draws as a function of time.
  public func animate(until time: TimeInterval) {
    state.animatesUntil = max(state.animatesUntil, time)
  }

  /// How far a picture is, asking for it at the size it will cover.
  public func status(of request: PictureRequest) -> PictureLibrary.Status {
    state.pictures.want(request, at: state.now)
    return state.pictures.status(of: request.picture)
  }
}
