import CompositionalLayout

nonisolated extension FeedBehavior {
  /// The layout's case of the same name.
  var layoutCase: CollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .none: .none
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }

  /// Creates the behaviour of the same name as the layout's case.
  init(_ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior) {
    self = Self.allCases.first { $0.layoutCase == behavior } ?? .none
  }
}
