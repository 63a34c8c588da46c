/// The superclass of names that are not there; `init()` lets the compiler tell their sentence, and no other fault.
///
/// So does any member: one that the compiler does not find would hide the sentence.
@available(*, unavailable, message: "It is only the superclass of names that are not there.")
@dynamicMemberLookup
open class AbsentObject {
  /// Creates nothing that is of use.
  public init() {}

  /// Stands for any member.
  public subscript(dynamicMember member: String) -> AbsentValue {
    get { AbsentValue() }
    set { _ = newValue }
  }

  /// Stands for any member that is set.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember member: String) -> Value? {
    get { nil }
    set { _ = newValue }
  }

  /// Stands for any member of the type.
  public static subscript(dynamicMember member: String) -> AbsentValue { AbsentValue() }
}

/// What members of names that are not there return.
@available(*, unavailable, message: "It is only what names that are not there return.")
@dynamicMemberLookup @dynamicCallable
public struct AbsentValue {
  init() {}

  /// Stands for any member.
  public subscript(dynamicMember member: String) -> AbsentValue {
    get { AbsentValue() }
    set { _ = newValue }
  }

  /// Stands for any call.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> AbsentValue {
    AbsentValue()
  }
}
