// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Tabs } from "./tabs";

afterEach(cleanup);

describe("Tabs", () => {
  it("move and choose by the keyboard, one stop for Tab", () => {
    render(
      <Tabs
        label="Messages"
        items={[
          { id: "a", label: "Inbox", panel: "first" },
          { id: "b", label: "Unread", panel: "second" },
          { id: "c", label: "Archived", panel: "third" },
        ]}
      />,
    );
    const key = (name: string) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
    screen.getByRole("tab", { name: "Inbox" }).focus();
    key("ArrowRight");
    expect([
      chosen(),
      document.activeElement?.textContent,
      screen.getByRole("tabpanel").lastChild?.textContent,
    ]).toEqual(["Unread", "Unread", "second"]);
    key("End");
    expect(chosen()).toBe("Archived");
    key("ArrowRight");
    expect(chosen()).toBe("Inbox");
    key("ArrowLeft");
    expect(chosen()).toBe("Archived");
    key("Home");
    expect(chosen()).toBe("Inbox");
    expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(screen.getByRole("tabpanel", { name: "Inbox" })).toBeTruthy();
  });
});
