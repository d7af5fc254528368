#include <fribidi.h>

// The library's own are macros over macros, which Swift does not see.
static const FriBidiParType zoetrope_paragraph_ltr = FRIBIDI_PAR_LTR;
static const FriBidiParType zoetrope_paragraph_rtl = FRIBIDI_PAR_RTL;
static const FriBidiParType zoetrope_paragraph_weak_ltr = FRIBIDI_PAR_WLTR;
static const FriBidiParType zoetrope_paragraph_weak_rtl = FRIBIDI_PAR_WRTL;
