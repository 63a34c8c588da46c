// The descriptor by which Dispatch announces work for the main thread to a run loop, or -1. No header declares it, and
// Foundation's run loop waits on it.
extern int _dispatch_get_main_queue_handle_4CF(void);
