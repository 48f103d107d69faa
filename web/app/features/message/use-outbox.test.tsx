// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import type { FileOutcome } from "./attachment/send-file";
import { Uploads } from "./attachment/uploads";
import { retryAfter, useOutbox } from "./use-outbox";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const arrived: string[] = [];
const uploads = new Uploads("c1");
const log = { key: "k1", name: "Log.pdf", size: 3, file: new File(["log"], "Log.pdf"), id: "" };

function Outbox() {
  const { outgoing, send } = useOutbox(uploads, ({ text }) => arrived.push(text));
  return (
    <>
      <button onClick={() => send("One", "facts")}>One</button>
      <button onClick={() => send("Two", "")}>Two</button>
      <button onClick={() => send("", "", [log])}>File</button>
      <p role="status">{outgoing.map(({ text, state }) => `${text} ${state}`).join(", ")}</p>
    </>
  );
}

/** Draws the outbox with a bff whose answers the test gives, one after the other. */
function page() {
  const asked: { text: string; label: string; client_id: string; attachments: string[] }[] = [];
  const answers: ((answer: Response | Error) => void)[] = [];
  arrived.length = 0;
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)) as (typeof asked)[number]);
    return new Promise<Response>((resolve, reject) => {
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    });
  });
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element: <Outbox /> }])} />);
  const accept = () => {
    const { text, client_id } = asked[answers.length - 1] ?? { text: "", client_id: "" };
    answers.at(-1)?.(Response.json({ detail: "Sent.", message: { text, client_id } }));
  };
  return { asked, answers, accept };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shows = (text: string) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

it("sends one message after the other, in their order", async () => {
  const { asked, accept } = page();
  press("One");
  press("Two");
  await shows("One sending, Two queued");
  expect(asked.map(({ text, label }) => [text, label])).toEqual([["One", "facts"]]);
  accept();
  await shows("Two sending");
  accept();
  await shows("");
  expect(arrived).toEqual(["One", "Two"]);
});

it("tries the first again under its own client id before it sends the next", async () => {
  const { asked, answers, accept } = page();
  press("One");
  press("Two");
  await shows("One sending, Two queued");
  answers[0]?.(new TypeError("no connection"));
  await shows("One waiting, Two queued");
  window.dispatchEvent(new Event("online"));
  await shows("One sending, Two queued");
  expect(asked[1]?.client_id).toBe(asked[0]?.client_id);
  accept();
  await shows("Two sending");
  accept();
  await shows("");
  expect(arrived).toEqual(["One", "Two"]);
});

it("waits longer after each try, up to a minute", () => {
  expect([0, 1, 2, 3, 4, 50].map(retryAfter)).toEqual([4000, 8000, 16000, 32000, 60000, 60000]);
});

it("goes on after a refusal, and keeps what was refused", async () => {
  const { answers } = page();
  press("One");
  press("Two");
  await shows("One sending, Two queued");
  answers[0]?.(Response.json({ detail: "Closed." }, { status: 409 }));
  await shows("One refused, Two sending");
});

/** Answers each upload as the test says. */
function uploading() {
  const answers: ((outcome: FileOutcome) => void)[] = [];
  vi.spyOn(uploads, "ensure").mockImplementation(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  return answers;
}

it("waits for a file that is on its way, and keeps what follows in its order", async () => {
  const answers = uploading();
  const { asked, accept } = page();
  press("File");
  press("One");
  await shows(" sending, One queued");
  expect(asked).toEqual([]);
  answers[0]?.({ is: "failed" });
  await shows(" waiting, One queued");
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ is: "done", id: "upload-1" });
  await waitFor(() => expect(asked[0]?.attachments).toEqual(["upload-1"]));
  accept();
  await shows("One sending");
});

it("says which file was refused", async () => {
  const answers = uploading();
  page();
  press("File");
  await shows(" sending");
  answers[0]?.({ is: "refused", detail: "The file is empty." });
  await shows(" refused");
});

it("uploads a file again that the server no longer has, once", async () => {
  const uploadsAnswered = uploading();
  const { asked, answers } = page();
  const gone = () => Response.json({ errors: { attachments: ["Gone."] } }, { status: 422 });
  press("File");
  await shows(" sending");
  uploadsAnswered[0]?.({ is: "done", id: "upload-1" });
  await waitFor(() => expect(asked).toHaveLength(1));
  answers[0]?.(gone());
  await waitFor(() => expect(uploadsAnswered).toHaveLength(2));
  uploadsAnswered[1]?.({ is: "done", id: "upload-2" });
  await waitFor(() => expect(asked[1]?.attachments).toEqual(["upload-2"]));
  expect(asked[1]?.client_id).toBe(asked[0]?.client_id);
  answers[1]?.(gone());
  await shows(" refused");
});
