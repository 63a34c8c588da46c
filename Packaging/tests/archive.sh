# The archive in a folder whose name has spaces, away from the installed package's own place.
mkdir 'a folder'
tar -C 'a folder' -xzf /opt/orihon-*.tar.gz
mv 'a folder'/orihon-* 'a folder/orihon'
'a folder/orihon/bin/orihon' list | grep default >archive.txt
'a folder/orihon/bin/orihon' replay default --headless --out elsewhere
for still in elsewhere/*.png; do cmp "$still" "stills/${still##*/}"; done
