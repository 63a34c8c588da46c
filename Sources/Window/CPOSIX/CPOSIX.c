#define _GNU_SOURCE
#include "CPOSIX.h"

#include <stddef.h>
#include <sys/select.h>
#include <sys/stat.h>
#include <time.h>

static int64_t nanoseconds(struct timespec time) { return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec; }

static enum posix_kind kind(mode_t mode) {
  if (S_ISREG(mode)) return POSIX_FILE;
  if (S_ISDIR(mode)) return POSIX_FOLDER;
  return S_ISLNK(mode) ? POSIX_LINK : POSIX_OTHER;
}

static posix_status copied(const struct stat *from) {
  return (posix_status){
      .kind = kind(from->st_mode),
      .device = from->st_dev,
      .inode = from->st_ino,
      .links = from->st_nlink,
      .size = from->st_size,
      .modified = nanoseconds(from->st_mtim),
      .changed = nanoseconds(from->st_ctim),
  };
}

bool posix_read_status(const char *path, bool follows_links, posix_status *status) {
  struct stat own;
  if ((follows_links ? stat(path, &own) : lstat(path, &own)) != 0) return false;
  *status = copied(&own);
  return true;
}

bool posix_read_open_status(int descriptor, posix_status *status) {
  struct stat own;
  if (fstat(descriptor, &own) != 0) return false;
  *status = copied(&own);
  return true;
}

bool posix_can_wait(int descriptor) { return descriptor >= 0 && descriptor < FD_SETSIZE; }

static struct timespec span(double seconds) {
  time_t whole = (time_t)seconds;
  double rest = (seconds - (double)whole) * 1e9;
  return (struct timespec){.tv_sec = whole, .tv_nsec = rest > 999999999 ? 999999999 : (long)rest};
}

bool posix_wait(int first, int second, double seconds) {
  fd_set set;
  FD_ZERO(&set);
  FD_SET(first, &set);
  if (second >= 0) FD_SET(second, &set);
  struct timespec time = span(seconds < 0 ? 0 : seconds);
  return pselect((first > second ? first : second) + 1, &set, NULL, NULL, seconds < 0 ? NULL : &time, NULL) != 0;
}

void posix_sleep(double seconds) {
  struct timespec time = span(seconds);
  pselect(0, NULL, NULL, NULL, &time, NULL);
}

int64_t posix_wall_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  return nanoseconds(time) / 1000;
}
