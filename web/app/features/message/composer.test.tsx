// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import { Composer } from "./composer";
import { neutralNotes } from "./neutral-notes";

afterEach(cleanup);

const { chosen, ended } = neutralNotes;

function composer(note: string | null) {
  const element = (
    <Composer
      conversationId="06dne0000msgs0000000000001"
      clientId="one"
      lastSeq={2}
      name="Amara Okonkwo-Bell"
      forum="Write as if opposing counsel will read this."
      note={note}
      result={null}
      onSend={() => undefined}
      onTyping={() => undefined}
    />
  );
  return (
    <RouterProvider
      future={{ v7_startTransition: true }}
      router={createMemoryRouter([{ path: "*", element }])}
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
