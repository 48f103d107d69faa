// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { standInForBrowser } from "../../../test/browser-stand-ins";
import { AskScreen } from "./ask-screen";
import { LinkScreen } from "./link-screen";
import { RequestScreen } from "./request-screen";

beforeEach(standInForBrowser);
afterEach(cleanup);

const now = "2026-11-30T12:00:00Z";

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: "*", element }]);
  render(<RouterProvider future={{ v7_startTransition: true }} router={router} />);
}

const person = (name: string) => ({ name, detail: "Hart LLP", image: "" });

describe("the page of the link in an email", () => {
  const ask = {
    id: "06dne0000asks0000000000000",
    by: person("Dana Hart"),
    to: person("Amara Bell"),
    text: "Are you free?",
    needs: ["Deposition"],
    answer_by: "",
    asked_at: now,
    ends_at: now,
    open: true,
    answer: "" as const,
    note: "",
    answered_at: null,
  };
  const shown = (changes: Partial<typeof ask>, token = "t.1") =>
    show(<LinkScreen loaded={{ token, ask: { ...ask, ...changes }, now }} result={undefined} />);

  it("has a button for each answer, and sends the token with it", () => {
    shown({});
    expect(screen.getByRole("heading").textContent).toBe("Dana Hart asks whether you’re available");
    const group = screen.getByRole("group", { name: "Are you available?" });
    const buttons = within(group).getAllByRole<HTMLButtonElement>("button");
    expect(buttons.map(({ textContent, value, name }) => [textContent, value, name])).toEqual([
      ["Yes", "yes", "answer"],
      ["Later", "later", "answer"],
      ["No", "no", "answer"],
    ]);
    expect(document.querySelector<HTMLInputElement>("input[name=token]")?.value).toBe("t.1");
  });

  it("says that a request is closed, without buttons", () => {
    shown({ open: false });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/This request is closed/)).toBeTruthy();
  });

  it("says that a link doesn’t work", () => {
    show(<LinkScreen loaded={{ token: "", ask: null, now }} result={undefined} />);
    expect(screen.getByRole("heading").textContent).toBe("This link doesn’t work");
    expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toContain(
      encodeURIComponent("/experts/my-profile/availability"),
    );
  });
});

describe("asking", () => {
  const experts = Array.from({ length: 7 }, (_, n) => ({
    id: `06dne00001o0000000000000${n}0`,
    name: `Expert ${n}`,
    headline: "",
    photo: null,
    refusal: n === 6 ? "Nobody answers for this profile yet." : "",
  }));
  const loaded = (asked: string[]) => ({
    list: { id: "06dne0000lists000000000001", name: "Abara" },
    experts,
    asked,
    price: 5,
    admissions: "confirmed" as const,
    clientId: "00000000-0000-4000-8000-000000000000" as const,
  });
  const box = (n: number) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: RegExp(`Expert ${n}`) });

  it("keeps from choosing a sixth, and who can’t be asked", () => {
    show(<AskScreen loaded={loaded(experts.slice(0, 4).map(({ id }) => id))} result={undefined} />);
    expect(box(5).disabled).toBe(false);
    fireEvent.click(box(4));
    expect(screen.getByText("5 of 5 chosen")).toBeTruthy();
    expect([box(5).disabled, box(6).disabled, box(0).disabled]).toEqual([true, true, false]);
    fireEvent.click(box(0));
    expect([box(5).disabled, box(6).disabled]).toEqual([false, true]);
    expect(
      screen.getByText(/Asking costs nothing. Writing to an expert afterward takes 5 credits./),
    ).toBeTruthy();
  });
});

describe("the answers", () => {
  const expert = (name: string, answer: "" | "yes" | "no" | "later", chosen = false) => ({
    expert_id: name,
    person: person(name),
    answer,
    note: "",
    answered_at: answer ? now : null,
    chosen,
  });
  const shown = (outcome: "" | "chosen", experts: ReturnType<typeof expert>[]) =>
    show(
      <RequestScreen
        loaded={{
          request: {
            id: "06dne0000free0000000000001",
            text: "Are you free?",
            needs: [],
            answer_by: "",
            asked_at: now,
            ends_at: now,
            over_at: null,
            outcome,
            experts,
          },
          price: 5,
          now,
        }}
        result={undefined}
      />,
    );

  it("offers everyone but those who said no while it’s open", () => {
    shown("", [expert("Ada", "no"), expert("Bo", ""), expert("Cy", "yes")]);
    expect(
      screen.getAllByRole("button").map((one) => one.getAttribute("aria-label") ?? one.textContent),
    ).toEqual(["Choose Cy", "Choose Bo", "Close without choosing"]);
  });

  it("leads to the conversation once it’s settled", () => {
    shown("chosen", [expert("Ada", "no"), expert("Cy", "yes", true)]);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Message Cy" }).getAttribute("href")).toBe(
      "/attorney/message?expert=Cy",
    );
    expect(screen.queryByRole("link", { name: "Message Ada" })).toBeNull();
  });
});
