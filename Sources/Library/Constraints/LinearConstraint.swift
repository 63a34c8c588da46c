/// A constraint of a sum of variables: the sum is at most, exactly or at least 0.
package struct LinearConstraint: Sendable {
  /// The relation of the sum to 0.
  package enum Relation: Sendable { case lessOrEqual, equal, greaterOrEqual }

  /// A variable times a number.
  package struct Term: Sendable {
    package var variable: ConstraintSolver.Variable
    package var coefficient: Double

    package init(_ variable: ConstraintSolver.Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The variables of the sum.
  package var terms: [Term]
  /// The number in the sum.
  package var constant: Double
  /// The relation of the sum to 0.
  package var relation: Relation
  /// The importance of the constraint.
  package var priority: LayoutPriority

  /// Creates a constraint of a sum; by default a required equality.
  package init(
    _ terms: [Term], constant: Double = 0, relation: Relation = .equal, priority: LayoutPriority = .required
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
  }
}
