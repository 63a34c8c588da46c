#if __has_include(<X11/Xlib.h>)
#include <X11/Xlib.h>
#else
#error "Xlib is missing: apt install libx11-dev"
#endif
#if __has_include(<X11/extensions/XShm.h>)
#include <X11/extensions/XShm.h>
#else
#error "Xext is missing: apt install libxext-dev"
#endif
