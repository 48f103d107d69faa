"use strict";

const net = require("node:net");

/** How many failed attempts are allowed within the window. */
const LIMITS = { address: 20, account: 10, home: 10 };
const WINDOW_MS = 15 * 60_000;
const HOME_MS = 90 * 24 * 60 * 60_000;
const MAX_KEYS = 10_000;

/**
 * Counts failed sign-in attempts by IP address and by account. An address from which an
 * account has signed in has a separate count, so a stranger's guesses never lock the owner
 * out. The counts are in memory, because there is only one CMS process.
 *
 * @param {() => number} now in milliseconds
 */
function attempts(now = Date.now) {
  const failures = new Map(); // times of failures by key
  const homes = new Map(); // time of the last success by "account place"

  function recent(key) {
    const times = (failures.get(key) ?? []).filter((at) => at > now() - WINDOW_MS);
    if (times.length > 0) failures.set(key, times);
    else failures.delete(key);
    return times;
  }

  function keysOf(address, account) {
    const from = placeOf(address);
    const home = `${account} ${from}`;
    const isHome = homes.get(home) > now() - HOME_MS;
    return isHome
      ? [[`home ${home}`, LIMITS.home]]
      : [
          [`address ${from}`, LIMITS.address],
          [`account ${account}`, LIMITS.account],
        ];
  }

  return {
    /** Returns the seconds to wait before the next attempt, or 0. */
    wait(address, account) {
      let until = 0;
      for (const [key, limit] of keysOf(address, account)) {
        const times = recent(key);
        if (times.length >= limit) until = Math.max(until, times.at(-limit) + WINDOW_MS);
      }
      return Math.max(0, Math.ceil((until - now()) / 1000));
    },
    failed(address, account) {
      for (const [key] of keysOf(address, account))
        bounded(failures).set(key, [...recent(key), now()]);
    },
    succeeded(address, account) {
      bounded(homes).set(`${account} ${placeOf(address)}`, now());
    },
  };
}

// Limits the memory: new keys push out the oldest ones.
function bounded(map) {
  if (map.size >= MAX_KEYS) map.delete(map.keys().next().value);
  return map;
}

/** Returns the IPv4 address, or the /64 of an IPv6 address, because a subscriber gets the whole /64. */
function placeOf(address = "") {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1];
  if (!net.isIPv6(address)) return address;
  const [head, tail] = address.split("%")[0].split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array(missing).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":");
}

module.exports = { attempts, placeOf, LIMITS, WINDOW_MS };
