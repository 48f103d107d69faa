// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBObjectStore, IDBTransaction, indexedDB as storage } from "fake-indexeddb";
import { useRef } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { FormValues } from "~/lib/form/form-result";
import { eraseDrafts, findDraft } from "~/lib/form/drafts";

import { draftOf, useFormDraft } from "./use-form-draft";

const name = () => screen.getByLabelText<HTMLInputElement>("Name");

type Options = { basis?: string; sent?: boolean; arrived?: (values: FormValues) => boolean };

function Form({ basis, sent, arrived }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft("practice", form, draftOf(["version"]), { basis, sent, arrived });
  return (
    <form
      ref={form}
      onInput={draft.onInput}
      onSubmit={(event) => {
        event.preventDefault();
        draft.onSend();
      }}
    >
      <label key={draft.values ? "restored" : "typed"}>
        Name <input name="name" defaultValue={draft.values?.name?.[0] ?? ""} />
      </label>
      <input type="hidden" name="version" value="3" />
      <input type="password" name="password" defaultValue="secret" />
      <button>Save</button>
      <button type="button" onClick={draft.discard}>
        Start over
      </button>
    </form>
  );
}

/** The form as the person with this email sees it; null for someone who is not signed in. */
function open(email: string | null, props: Options = {}) {
  cleanup();
  const root = { id: "root", path: "/", element: <Form {...props} />, loader: () => null };
  const session = email === null ? null : { email };
  render(
    <RouterProvider
      router={createMemoryRouter([root], { hydrationData: { loaderData: { root: { session } } } })}
    />,
  );
}

async function typed(text: string, user: string) {
  fireEvent.input(name(), { target: { value: text } });
  await waitFor(async () =>
    expect((await findDraft(user, "practice"))?.values).toEqual({ name: [text] }),
  );
}

beforeEach(async () => {
  vi.stubGlobal("indexedDB", storage);
  await eraseDrafts();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("restores what a signed-in person typed, for their account only", async () => {
  open("ada@peritus.test");
  await typed("Ada", "ada@peritus.test");
  open("ada@peritus.test");
  await waitFor(() => expect(name().value).toBe("Ada"));
  open("ben@peritus.test");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(name().value).toBe("");
  open(null);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(name().value).toBe("");
});

it("restores what a visitor typed", async () => {
  open(null);
  await typed("Zoë", "");
  open(null);
  await waitFor(() => expect(name().value).toBe("Zoë"));
});

it("forgets a draft of a record that was saved since", async () => {
  open("ada@peritus.test", { basis: "3" });
  await typed("Ada", "ada@peritus.test");
  open("ada@peritus.test", { basis: "4" });
  await waitFor(async () => expect(await findDraft("ada@peritus.test", "practice")).toBeNull());
  expect(name().value).toBe("");
});

it("forgets a draft once the form is sent, or the person starts over", async () => {
  open(null);
  await typed("Zoë", "");
  open(null, { sent: true });
  await waitFor(async () => expect(await findDraft("", "practice")).toBeNull());
  open(null);
  await typed("Zoë", "");
  fireEvent.click(screen.getByText("Start over"));
  await waitFor(async () => expect(await findDraft("", "practice")).toBeNull());
});

it("forgets what was sent once it has arrived, but not what was typed since", async () => {
  const arrived = ({ name: sent = [] }: FormValues) => ["Zoë", "Zoë Vance"].includes(sent[0] ?? "");
  const isSent = async (sent: boolean) =>
    waitFor(async () => expect((await findDraft("", "practice"))?.sent).toBe(sent));
  open(null);
  await typed("Zoë", "");
  fireEvent.click(screen.getByText("Save"));
  await isSent(true);
  open(null, { arrived: () => false });
  await waitFor(() => expect(name().value).toBe("Zoë"));
  fireEvent.input(name(), { target: { value: "Zoë Vance" } });
  await isSent(false);
  open(null, { arrived });
  await waitFor(() => expect(name().value).toBe("Zoë Vance"));
  fireEvent.click(screen.getByText("Save"));
  await isSent(true);
  open(null, { arrived });
  await waitFor(async () => expect(await findDraft("", "practice")).toBeNull());
});

it("stores and commits what was typed last before the page goes away", async () => {
  open(null);
  await typed("Zoë", "");
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  const commit = vi.spyOn(IDBTransaction.prototype, "commit");
  fireEvent.input(name(), { target: { value: "Zoë Vance" } });
  fireEvent(window, new Event("pagehide"));
  expect(put.mock.lastCall?.[0]).toMatchObject({ values: { name: ["Zoë Vance"] } });
  expect(commit).toHaveBeenCalledOnce();
});

it("lets another tab delete the database, and stores again after it", async () => {
  open(null);
  await typed("Zoë", "");
  await new Promise((resolve, reject) => {
    const request = storage.deleteDatabase("peritus");
    request.onsuccess = resolve;
    request.onblocked = () => reject(new Error("This tab keeps the database open"));
  });
  await typed("Zoë Vance", "");
});
