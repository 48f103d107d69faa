#!/bin/sh
# Runs once, on an empty volume. Each program gets its own database and role.
set -eu
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set=bff_password="$BFF_DB_PASSWORD" --set=cms_password="$CMS_DB_PASSWORD" <<'SQL'
CREATE ROLE peritus LOGIN PASSWORD :'bff_password';
CREATE DATABASE peritus OWNER peritus;
REVOKE ALL ON DATABASE peritus FROM PUBLIC;
CREATE ROLE cms LOGIN PASSWORD :'cms_password';
CREATE DATABASE cms OWNER cms;
REVOKE ALL ON DATABASE cms FROM PUBLIC;
SQL
