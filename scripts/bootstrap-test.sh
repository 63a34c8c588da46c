#!/usr/bin/env bash
# Runs bootstrap.sh on machines made of shims: a folder of stand-in programs is the whole PATH.
set -eu
cd "$(dirname "$0")"
scrap=$(mktemp -d)
trap 'rm -rf "$scrap"' EXIT
faults=0

shim() {
  printf '#!%s\n%s\n' "$(command -v bash)" "$2" >"$machine/$1"
  chmod +x "$machine/$1"
}

# A bare machine: only the small tools, and a swift of that version.
new_machine() {
  machine=$scrap/$1
  mkdir "$machine"
  calls=$machine/calls
  : >"$calls"
  for tool in bash env sed tr; do ln -s "$(command -v "$tool")" "$machine/$tool"; done
  shim swift "echo 'Swift version $2 (swift-$2-RELEASE)'"
  shim id 'echo 0'
}

# A Debian machine with these packages installed; the lists know a package once they have been fetched.
new_debian() {
  new_machine "$1" 6.3.1
  printf 'installed %s \n' $2 >"$machine/installed"
  shim dpkg-query "while read -r l; do echo \"\$l\"; done <'$machine/installed'"
  shim apt-cache "[ -e '$machine/lists' ] && case \"\$*\" in *\${UNKNOWN:-nothing}*) false ;; esac"
  shim apt-get "echo \"\$*\" >>'$calls'
    case \"\$*\" in
      *update) : >'$machine/lists' ;;
      *) [ -e '$machine/lists' ] || exit 100
         for p; do echo \"installed \$p \" >>'$machine/installed'; done ;;
    esac"
}

bootstrap() {
  status=0
  output=$(PATH=$machine ./bootstrap.sh "$@" 2>&1) || status=$?
}

expect() {
  local what=$1
  shift
  "$@" || {
    faults=$((faults + 1))
    printf 'not so: %s\nstatus %s, output:\n%s\ncalls:\n%s\n\n' "$what" "$status" "$output" "$(cat "$calls")"
  }
}

says() { case "$output" in *"$1"*) ;; *) false ;; esac; }
called() { case "$(cat "$calls")" in *"$1"*) ;; *) false ;; esac; }
count_of_calls_is() { [ "$(wc -l <"$calls")" -eq "$1" ]; }

all="libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libpng-dev libfontconfig-dev libfribidi-dev libicu-dev liblcms2-dev libgcrypt20-dev libx11-dev libxext-dev fonts-noto-cjk fonts-noto-color-emoji xvfb xdotool x11-apps"
all="$all libxml2-utils jq fonts-noto-core libharfbuzz-bin unicode-data ffmpeg python3 chromium-headless-shell sway"

new_debian complete "$all"
bootstrap test
expect "a complete machine needs nothing" [ "$status" -eq 0 ]
expect "a complete machine is left alone" count_of_calls_is 0
expect "one line says so" [ "$(printf '%s\n' "$output" | wc -l)" -eq 1 ]

new_debian provided "sdl2-compat libsdl2-ttf-dev libsdl2-image-dev libpng-dev libfontconfig-dev libfribidi-dev libicu-dev liblcms2-dev libgcrypt20-dev libx11-dev libxext-dev fonts-noto-cjk fonts-noto-color-emoji"
sed -i 's/sdl2-compat /& other, libsdl2-dev (= 2.32)/' "$machine/installed"
bootstrap run
expect "a package that another provides is there" count_of_calls_is 0

new_debian bare "bash"
bootstrap run
expect "a bare machine is filled" [ "$status" -eq 0 ]
expect "lists are fetched when a package is unknown, then all is installed at once" count_of_calls_is 2
expect "the missing packages are named" says "installing libsdl2-dev libsdl2-ttf-dev"
expect "running needs no X server" eval '! called xvfb'
bootstrap run
expect "the second time there is nothing to do" count_of_calls_is 2
bootstrap test
expect "tests add only their own" called "--no-install-recommends xvfb xdotool x11-apps libxml2-utils jq fonts-noto-core libharfbuzz-bin unicode-data ffmpeg python3"
expect "and a browser where there is one" called "--no-install-recommends chromium-headless-shell"
expect "and a Wayland desktop" called "--no-install-recommends sway"
expect "known packages need no fresh lists" count_of_calls_is 5

new_debian packager "libsdl2-dev libsdl2-ttf-dev libsdl2-image-dev libpng-dev libfontconfig-dev libfribidi-dev libicu-dev liblcms2-dev libgcrypt20-dev libx11-dev libxext-dev fonts-noto-cjk fonts-noto-color-emoji binutils"
bootstrap package
expect "a packager gets what makes a package" called "dpkg-dev pkg-config xz-utils librsvg2-bin debootstrap"
expect "and not what the tests need" eval '! called xvfb'

new_debian publisher "python3"
bootstrap site
expect "the site needs what the window needs" called "libsdl2-dev"
expect "and a browser where there is one" called "--no-install-recommends chromium-headless-shell"
expect "and no screen" eval '! called xvfb && ! called sway'

new_debian operator "python3"
bootstrap distributed
expect "the proofs on several hosts get what they are made with" called "python3-venv util-linux iproute2 bsdextrautils debootstrap"
expect "and no engine, whose services would start" eval '! called slurm && ! called openssh'

new_debian browserless "bash"
UNKNOWN=chromium bootstrap test
expect "without a browser's package the rest is installed" [ "$status" -eq 0 ]
expect "and it is said" says "no package here is called chromium-headless-shell"
expect "nothing tries to install it" eval '! called chromium'

new_debian plain-user "bash"
shim id 'echo 1000'
bootstrap run
expect "without root or sudo it stops" [ "$status" -eq 2 ]
expect "and gives the command" says "run as root: apt-get"
shim sudo "echo sudo >>'$calls'; exec \"\$@\""
bootstrap run
expect "with sudo it goes on" [ "$status" -eq 0 ]
expect "through sudo" called sudo

new_machine foreign 6.2
bootstrap test
expect "another system stops with status 2" [ "$status" -eq 2 ]
expect "the list of what to install is given" says "libsdl2-ttf-dev"
expect "and of what is missing" says "Xvfb"
shim pkg-config 'exit 0'
shim fc-list 'echo Noto'
bootstrap run
expect "another system that has everything goes on" [ "$status" -eq 0 ]

new_machine old-swift 6.1.2
bootstrap run
expect "an old swift stops it" [ "$status" -eq 2 ]
expect "with its version, the limit and the place to get one" says "this swift is 6.1; install Swift 6.2"
rm "$machine/swift"
bootstrap run
expect "no swift stops it" [ "$status" -eq 2 ]
expect "and says where it is" says "swift.org/install"

new_debian usage "$all"
bootstrap everything
expect "wrong usage is status 2" [ "$status" -eq 2 ]

[ "$faults" -eq 0 ] && echo "bootstrap: all as it should be"
