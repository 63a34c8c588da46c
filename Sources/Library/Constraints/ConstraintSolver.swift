import CKiwi

/// A solver of linear constraints with priorities, which is changed step by step.
///
/// It is Cassowary, by Kiwi: required constraints are met, and of the others the weighted sum of violations is least.
package final class ConstraintSolver {
  /// A variable of one solver.
  package struct Variable: Sendable, Hashable {
    let number: Int32
  }

  /// A constraint that was added to a solver.
  package struct Handle: Sendable, Hashable {
    let number: Int32
  }

  private let solver: OpaquePointer
  private var needsUpdate = false
  private var suggested: [Variable: Double] = [:]

  /// Creates a solver without variables.
  package init() { solver = kiwi_create() }

  deinit { kiwi_destroy(solver) }

  /// Adds a variable, which is 0 until constraints say otherwise.
  package func makeVariable() -> Variable { Variable(number: kiwi_add_variable(solver)) }

  /// Adds a constraint; returns `nil` when it is required and contradicts the required ones so far.
  package func add(_ constraint: LinearConstraint) -> Handle? {
    let terms = constraint.terms.map {
      kiwi_term(variable: $0.variable.number, coefficient: $0.coefficient)
    }
    let relation =
      switch constraint.relation {
      case .lessOrEqual: kiwi_less_or_equal
      case .equal: kiwi_equal
      case .greaterOrEqual: kiwi_greater_or_equal
      }
    let strength = constraint.priority == .required ? kiwi_required() : constraint.priority.strength
    needsUpdate = true
    let number = kiwi_add_constraint(
      solver, terms, Int32(terms.count), constraint.constant, relation, strength)
    return number < 0 ? nil : Handle(number: number)
  }

  /// Removes a constraint.
  package func remove(_ handle: Handle) {
    kiwi_remove_constraint(solver, handle.number)
    needsUpdate = true
  }

  /// The strength of an edited variable: above every priority, and below the required constraints.
  private static let editStrength = 9e8

  /// Makes a variable follow the values suggested for it, unless required constraints forbid one.
  package func edit(_ variable: Variable) { kiwi_edit(solver, variable.number, Self.editStrength) }

  /// Suggests the value of an edited variable.
  package func suggest(_ value: Double, for variable: Variable) {
    guard suggested.updateValue(value, forKey: variable) != value else { return }
    kiwi_suggest(solver, variable.number, value)
    needsUpdate = true
  }

  /// Returns the value of a variable in the solution.
  package func value(of variable: Variable) -> Double {
    if needsUpdate {
      needsUpdate = false
      kiwi_update(solver)
    }
    return kiwi_value(solver, variable.number)
  }
}
