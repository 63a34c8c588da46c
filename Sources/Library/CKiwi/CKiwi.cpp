#include "CKiwi.h"

#include <vector>

#include "kiwi/kiwi.h"

struct kiwi_solver {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
};

extern "C" {

kiwi_solver *kiwi_create(void) { return new kiwi_solver(); }

void kiwi_destroy(kiwi_solver *solver) { delete solver; }

int32_t kiwi_add_variable(kiwi_solver *solver) {
  solver->variables.emplace_back();
  return int32_t(solver->variables.size()) - 1;
}

int32_t kiwi_add_constraint(
  kiwi_solver *solver, const kiwi_term *terms, int32_t count, double constant, kiwi_relation relation,
  double strength) {
  std::vector<kiwi::Term> sum;
  sum.reserve(size_t(count));
  for (int32_t index = 0; index < count; ++index)
    sum.emplace_back(solver->variables[size_t(terms[index].variable)], terms[index].coefficient);
  const kiwi::RelationalOperator sign = relation == kiwi_less_or_equal ? kiwi::OP_LE
    : relation == kiwi_equal                                          ? kiwi::OP_EQ
                                                                      : kiwi::OP_GE;
  kiwi::Constraint constraint(kiwi::Expression(std::move(sum), constant), sign, strength);
  try {
    solver->solver.addConstraint(constraint);
  } catch (const std::exception &) {
    return -1;
  }
  solver->constraints.push_back(constraint);
  return int32_t(solver->constraints.size()) - 1;
}

void kiwi_remove_constraint(kiwi_solver *solver, int32_t constraint) {
  try {
    solver->solver.removeConstraint(solver->constraints[size_t(constraint)]);
  } catch (const std::exception &) {
  }
}

void kiwi_edit(kiwi_solver *solver, int32_t variable, double strength) {
  try {
    solver->solver.addEditVariable(solver->variables[size_t(variable)], strength);
  } catch (const std::exception &) {
  }
}

void kiwi_suggest(kiwi_solver *solver, int32_t variable, double value) {
  try {
    solver->solver.suggestValue(solver->variables[size_t(variable)], value);
  } catch (const std::exception &) {
  }
}

void kiwi_update(kiwi_solver *solver) { solver->solver.updateVariables(); }

double kiwi_value(const kiwi_solver *solver, int32_t variable) {
  return solver->variables[size_t(variable)].value();
}

double kiwi_required(void) { return kiwi::strength::required; }
}
