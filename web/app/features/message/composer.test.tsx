// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import { Uploads } from "./attachment/uploads";
import { useFiles } from "./attachment/use-files";
import { Composer } from "./composer";
import { neutralNotes } from "./neutral-notes";

afterEach(cleanup);

const { chosen, ended } = neutralNotes;

const uploads = new Uploads("06dne0000msgs0000000000001");

function Box({ note }: { note: string | null }) {
  return (
    <Composer
      conversationId="06dne0000msgs0000000000001"
      clientId="one"
      lastSeq={2}
      name="Amara Okonkwo-Bell"
      forum="Write as if opposing counsel will read this."
      note={note}
      result={null}
      files={useFiles(uploads)}
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
