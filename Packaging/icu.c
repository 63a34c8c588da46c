// ICU's functions, found in the version that the system has: one package then runs on several releases of Debian.
//
// ICU writes its version into the name of every function and of its library. Each function here has the name that the
// headers of this build give it, and calls its namesake in the system's library. Only what Sources/Library/CICU calls
// is here; its C functions have been the same since ICU 63, whose numbers for classes of characters these are too.

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>

enum { OLDEST = 63, NEWEST = 99 };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;
static int version;

static void try_version(int number) {
  char name[32];
  snprintf(name, sizeof name, "libicuuc.so.%d", number);
  library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  version = number;
}

// The version of this build first, then the newest.
static void open_library(void) {
  try_version(U_ICU_VERSION_MAJOR_NUM);
  for (int number = NEWEST; !library && number >= OLDEST; number--) try_version(number);
}

// What the system's loader does for a library that is not there, this does too.
static void *find(const char *function) {
  pthread_once(&once, open_library);
  char name[64];
  snprintf(name, sizeof name, "%s_%d", function, version);
  void *found = library ? dlsym(library, name) : NULL;
  if (found) return found;
  fprintf(stderr, "orihon: %s of ICU is not there; install ICU's library, on Debian libicu72 or a later libicuNN\n",
          library ? name : "libicuuc.so");
  exit(127);
}

#define FORWARD(result, name, parameters, arguments)       \
  result name parameters {                                 \
    static result(*known) parameters;                      \
    if (!known) *(void **)&known = find(#name);            \
    return known arguments;                                \
  }

FORWARD(UBreakIterator *, ubrk_open,
        (UBreakIteratorType type, const char *locale, const UChar *text, int32_t length, UErrorCode *status),
        (type, locale, text, length, status))
FORWARD(void, ubrk_close, (UBreakIterator * breaks), (breaks))
FORWARD(void, ubrk_setText, (UBreakIterator * breaks, const UChar *text, int32_t length, UErrorCode *status),
        (breaks, text, length, status))
FORWARD(int32_t, ubrk_next, (UBreakIterator * breaks), (breaks))
FORWARD(UScriptCode, uscript_getScript, (UChar32 scalar, UErrorCode *status), (scalar, status))
FORWARD(const char *, uscript_getShortName, (UScriptCode script), (script))
FORWARD(UChar32, u_getBidiPairedBracket, (UChar32 scalar), (scalar))
FORWARD(int32_t, u_getIntPropertyValue, (UChar32 scalar, UProperty which), (scalar, which))
FORWARD(int32_t, uloc_addLikelySubtags, (const char *locale, char *buffer, int32_t capacity, UErrorCode *status),
        (locale, buffer, capacity, status))
