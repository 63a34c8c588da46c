import ScreenInterface

/// The text of the key list, in groups of related keys.
nonisolated enum HelpText {
  /// A line of the list: keys and their meaning.
  typealias Line = CommandTable.Line

  /// Returns the groups for a window that offers `services`, without keys that have no or another effect there.
  static func groups(for services: WindowServices) -> [[Line]] {
    CommandTable.groups.map { group in
      group.filter { services.isSuperset(of: $0.service) && services.isDisjoint(with: $0.rivals) }.map {
        $0.shown(for: services)
      }
    }
    .filter { !$0.isEmpty }
  }
}

extension CommandTable.Line {
  /// Returns the line for a window that offers `services`, without the parts that need another service.
  fileprivate nonisolated func shown(for services: WindowServices) -> Self {
    var line = self
    if bindings.contains(where: { $0.command == .toggleInspector }), !services.contains(.elements) {
      line.meaning = "inspect"
    }
    return line
  }
}
