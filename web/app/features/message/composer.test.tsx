// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { Uploads } from "./attachment/uploads";
import { useFiles, type Files } from "./attachment/use-files";
import { Composer } from "./composer";
import { neutralNotes } from "./neutral-notes";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { chosen, ended } = neutralNotes;

const uploads = new Uploads("06dne0000msgs0000000000001");

let files: Files;

function Box({ note }: { note: string | null }) {
  files = useFiles(uploads);
  return (
    <Composer
      conversationId="06dne0000msgs0000000000001"
      clientId="one"
      lastSeq={2}
      name="Amara Okonkwo-Bell"
      forum="Write as if opposing counsel will read this."
      note={note}
      result={null}
      files={files}
      onSend={() => undefined}
      onTyping={() => undefined}
    />
  );
}

function composer(note: string | null) {
  return (
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element: <Box note={note} /> }])}
    />
  );
}

const written = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;

it("writes the note that was chosen, then another one, and takes it back", () => {
  const { rerender } = render(composer(chosen.text));
  expect(written()).toBe(chosen.text);
  rerender(composer(ended.text));
  expect(written()).toBe(ended.text);
  rerender(composer(null));
  expect(written()).toBe("");
});

const input = () => screen.getByLabelText<HTMLInputElement>("Attach files", { exact: false });
const attach = (...names: string[]) =>
  fireEvent.change(input(), { target: { files: names.map((name) => new File(["x"], name)) } });
const remove = (name: string) => {
  const button = screen.getByRole("button", { name: `Cancel uploading ${name}` });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.getAttribute("aria-label");

it("moves the focus to the next file when one is removed, and to the control after the last", () => {
  vi.spyOn(uploads, "ensure").mockReturnValue(new Promise(() => undefined));
  render(composer(null));
  attach("A.pdf", "B.pdf", "C.pdf");
  remove("B.pdf");
  expect(focused()).toBe("Cancel uploading C.pdf");
  remove("C.pdf");
  expect(focused()).toBe("Cancel uploading A.pdf");
  remove("A.pdf");
  expect(document.activeElement).toBe(input());
});

it("says at the control what doesn't fit, and which files didn't come back", () => {
  vi.spyOn(uploads, "ensure").mockReturnValue(new Promise(() => undefined));
  const canceled = vi.spyOn(uploads, "cancel");
  render(composer(null));
  attach("1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf", "6.pdf");
  const described = () =>
    (input().getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  expect(described()).toContain("You can attach five files to a message.");
  remove("5.pdf");
  expect(described()).not.toContain("five files to a message. Send");
  const back = ["A.pdf", "B.pdf"].map((name) => ({
    key: name,
    name,
    size: 1,
    file: null,
    id: name,
  }));
  act(() => files.putBack(back));
  expect(described()).toContain("A message carries five files. Left out: B.pdf.");
  expect(screen.getByText("A.pdf")).toBeDefined();
  expect(canceled.mock.calls.map(([{ name }]) => name)).toEqual(["5.pdf", "B.pdf"]);
});
