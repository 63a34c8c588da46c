// What is asked of ICU, in plain C.
//
// Its own headers stay out of Swift's sight: Foundation brings another ICU, whose types have the same names.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

/// The places at which lines may end.
typedef struct icu_breaks icu_breaks;

/// Opens the line breaks of a locale; NULL when ICU has no data.
icu_breaks *icu_open_breaks(const char *locale);
void icu_close_breaks(icu_breaks *breaks);
/// Sets the text in UTF-16, which stays the caller's until the next call.
bool icu_set_text(icu_breaks *breaks, const uint16_t *text, int32_t length);
/// Returns the next place, in units of UTF-16; negative behind the last one.
int32_t icu_next_break(icu_breaks *breaks);

/// Returns the script of a character as its number in ICU.
int32_t icu_script(uint32_t scalar);
/// Returns the four letters of a script.
const char *icu_script_name(int32_t script);
/// Returns the other bracket of a pair; the character itself for what is no bracket.
uint32_t icu_paired_bracket(uint32_t scalar);
/// Returns true for a bracket that opens.
bool icu_opens(uint32_t scalar);
/// Returns true for what goes before a number or opens something, by its class in annex 14.
bool icu_leads(uint32_t scalar);
/// Returns true for what lies on its side in a column, by annex 50.
bool icu_lies_in_columns(uint32_t scalar);

/// Writes the likely full locale of a short one, such as `ar_Arab_EG` of `und_Arab`, and returns its length; 0 for none.
int32_t icu_likely_locale(const char *locale, char *buffer, int32_t capacity);

/// Returns ICU's version.
const char *icu_version(void);

#endif
