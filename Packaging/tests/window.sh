# The window on a virtual screen, dragged by a real pointer.
until_so() { for _ in $(seq 600); do "$@" >/dev/null 2>&1 && return; read -rt 0.1 <> <(:) || :; done; echo "waited in vain: $*"; exit 1; }

until_so xdotool getdisplaygeometry
orihon demo --log window.jsonl &
orihon=$!
until_so test -s window.jsonl
window=$(xdotool search --sync --onlyvisible --class orihon | head -1)
read -r X Y < <(xdotool getwindowgeometry --shell "$window" | sed -n 's/^[XY]=//p' | paste -sd' ')
xwd -silent -root -out at-rest.xwd
xdotool mousemove $((X + 330)) $((Y + 300)) mousedown 1
for step in $(seq 1 12); do xdotool mousemove_relative -- -15 0 sleep 0.02; done
until_so grep -q '"id":"hero"[^}]*"phase":"dragging"' window.jsonl
xwd -silent -root -out dragged.xwd
xdotool mouseup 1
! cmp -s at-rest.xwd dragged.xwd
echo "frames of the hero in the hand: $(grep -c '"id":"hero"[^}]*"phase":"dragging"' window.jsonl)"
kill -TERM $orihon
wait $orihon || [ $? -eq 143 ]
