#!/usr/bin/env bash
# Unpacks the two engines of the proof into a folder, from Debian's packages: Slurm, and GNU parallel with ssh.
#
#   scripts/distributed/engines.sh FOLDER
#
# Nothing is installed: no service is started, no user is made, and the machine's own packages stay as they are. FOLDER
# is kept between runs and holds usr, which the proof lays over /usr for itself alone. Of what the engines need, only
# what this machine lacks is unpacked beside them.
set -euo pipefail
[ $# -eq 1 ] || { echo 'usage: scripts/distributed/engines.sh FOLDER' >&2; exit 2; }
stop() { printf 'engines: %s\n' "$*" >&2; exit 2; }
for word in apt-get dpkg-deb; do command -v $word >/dev/null || stop "no $word; the proof needs Debian or Ubuntu"; done
folder=$(realpath -m "$1")
engines="slurmctld slurmd slurm-client slurm-wlm-basic-plugins munge parallel openssh-server openssh-client rsync iproute2"
done_mark=$folder/unpacked
if [ -e "$done_mark" ]; then exit 0; fi

as_root() { if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo "$@"; fi; }
# The files of these packages, whether the machine has them or not, and of what they need and the machine lacks.
# shellcheck disable=SC2086 # a list of names
wanted() {
  { printf '%s\n' $engines
    apt-get -qq install --simulate --no-install-recommends $engines | sed -n 's/^Inst \([^ ]*\) .*/\1/p'
  } | sort -u
}
names=$(wanted) || {
  as_root apt-get -q -o DPkg::Lock::Timeout=120 update >&2
  names=$(wanted) || stop 'the package lists know no slurmctld; Debian and Ubuntu have it'
}
rm -rf "$folder"
mkdir -p "$folder/packages" "$folder/root"
cd "$folder/packages"
# shellcheck disable=SC2086 # a list of names
apt-get -qq -o APT::Sandbox::User= download $names ||
  { as_root apt-get -q -o DPkg::Lock::Timeout=120 update >&2; apt-get -qq -o APT::Sandbox::User= download $names; }
for package in *.deb; do dpkg-deb -x "$package" ../root; done
mv ../root/usr ../usr
# Some packages still name the folders that /usr has taken in.
for taken in lib sbin bin; do [ ! -d "../root/$taken" ] || cp -a "../root/$taken/." "../usr/$taken/"; done
# The names that the packages give by update-alternatives when they are installed.
for program in slurmctld slurmd slurmstepd; do
  [ ! -e "../usr/sbin/$program-wlm" ] || ln -s "$program-wlm" "../usr/sbin/$program"
done
cd "$folder"
rm -rf packages root
touch "$done_mark"
