// The main queue of Dispatch, as the run loop of CoreFoundation serves it. No header declares the two functions that it
// calls for that.

#ifndef CMAINQUEUE_H
#define CMAINQUEUE_H

#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The descriptor by which Dispatch announces work for the main thread to a run loop, or -1.
///
/// Once an async main function has been suspended, the queue has none and any thread serves it.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what is on the main queue now. In a block or a job of the main queue it does nothing.
extern void _dispatch_main_queue_callback_4CF(void *unused);

/// Returns true when the main queue announces work that the calling thread can run.
static inline bool main_queue_has_work(void) {
  struct pollfd state = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  // Only the main thread may run it: on any other one Dispatch ends the program.
  return state.fd >= 0 && poll(&state, 1, 0) == 1 && syscall(SYS_gettid) == getpid();
}

/// Runs what is on the main queue, and then what that has added, in at most `rounds` rounds; returns their number.
///
/// What is left is announced again, and so is what is added later. No timer of a run loop fires.
static inline int main_queue_run(int rounds) {
  int made = 0;
  while (made < rounds && main_queue_has_work()) {
    uint64_t announcements;
    // The descriptor is an eventfd, which announces until it is read.
    if (read(_dispatch_get_main_queue_handle_4CF(), &announcements, sizeof announcements) != sizeof announcements)
      break;
    _dispatch_main_queue_callback_4CF(0);
    made++;
  }
  return made;
}

#endif
