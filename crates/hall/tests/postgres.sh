#!/bin/sh
# Starts a private PostgreSQL server in a new folder, with a socket in it, and prints its URL on one line. "crash" on
# standard input kills it and starts it again, which prints another line; when standard input closes, the server stops
# and its folder is removed. Arguments are passed to the server, such as `-c fsync=off`.
set -eu

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ]; then
    echo "PostgreSQL is not installed; run \`make witnesses\`" >&2
    exit 1
fi
folder=$(mktemp -d)
as=
if [ "$(id -u)" = 0 ]; then
    # It refuses to run as root.
    chown postgres "$folder"
    as="runuser -u postgres --"
fi
cd "$folder"
options="-k $folder -c listen_addresses= -c max_connections=200 $*"

start() {
    $as "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -o "$options" -w start >/dev/null \
        || { cat "$folder/log" >&2; exit 1; }
    echo "postgres:///postgres?host=$folder&user=postgres"
}

finish() {
    $as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
    cd /
    rm -rf "$folder"
}

trap finish EXIT
trap 'exit 1' INT TERM HUP
$as "$bin/initdb" -D "$folder/data" -A trust -U postgres -E UTF8 --locale=C --no-sync >/dev/null
start
while read -r word; do
    if [ "$word" = crash ]; then
        $as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null
        start
    fi
done
