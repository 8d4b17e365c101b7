#!/bin/sh
# PostgreSQL for the tests: Debian's, where it is missing and may be installed.
for initdb in "$(pg_config --bindir 2>/dev/null)/initdb" /usr/lib/postgresql/*/bin/initdb; do
    [ -x "$initdb" ] && exit
done
echo "Installing PostgreSQL for the tests, once …"
export DEBIAN_FRONTEND=noninteractive
[ "$(id -u)" = 0 ] && apt-get -qq update && apt-get -qq install --no-install-recommends postgresql >/dev/null ||
    echo "PostgreSQL could not be installed, which takes root and apt-get: tests that need it will be skipped."
