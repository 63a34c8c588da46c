# What somebody does without a display, right after `apt install`, in an empty home.
ends() { local expected=$1 status=0; shift; "$@" || status=$?; [ "$status" -eq "$expected" ] || { echo "$* ended with $status"; exit 1; }; }

[ "$(id -u)" -ne 0 ]
! touch /usr/orihon-was-here 2>/dev/null
orihon --version --verbose
orihon list >list.txt
grep -q 'default' list.txt
orihon replay default --headless --out stills --strip 8 --log replay.jsonl --record glitch.jsonl
grep -q '"phase":"dragging"' replay.jsonl
orihon replay glitch.jsonl --headless
orihon replay glitch.jsonl --film glitch.html
[ "$(stat -c %s glitch.html)" -lt 3000000 ]
grep -q '<title>Orihon film' glitch.html
orihon layout default --accessible >read.txt
grep -q 'page 1 of' read.txt
orihon lab --headless >lab.txt
tail -1 lab.txt
orihon new shop
cd shop
orihon check feed.yml
ends 3 orihon compare
ends 0 orihon compare --record never
sed -i '0,/width: [0-9]*/s//width: 213/' feed.yml
ends 1 orihon compare --record never --report report

# The page of a review is served by the package's own server.
: >address.txt
orihon review report >address.txt 2>&1 &
review=$!
for _ in $(seq 600); do grep -q 'http://127.0.0.1' address.txt && break; kill -0 $review; read -rt 0.1 <> <(:) || :; done
address=$(grep -o 'http://127.0.0.1:[0-9]*/[^ ]*' address.txt | head -1)
port=$(cut -d: -f3 <<<"$address" | cut -d/ -f1)
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /%s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "${address#http://*/}" "$port" >&3
head -1 <&3 | grep 'HTTP/1.1 200'
exec 3>&-
kill -INT $review
wait $review || [ $? -eq 130 ] || [ $? -eq 0 ]
cd
