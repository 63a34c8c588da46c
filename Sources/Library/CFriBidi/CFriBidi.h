#if __has_include(<fribidi/fribidi.h>)
#include <fribidi/fribidi.h>

// These are casts and sums of other macros there, which Swift does not import.
static const FriBidiParType bidi_leftToRight = FRIBIDI_PAR_LTR;
static const FriBidiParType bidi_rightToLeft = FRIBIDI_PAR_RTL;
static const FriBidiParType bidi_elseLeftToRight = FRIBIDI_PAR_WLTR;
static const FriBidiParType bidi_elseRightToLeft = FRIBIDI_PAR_WRTL;
static const FriBidiCharType bidi_neutral = FRIBIDI_TYPE_ON;

static inline int bidi_isRightToLeft(FriBidiParType type) { return FRIBIDI_IS_RTL(type) ? 1 : 0; }
#else
#error "FriBidi is missing: apt install libfribidi-dev"
#endif
