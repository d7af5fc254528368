#include <ft2build.h>
#include FT_FREETYPE_H

// A macro with a cast, which Swift does not see.
static const FT_Int32 zoetrope_load_color = FT_LOAD_COLOR;
