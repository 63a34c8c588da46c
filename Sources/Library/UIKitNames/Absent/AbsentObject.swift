/// The superclass of names that are not there; `init()` lets the compiler tell their sentence, and no other fault.
@available(*, unavailable, message: "It is only the superclass of names that are not there.")
open class AbsentObject {
  /// Creates nothing that is of use.
  public init() {}
}
