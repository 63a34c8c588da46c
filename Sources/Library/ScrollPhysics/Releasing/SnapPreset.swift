/// The snap policies that have a name in files.
package enum SnapPreset: String, Hashable, Sendable, CaseIterable, Codable {
  /// UIKit's paging.
  case uiKit
  /// Paging for a mouse in a wide window.
  case desktop
  /// A fling that ends on group boundaries.
  case groupBoundary
  /// The common hand-written rule, with its flaws.
  case seedC
  /// The threshold of `seedC`, without its flaws.
  case seedCCured

  /// The policy with that name.
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
