#if __has_include(<harfbuzz/hb.h>)
#include <harfbuzz/hb.h>
#else
#error "HarfBuzz is missing: apt install libharfbuzz-dev"
#endif
#include <harfbuzz/hb-ot.h>
