import { indexedDB as storage } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { clearEndedSession } from "./clear-session";
import { eraseDrafts, findDraft, removeDraft, saveDraft } from "~/lib/form/drafts";
import { onSessionEnd } from "./session-channel";
import { endedSince, readSessionRecord, writeSessionRecord } from "./session-record";

const session = {
  user_name: "Ines",
  email: "ines@peritus.test",
  groups: ["Attorney"],
  user_image: "/uploads/i.png",
  dashboard_route: "/attorney",
  leaving_at: null,
  consent_due: false,
};
const times = { accessExpiresAt: 1, refreshExpiresAt: 2 };

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    get length() {
      return values.size;
    },
  };
}

beforeEach(async () => {
  vi.stubGlobal("localStorage", memory());
  vi.stubGlobal("indexedDB", storage);
  await eraseDrafts();
});
afterEach(() => vi.unstubAllGlobals());

describe("the record of the session", () => {
  it("holds everything but the picture", () => {
    writeSessionRecord(session, times, { route: "/attorney", layout: "attorney" });
    expect(readSessionRecord()).toEqual({
      userName: "Ines",
      groups: ["Attorney"],
      dashboardRoute: "/attorney",
      email: "ines@peritus.test",
      accessTokenExpiry: 1,
      refreshTokenExpiry: 2,
      layouts: { "/attorney": "attorney" },
    });
  });

  it("adds the layout of each route, and forgets another person's", () => {
    writeSessionRecord(session, times, { route: "/attorney", layout: "attorney" });
    writeSessionRecord(session, times, { route: "/blog", layout: "prelogin" });
    writeSessionRecord(session, times, { route: "", layout: "attorney" });
    expect(readSessionRecord()?.layouts).toEqual({ "/attorney": "attorney", "/blog": "prelogin" });
    writeSessionRecord({ ...session, email: "other@peritus.test" }, times, {
      route: "/admin",
      layout: "researcher",
    });
    expect(readSessionRecord()?.layouts).toEqual({ "/admin": "researcher" });
  });

  it("is anonymous when it can't be read", () => {
    localStorage.setItem("peritus.session", "{");
    expect(readSessionRecord()).toBeNull();
  });
});

describe("drafts", () => {
  const draft = {
    user: "ines@peritus.test",
    form: "profile/education",
    values: { school: "MIT" },
    basis: "",
    savedAt: 1,
  };

  it("belong to a person and a form", async () => {
    await saveDraft(draft);
    await saveDraft({ ...draft, user: "other@peritus.test", values: {} });
    expect(await findDraft(draft.user, draft.form)).toEqual(draft);
    expect(await findDraft(draft.user, "profile/about-me")).toBeNull();
    await removeDraft(draft.user, draft.form);
    expect(await findDraft(draft.user, draft.form)).toBeNull();
    expect(await findDraft("other@peritus.test", draft.form)).not.toBeNull();
  });

  it("outlive a session that ends, and are erased by a sign-out", async () => {
    await saveDraft(draft);
    writeSessionRecord(session, times, { route: "", layout: "" });
    clearEndedSession();
    expect([readSessionRecord(), await findDraft(draft.user, draft.form)]).toEqual([null, draft]);
    await eraseDrafts();
    expect(await findDraft(draft.user, draft.form)).toBeNull();
  });
});

describe("a tab that was loading during a sign-out", () => {
  it("knows that the session ended after its page was requested", () => {
    const requestedAt = Date.now() - 50;
    expect(endedSince(requestedAt)).toBe(false);
    clearEndedSession();
    expect([endedSince(requestedAt), endedSince(Date.now() + 50)]).toEqual([true, false]);
    writeSessionRecord(session, times, { route: "", layout: "" });
    expect(endedSince(requestedAt)).toBe(true);
  });
});

describe("the other tabs", () => {
  it("hear that the session has ended", async () => {
    const heard = new Promise<void>((resolve) => {
      const stop = onSessionEnd(() => {
        stop();
        resolve();
      });
    });
    clearEndedSession();
    await heard;
  });
});
