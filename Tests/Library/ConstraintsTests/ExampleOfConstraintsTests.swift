import Constraints
import Testing

/// An example of a test of this target: a solver, its variables, constraints and the values of the solution.
struct ExampleOfConstraintsTests {
  @Test func `a required constraint holds, and an optional one as far as it can`() {
    let solver = ConstraintSolver()
    let width = solver.makeVariable()
    _ = solver.add(LinearConstraint([.init(width)], constant: -100, relation: .lessOrEqual))
    _ = solver.add(LinearConstraint([.init(width)], constant: -300, priority: .defaultLow))
    #expect(solver.value(of: width) == 100)
  }
}
