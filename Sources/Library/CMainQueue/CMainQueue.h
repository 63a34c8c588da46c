// The main queue of Dispatch, as the run loop of CoreFoundation serves it, and the hook of Swift's runtime for jobs of no
// actor. No header declares these functions.

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

/// Returns true on the main thread. A thread stays what it is, and is asked for at each call of a scene.
static inline bool main_queue_is_main_thread(void) {
  static _Thread_local enum { unknown, isMain, isOther } kind = unknown;
  if (kind == unknown) kind = syscall(SYS_gettid) == getpid() ? isMain : isOther;
  return kind == isMain;
}

/// Returns true when the main queue announces work that the calling thread can run.
static inline bool main_queue_has_work(void) {
  struct pollfd state = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  // Only the main thread may run it: on any other one Dispatch ends the program.
  return state.fd >= 0 && poll(&state, 1, 0) == 1 && main_queue_is_main_thread();
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

/// Jobs of no actor, such as what continues a task after an `await`, go through this hook unless it is NULL.
typedef __attribute__((swiftcall)) void (*main_queue_enqueuing)(void *job);
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, main_queue_enqueuing usual);
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) inline void main_queue_take_job(void *job, main_queue_enqueuing usual) {
  if (main_queue_is_main_thread())
    swift_task_enqueueMainExecutor(job);
  else
    usual(job);
}

/// Makes jobs that the main thread enqueues for any thread join the main queue, until the former hook is given back.
///
/// Returns false, and does nothing, where the calling thread is not the one that serves the main queue.
static inline bool main_queue_take_jobs(void **former) {
  if (!main_queue_is_main_thread()) return false;
  *former = (void *)swift_task_enqueueGlobal_hook;
  swift_task_enqueueGlobal_hook = main_queue_take_job;
  return true;
}

static inline void main_queue_give_back_jobs(void *former) {
  swift_task_enqueueGlobal_hook = (__attribute__((swiftcall)) void (*)(void *, main_queue_enqueuing))former;
}

#endif
