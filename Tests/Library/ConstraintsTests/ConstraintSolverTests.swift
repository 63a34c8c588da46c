import Constraints
import Testing

struct ConstraintSolverTests {
  private let solver = ConstraintSolver()

  private func fix(_ variable: ConstraintSolver.Variable, at value: Double, _ priority: LayoutPriority) {
    _ = solver.add(LinearConstraint([.init(variable)], constant: -value, priority: priority))
  }

  @Test(arguments: [(250, 251), (749, 750), (1, 2), (998, 999)])
  func `of two contradicting constraints the lower one gives way, though only by a step`(pair: (Float, Float))
  {
    let place = solver.makeVariable()
    fix(place, at: 10, LayoutPriority(pair.1))
    fix(place, at: 20, LayoutPriority(pair.0))
    #expect(solver.value(of: place) == 10)
  }

  @Test func `a required constraint that contradicts another is refused, and the rest stays as it was`() {
    let place = solver.makeVariable()
    fix(place, at: 10, .required)
    #expect(solver.add(LinearConstraint([.init(place)], constant: -20)) == nil)
    #expect(solver.value(of: place) == 10)
  }

  @Test func `a removed constraint holds no longer`() {
    let place = solver.makeVariable()
    fix(place, at: 5, .defaultLow)
    let handle = solver.add(LinearConstraint([.init(place)], constant: -9))
    #expect(solver.value(of: place) == 9)
    if let handle { solver.remove(handle) }
    #expect(solver.value(of: place) == 5)
  }

  @Test func `an edited variable follows its suggested values, and others follow it`() {
    let (width, half) = (solver.makeVariable(), solver.makeVariable())
    solver.edit(width)
    _ = solver.add(LinearConstraint([.init(half, 2), .init(width, -1)]))
    for value in [320.0, 2560, 0] {
      solver.suggest(value, for: width)
      #expect(solver.value(of: half) == value / 2)
    }
  }

  @Test func `an edited variable gives way to required constraints alone`() {
    let width = solver.makeVariable()
    solver.edit(width)
    fix(width, at: 50, LayoutPriority(999))
    solver.suggest(80, for: width)
    #expect(solver.value(of: width) == 80)
    _ = solver.add(LinearConstraint([.init(width)], constant: -60, relation: .lessOrEqual))
    #expect(solver.value(of: width) == 60)
  }

  @Test func `priorities are limited to 0…1000`() {
    #expect(LayoutPriority(-5).rawValue == 0)
    #expect(LayoutPriority(5000) == .required)
    #expect(LayoutPriority(.nan) == .required)
    #expect(LayoutPriority.defaultHigh - 1 < .defaultHigh)
    #expect(LayoutPriority.required + 1 == .required)
  }
}
