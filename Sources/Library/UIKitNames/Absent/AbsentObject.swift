public import Foundation

/// The superclass of names that are not there; `init()` lets the compiler tell their sentence, and no other fault.
@available(*, unavailable, message: "It is only the superclass of names that are not there.")
open class AbsentObject: AbsentMembers {
  /// Creates nothing that is of use.
  public init() {}
}

/// The members of names that are not there: one that the compiler does not find would hide their sentence.
@available(*, unavailable, message: "It is only what names that are not there have in common.")
@dynamicMemberLookup
public nonisolated protocol AbsentMembers {}

@available(*, unavailable, message: "It is only what names that are not there have in common.")
nonisolated extension AbsentMembers {
  /// Stands for any member.
  public subscript(dynamicMember member: String) -> AbsentValue {
    get { AbsentValue.absent }
    nonmutating set { _ = newValue }
  }

  /// Stands for any member that may be missing.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> AbsentValue? {
    get { nil }
    nonmutating set { _ = newValue }
  }

  /// Stands for any member that is a condition.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> Bool {
    get { false }
    nonmutating set { _ = newValue }
  }

  /// Stands for any member that is a length.
  @_disfavoredOverload
  public subscript(dynamicMember member: String) -> CGFloat {
    get { 0 }
    nonmutating set { _ = newValue }
  }

  /// Stands for any member that is set.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember member: String) -> Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }

  /// Stands for any member of the type.
  public static subscript(dynamicMember member: String) -> AbsentValue { AbsentValue.absent }
}
