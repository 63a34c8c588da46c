#include "CICU.h"

#if __has_include(<unicode/ubrk.h>)
#include <unicode/ubrk.h>
#else
#error "ICU is missing: apt install libicu-dev"
#endif
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

icu_breaks *icu_open_breaks(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, locale, 0, 0, &status);
  return U_SUCCESS(status) ? (icu_breaks *)breaks : 0;
}

void icu_close_breaks(icu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

bool icu_set_text(icu_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t icu_next_break(icu_breaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

int32_t icu_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  return uscript_getScript((UChar32)scalar, &status);
}

const char *icu_script_name(int32_t script) { return uscript_getShortName((UScriptCode)script); }

uint32_t icu_paired_bracket(uint32_t scalar) { return (uint32_t)u_getBidiPairedBracket((UChar32)scalar); }

bool icu_opens(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE) == U_BPT_OPEN;
}

bool icu_leads(uint32_t scalar) {
  int32_t kind = u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
  return kind == U_LB_OPEN_PUNCTUATION || kind == U_LB_PREFIX_NUMERIC;
}

bool icu_lies_in_columns(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_VERTICAL_ORIENTATION) == U_VO_ROTATED;
}

int32_t icu_likely_locale(const char *locale, char *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale, buffer, capacity, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING ? length : 0;
}

const char *icu_version(void) { return U_ICU_VERSION; }
