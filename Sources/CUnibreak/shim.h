#include <unibreakdef.h>
#include <linebreak.h>
#include <graphemebreak.h>
