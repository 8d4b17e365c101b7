#!/bin/sh
# Programs for the tests: Debian's PostgreSQL and Chromium, where they are missing and may be installed;
# with the word all, also Firefox, which only slow tests need.
has_postgresql() {
    for initdb in "$(pg_config --bindir 2>/dev/null)/initdb" /usr/lib/postgresql/*/bin/initdb; do
        [ -x "$initdb" ] && return
    done
    return 1
}
has_chromium() {
    command -v chromium-headless-shell >/dev/null
}
install() { # as people call it, as Debian does
    echo "Installing $1 for the tests, once …"
    [ "$(id -u)" = 0 ] && apt-get -qq update && apt-get -qq install --no-install-recommends "$2" >/dev/null ||
        echo "$1 could not be installed, which takes root and apt-get: tests that need it will be skipped."
}
has_firefox() {
    command -v firefox-esr >/dev/null || command -v firefox >/dev/null
}
export DEBIAN_FRONTEND=noninteractive
has_postgresql || install PostgreSQL postgresql
has_chromium || install Chromium chromium-headless-shell
[ "${1:-}" != all ] || has_firefox || install Firefox firefox-esr
