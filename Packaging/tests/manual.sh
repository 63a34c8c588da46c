# The manual, the completions and what the desktop knows.
man orihon | grep 'orihon-replay(1)' >man.txt
for verb in $(orihon help | sed -n '/SUBCOMMANDS/,$s/^  \([a-z]*\) .*/\1/p'); do man -w "orihon-$verb" >/dev/null; done
bash -c '. /usr/share/bash-completion/bash_completion; . /usr/share/bash-completion/completions/orihon; complete -p orihon'
zsh -c 'autoload -Uz compinit && compinit -u -d .zcompdump && [[ -n $_comps[orihon] ]]'
fish -c 'complete -C "orihon rep"' | grep replay >fish.txt
gio info -a standard::content-type glitch.jsonl | grep application/x-orihon-recording
cp shop/feed.yml hello.feed.yml
gio info -a standard::content-type hello.feed.yml | grep application/x-orihon-feed
gio mime application/x-orihon-recording | grep orihon-replay.desktop
gio mime application/x-orihon-feed | grep orihon.desktop
