// What is asked of the system with structures, in plain C.
//
// The system's own structures stay out of Swift's sight: the headers of several C modules declare them, and in Swift they
// would belong to the module that the compiler reads first.

#ifndef CPOSIX_H
#define CPOSIX_H

#include <stdbool.h>
#include <stdint.h>

/// The kinds of entries of a folder.
enum posix_kind { POSIX_OTHER, POSIX_FILE, POSIX_FOLDER, POSIX_LINK };

/// The status of an entry of a folder, or of an open file; times in nanoseconds.
typedef struct posix_status {
  enum posix_kind kind;
  uint64_t device;
  uint64_t inode;
  uint64_t links;
  int64_t size;
  int64_t modified;
  int64_t changed;
} posix_status;

/// Reads the status at a path, of a link's target or of the link itself; false with `errno` when that fails.
bool posix_read_status(const char *path, bool follows_links, posix_status *status);
/// Reads the status of an open file; false with `errno` when that fails.
bool posix_read_open_status(int descriptor, posix_status *status);

/// Returns true for a descriptor that can be waited for.
bool posix_can_wait(int descriptor);
/// Waits until one of two descriptors is readable or a signal arrives; false at the end of `seconds`.
///
/// A negative `second` is no descriptor, negative `seconds` are no limit.
bool posix_wait(int first, int second, double seconds);
/// Sleeps for a part of a second.
void posix_sleep(double seconds);
/// Returns the microseconds since 1970.
int64_t posix_wall_microseconds(void);

#endif
