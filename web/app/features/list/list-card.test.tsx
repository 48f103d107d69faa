// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it } from "vitest";

import { ListCard } from "./list-card";
import type { Stage } from "./stages";

afterEach(cleanup);

const conversation = "06dne0000msgs0000000000001";

function linksOf(stage: Stage, conversationId: string | null): string[] {
  const element = (
    <ListCard
      entry={{
        expert_id: "06dne00001o014r4im8rn3cc00",
        stage,
        version: 1,
        note: "",
        note_version: 1,
        added_at: "2026-11-24T16:02:00Z",
        card: null,
        conversationId,
      }}
      listId="06dne0000lists000000000001"
      stage={stage}
      position={1}
      count={1}
      afterAbove="start"
      editable={false}
      noting={false}
      result={null}
      dragged={false}
      selection={{ ids: [], has: () => false, toggle: () => undefined } as never}
      onStage={() => undefined}
      onMoveKey={() => undefined}
      onDragStart={() => undefined}
      onDragOver={() => undefined}
      onDragEnd={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const { unmount } = render(
    <RouterProvider future={{ v7_startTransition: true }} router={router} />,
  );
  const links = screen.queryAllByRole("link").map((link) => link.getAttribute("href") ?? "");
  unmount();
  return links;
}

it("offers a neutral note to who is rejected, and the conversation otherwise", () => {
  const address = `/attorney/message/inbox/${conversation}`;
  expect(linksOf("rejected", conversation)).toEqual([`${address}?note=reason`]);
  expect(linksOf("contacted", conversation)).toEqual([address]);
  for (const stage of ["rejected", "contacted"] as const) expect(linksOf(stage, null)).toEqual([]);
});
