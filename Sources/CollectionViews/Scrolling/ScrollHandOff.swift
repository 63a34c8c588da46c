/// What happens to a drag when the scroll view that has it comes to its edge, and one around it scrolls on the same
/// axis.
///
/// UIKit does the second, undocumented. However it is, the two together go as far as the pointer.
public enum ScrollHandOff: String, Sendable, Hashable, CaseIterable {
  /// It stays: the inner one stretches at its edge.
  case none
  /// It stays, but a drag that begins at the edge and goes outward belongs to the outer one; the default.
  case onNextStroke
  /// It goes over: the inner one stops at its edge, and the outer one takes the rest of the same stroke.
  case continuous
}
