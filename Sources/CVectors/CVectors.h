// What Swift's vector types cannot say and the compiler does not find by itself. All of it is inlined.
#ifndef CVECTORS_H
#define CVECTORS_H

#include <stdint.h>
#ifdef __AVX2__
#include <immintrin.h>
#endif

typedef uint32_t vectors_u32x4 __attribute__((vector_size(16)));
typedef uint32_t vectors_u32x8 __attribute__((vector_size(32)));
typedef uint64_t vectors_u64x4 __attribute__((vector_size(32)));

// The table's entries at eight places.
static inline vectors_u32x8 vectors_look8(const uint32_t *_Nonnull table, vectors_u32x8 places) {
#ifdef __AVX2__
  return (vectors_u32x8)_mm256_i32gather_epi32((const int *)table, (__m256i)places, 4);
#else
  vectors_u32x8 result;
  for (int lane = 0; lane < 8; lane++) result[lane] = table[places[lane]];
  return result;
#endif
}

// The table's entries at four places.
static inline vectors_u64x4 vectors_look4(const uint64_t *_Nonnull table, vectors_u32x4 places) {
#ifdef __AVX2__
  return (vectors_u64x4)_mm256_i32gather_epi64((const long long *)table, (__m128i)places, 8);
#else
  vectors_u64x4 result;
  for (int lane = 0; lane < 4; lane++) result[lane] = table[places[lane]];
  return result;
#endif
}

#endif
