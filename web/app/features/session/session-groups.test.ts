import { describe, expect, it } from "vitest";

import type { Schema } from "~/lib/api-types";

import { groupSessions, sessionText, usedText } from "./session-groups";

const now = "2026-11-28T15:00:00Z";

const session = (id: string, more: Partial<Schema<"SessionItem">> = {}): Schema<"SessionItem"> => ({
  id,
  device: "Chrome on Windows",
  country: "US",
  current: false,
  new_place: false,
  created_at: "2026-11-20T15:00:00Z",
  seen_at: "2026-11-27T15:00:00Z",
  ...more,
});

describe("groupSessions", () => {
  it("turns 40 sessions into one line per browser and country, in order", () => {
    const kinds = [
      { device: "Chrome on Windows", country: "US" },
      { device: "Safari on iPhone", country: "US" },
      { device: "Safari on iPhone", country: "NL" },
      { device: "Firefox on Linux", country: "" },
    ];
    const sessions = Array.from({ length: 40 }, (_, n) =>
      session(String(n), { ...kinds[n % 4], current: n === 0 }),
    );
    const groups = groupSessions(sessions);
    expect(groups.map(({ title, sessions }) => [title, sessions.length])).toEqual([
      ["Chrome on Windows, United States", 10],
      ["Safari on iPhone, United States", 10],
      ["Safari on iPhone, Netherlands", 10],
      ["Firefox on Linux", 10],
    ]);
    expect(groups.flatMap((group) => group.sessions)).toHaveLength(40);
  });

  it("leaves the reader's own session out of those that can be ended", () => {
    const [group] = groupSessions([session("1", { current: true }), session("2"), session("3")]);
    expect(group?.current).toBe(true);
    expect(group?.others.map(({ id }) => id)).toEqual(["2", "3"]);
  });

  it("has the latest use and says if any session began in a new place", () => {
    const [group] = groupSessions([
      session("1", { seen_at: "2026-11-26T10:00:00.5Z" }),
      session("2", { seen_at: "2026-11-27T10:00:00Z", new_place: true }),
      session("3", { seen_at: "2026-11-25T10:00:00Z" }),
    ]);
    expect([group?.seenAt, group?.newPlace]).toEqual(["2026-11-27T10:00:00Z", true]);
  });
});

it.each([
  ["2026-11-28T14:51:00Z", false, "active now"],
  ["2026-11-28T14:49:00Z", false, "last used today at 2:49 PM"],
  ["2026-11-20T14:49:00Z", true, "active now"],
])("says when it was used: %s", (seenAt, current, text) => {
  expect(usedText(seenAt, current, now, "UTC")).toBe(text);
});

it("gives the time of a session that began in a new place, or is one of several", () => {
  const began = { created_at: "2026-11-27T15:00:00Z", seen_at: now };
  expect(sessionText(session("1", began), now, "UTC")).toBe("Since yesterday, active now");
  expect(sessionText(session("1", { ...began, new_place: true }), now, "UTC")).toBe(
    "Since yesterday at 3:00 PM, active now",
  );
  expect(sessionText(session("1", began), now, "UTC", true)).toBe(
    "Since yesterday at 3:00 PM, active now",
  );
});
