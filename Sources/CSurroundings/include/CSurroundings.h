// Time and chance as the C library tells them, for the code of a stage.
//
// The functions of the C library that tell the time, make random numbers and put work into the main and global dispatch
// queues are replaced in the whole process. On a thread that has entered a stage they answer from the stage's own
// state; on every other thread they do what they always did. So code that has never heard of a stage (Foundation's
// `Date()`, the runtime's clocks, `Int.random`) sees the stage's time and the same chance on every run.
#ifndef CSURROUNDINGS_H
#define CSURROUNDINGS_H

#include <stdint.h>
#include <time.h>

// What a stage's code sees. The stage changes it; nobody else does.
struct surroundings {
  // Nanoseconds since the stage began.
  int64_t now;
  // Nanoseconds from 1970 to the stage's beginning.
  int64_t epoch;
  // The state of the random numbers.
  uint64_t chance;
  // Takes work for a dispatch queue: a block that has been copied, to be called by `surroundings_call` after `delay`
  // nanoseconds, or dropped by `surroundings_drop`. Null leaves work to the queues.
  void (*schedule)(void *owner, int64_t delay, void *block);
  void *owner;
};

// What the clocks that count from the machine's start show when a stage begins, in nanoseconds.
static const int64_t surroundings_uptime = 1000000000000;

// Enters a stage on this thread; null leaves it.
void surroundings_enter(struct surroundings *surroundings);

// The system's own clock, whatever the thread has entered.
void surroundings_system_clock(clockid_t clock, struct timespec *time);

// Calls a block and lets go of it.
void surroundings_call(void *block);
// Lets go of a block.
void surroundings_drop(void *block);

#endif
