#pragma once

// Kiwi, a Cassowary solver in C++, for Swift: variables and constraints are numbers.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kiwi_solver kiwi_solver;

/// The relation of an expression to 0.
typedef enum { kiwi_less_or_equal, kiwi_equal, kiwi_greater_or_equal } kiwi_relation;

/// A variable times a number.
typedef struct {
  int32_t variable;
  double coefficient;
} kiwi_term;

kiwi_solver *kiwi_create(void);
void kiwi_destroy(kiwi_solver *solver);

/// Adds a variable, which is 0 until a constraint says otherwise, and returns its number.
int32_t kiwi_add_variable(kiwi_solver *solver);

/// Adds the constraint that the terms plus a constant stand in a relation to 0, and returns its number.
///
/// Returns -1 when the constraint is required and cannot be met together with the required ones so far.
int32_t kiwi_add_constraint(
  kiwi_solver *solver, const kiwi_term *terms, int32_t count, double constant, kiwi_relation relation,
  double strength);

/// Removes a constraint.
void kiwi_remove_constraint(kiwi_solver *solver, int32_t constraint);

/// Makes a variable editable, with a strength below the required one.
void kiwi_edit(kiwi_solver *solver, int32_t variable, double strength);

/// Suggests the value of an editable variable.
void kiwi_suggest(kiwi_solver *solver, int32_t variable, double value);

/// Solves, so that the values of the variables are those of the constraints.
void kiwi_update(kiwi_solver *solver);

double kiwi_value(const kiwi_solver *solver, int32_t variable);

/// The strength of a required constraint.
double kiwi_required(void);

#ifdef __cplusplus
}
#endif
