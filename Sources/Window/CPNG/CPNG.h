#if __has_include(<png.h>)
#include <png.h>
#else
#error "libpng is missing: apt install libpng-dev"
#endif
#if __has_include(<zlib.h>)
#include <zlib.h>
#else
#error "zlib is missing: apt install zlib1g-dev"
#endif
