/// The named snap policies.
package enum SnapPreset: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's paging.
  case uiKit
  /// Paging for a mouse in a wide window.
  case desktop
  /// Landing of a fling on boundaries of groups.
  case groupBoundary
  /// The common hand-written rule, with its flaws.
  case seedC
  /// The threshold of `seedC`, without its flaws.
  case seedCCured

  /// The policy of that name.
  package var policy: SnapPolicy {
    switch self {
    case .uiKit: .paging
    case .desktop: .desktop
    case .groupBoundary: .groupBoundary
    case .seedC: .seedC
    case .seedCCured: .seedCCured
    }
  }
}
