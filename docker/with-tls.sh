#!/bin/sh
# Postgres refuses a key that others can read. The mounted one belongs to whoever runs
# compose, so its user gets a copy.
set -eu
install -d -o postgres -g postgres -m 0700 /run/tls
install -o postgres -g postgres -m 0600 /etc/peritus/tls/postgres.key /etc/peritus/tls/postgres.crt /run/tls
exec docker-entrypoint.sh "$@"
