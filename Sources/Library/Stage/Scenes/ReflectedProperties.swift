import CollectionViews

/// The values of the stored properties of a scene's own objects that no snapshot contains.
///
/// These objects are view controllers and participants that return no state of their own. Their numbers, strings and
/// other plain values are compared; objects and closures are not.
package struct ReflectedProperties: Sendable, Hashable {
  private var values: [String: String] = [:]

  /// Reads the objects of a running scene.
  @MainActor package init(of stage: Stage) {
    for participant in stage.content.participants where participant.snapshot() is StatelessSnapshot {
      read(participant)
    }
    for case let controller as ViewController in stage.content.owned
    where !(controller is any FrameParticipant) { read(controller) }
  }

  private mutating func read(_ object: AnyObject) {
    for child in Mirror(reflecting: object).children {
      guard let label = child.label, let text = Self.text(of: child.value) else { continue }
      values["\(type(of: object)).\(label)"] = text
    }
  }

  /// Returns a plain value as text; `nil` for an object and for a closure.
  private static func text(of value: Any) -> String? {
    switch Mirror(reflecting: value).displayStyle {
    case .class, .foreignReference: nil
    case nil where "\(type(of: value))".contains("->"): nil
    default: String(describing: value)
    }
  }

  /// Returns the names of the properties whose values differ from `former`, sorted.
  package func changed(since former: ReflectedProperties) -> [String] {
    values.keys.filter { values[$0] != former.values[$0] }.sorted()
  }
}
