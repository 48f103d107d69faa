// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { useOutbox } from "./use-outbox";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const arrived: string[] = [];

function Outbox() {
  const { outgoing, send } = useOutbox("c1", ({ text }) => arrived.push(text));
  return (
    <>
      <button onClick={() => send("One", "facts")}>One</button>
      <button onClick={() => send("Two", "")}>Two</button>
      <p role="status">{outgoing.map(({ text, state }) => `${text} ${state}`).join(", ")}</p>
    </>
  );
}

/** Draws the outbox with a bff whose answers the test gives, one after the other. */
function page() {
  const asked: { text: string; label: string; client_id: string }[] = [];
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

it("goes on after a refusal, and keeps what was refused", async () => {
  const { answers } = page();
  press("One");
  press("Two");
  await shows("One sending, Two queued");
  answers[0]?.(Response.json({ detail: "Closed." }, { status: 409 }));
  await shows("One refused, Two sending");
});
