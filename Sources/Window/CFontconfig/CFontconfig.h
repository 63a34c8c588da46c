#if __has_include(<fontconfig/fontconfig.h>)
#include <fontconfig/fontconfig.h>
#else
#error "fontconfig is missing: apt install libfontconfig-dev"
#endif
