#if __has_include(<SDL2/SDL.h>)
#include <SDL2/SDL.h>
#else
#error "SDL2 is missing: apt install libsdl2-dev"
#endif
#if __has_include(<SDL2/SDL_image.h>)
#include <SDL2/SDL_image.h>
#else
#error "SDL2_image is missing: apt install libsdl2-image-dev"
#endif
#if __has_include(<SDL2/SDL_ttf.h>)
#include <SDL2/SDL_ttf.h>
#else
#error "SDL2_ttf is missing: apt install libsdl2-ttf-dev"
#endif

#if __has_include(<SDL2/SDL.h>)
// SDL_syswm.h declares this along with all of Xlib.
typedef struct SDL_SysWMinfo SDL_SysWMinfo;
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *window, SDL_SysWMinfo *info);
#endif
