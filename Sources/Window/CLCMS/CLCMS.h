#if __has_include(<lcms2.h>)
#include <lcms2.h>

// The layouts of pixels are macros of macros, which Swift does not see.
enum {
  LCMS_BGRA_8 = TYPE_BGRA_8,
  LCMS_GRAY_8 = TYPE_GRAY_8,
  LCMS_CMYK_8 = TYPE_CMYK_8,
  LCMS_CMYK_8_REVERSED = TYPE_CMYK_8_REV,
};
#else
#error "Little CMS is missing: apt install liblcms2-dev"
#endif
