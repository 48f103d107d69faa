import { expect, it } from "vitest";

import { gapAfter, merged, stillOutgoing, type Message, type Outgoing } from "./merge";

const message = (seq: number, text = String(seq), version = 1): Message => ({
  seq,
  own: false,
  client_id: `c${seq}`,
  text,
  label: "",
  sent_at: "2026-03-01T12:00:00Z",
  version,
  edited_at: null,
  edit_until: null,
  earlier: [],
  attachments: [],
});

it("keeps one message per number, in order, and the newer version", () => {
  const all = merged([message(1), message(3, "edited", 2)], [message(2), message(3), message(1)]);
  expect(all.map(({ text }) => text)).toEqual(["1", "2", "edited"]);
  expect(merged(all, [message(2, "changed", 2)])[1]?.text).toBe("changed");
});

it("knows where messages are missing", () => {
  expect(gapAfter([])).toBeNull();
  expect(gapAfter([message(4), message(5)])).toBeNull();
  expect(gapAfter([message(1), message(2), message(5)])).toBe(2);
});

it("shows what was sent once, however often it arrives", () => {
  const waiting: Outgoing[] = ["c1", "c9"].map((clientId) => ({
    clientId,
    text: "x",
    label: "",
    files: [],
    renewed: false,
    state: "sending",
    detail: "",
    queuedAt: 1,
  }));
  expect(stillOutgoing(waiting, [message(1)]).map(({ clientId }) => clientId)).toEqual(["c9"]);
  expect(stillOutgoing(waiting, [message(7)])).toBe(waiting);
});
