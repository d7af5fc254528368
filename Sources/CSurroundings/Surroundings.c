#define _GNU_SOURCE
#include "CSurroundings.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

static _Thread_local struct surroundings *current;

void surroundings_enter(struct surroundings *surroundings) { current = surroundings; }

// The function of this name in the libraries behind the program. Several threads may look at once; they find the same.
static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

// MARK: Time

static const int64_t second = 1000000000;

typedef int (*clock_function)(clockid_t, struct timespec *);

void surroundings_system_clock(clockid_t clock, struct timespec *time) {
  static clock_function function;
  if (!function) function = (clock_function)next("clock_gettime");
  function(clock, time);
}

static int64_t date(void) { return current->epoch + current->now; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  static clock_function function;
  int64_t nanoseconds;
  if (current && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    nanoseconds = date();
  } else if (current && (clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW ||
                         clock == CLOCK_BOOTTIME)) {
    nanoseconds = surroundings_uptime + current->now;
  } else {
    if (!function) function = (clock_function)next("clock_gettime");
    return function(clock, time);
  }
  time->tv_sec = nanoseconds / second;
  time->tv_nsec = nanoseconds % second;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  typedef int (*function_type)(struct timeval *, void *);
  static function_type function;
  if (current) {
    time->tv_sec = date() / second;
    time->tv_usec = date() % second / 1000;
    return 0;
  }
  if (!function) function = (function_type)next("gettimeofday");
  return function(time, zone);
}

time_t time(time_t *result) {
  typedef time_t (*function_type)(time_t *);
  static function_type function;
  if (current) {
    time_t seconds = date() / second;
    if (result) *result = seconds;
    return seconds;
  }
  if (!function) function = (function_type)next("time");
  return function(result);
}

// MARK: Chance

// SplitMix64 (Steele, Lea and Flood, 2014): every state gives a good number, so any seed will do.
static uint64_t random_number(void) {
  uint64_t z = current->chance += 0x9e3779b97f4a7c15;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

static void fill(unsigned char *bytes, size_t count) {
  for (size_t index = 0; index < count; index += 8) {
    uint64_t number = random_number();
    memcpy(bytes + index, &number, count - index < 8 ? count - index : 8);
  }
}

ssize_t getrandom(void *bytes, size_t count, unsigned flags) {
  typedef ssize_t (*function_type)(void *, size_t, unsigned);
  static function_type function;
  if (current) {
    fill(bytes, count);
    return (ssize_t)count;
  }
  if (!function) function = (function_type)next("getrandom");
  return function(bytes, count, flags);
}

// Swift's standard library asks the kernel for random numbers in this way.
long syscall(long number, ...) {
  typedef long (*function_type)(long, ...);
  static function_type function;
  va_list list;
  va_start(list, number);
  long arguments[6];
  // No call has more; of fewer, what is read beyond them is not used.
  for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
  va_end(list);
  if (number == SYS_getrandom && current) {
    fill((unsigned char *)arguments[0], (size_t)arguments[1]);
    return arguments[1];
  }
  if (!function) function = (function_type)next("syscall");
  return function(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}

// MARK: Dispatch

// The beginning of a block, as the block runtime's ABI lays it down.
struct block {
  void *class;
  int32_t flags;
  int32_t reserved;
  void (*invoke)(void *);
};

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern struct queue *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
extern char _dispatch_main_q;

void surroundings_call(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

void surroundings_drop(void *block) { _Block_release(block); }

// Whether the queue is one that everybody shares: on others, libraries do work of their own.
static int is_shared(void *queue) {
  static const intptr_t classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  if (queue == &_dispatch_main_q) return 1;
  for (size_t index = 0; index < sizeof classes / sizeof *classes; index++) {
    if (queue == dispatch_get_global_queue(classes[index], 0)) return 1;
  }
  return 0;
}

static int is_taken(void *queue) { return current && current->schedule && is_shared(queue); }

void dispatch_async(void *queue, void *block) {
  typedef void (*function_type)(void *, void *);
  static function_type function;
  if (is_taken(queue)) {
    current->schedule(current->owner, 0, _Block_copy(block));
    return;
  }
  if (!function) function = (function_type)next("dispatch_async");
  function(queue, block);
}

// A time counts nanoseconds of the clock that stands still while the machine sleeps, with the highest bit set those of
// one that does not, and with the two highest set, negated, those since 1970.
static int64_t delay_until(uint64_t time) {
  int64_t now = surroundings_uptime + current->now;
  if (time == 0) return 0;
  if (time >> 62 == 3) return time == (uint64_t)-2 ? 0 : -(int64_t)time - date();
  return (int64_t)(time & ~(UINT64_C(1) << 63)) - now;
}

void dispatch_after(uint64_t time, void *queue, void *block) {
  typedef void (*function_type)(uint64_t, void *, void *);
  static function_type function;
  if (is_taken(queue)) {
    if (time == ~UINT64_C(0)) return;
    current->schedule(current->owner, delay_until(time), _Block_copy(block));
    return;
  }
  if (!function) function = (function_type)next("dispatch_after");
  function(time, queue, block);
}
