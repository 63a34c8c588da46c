/// The policies that have a name.
public enum SnapPreset: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's paging.
  case uiKit
  /// Paging for a mouse in a wide window.
  case desktop
  /// Boundaries of groups that a fling lands on.
  case groupBoundary
  /// The common hand-written rule, with its flaws.
  case seedC
  /// The same threshold without them.
  case seedCCured

  /// What the name stands for.
  public var policy: SnapPolicy {
    switch self {
    case .uiKit: .paging
    case .desktop: .desktop
    case .groupBoundary: .groupBoundary
    case .seedC: .seedC
    case .seedCCured: .seedCCured
    }
  }
}
