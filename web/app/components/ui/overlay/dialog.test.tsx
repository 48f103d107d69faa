// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { standInForBrowser } from "../../../../test/browser-stand-ins";
import { Dialog } from "./dialog";

beforeEach(standInForBrowser);
afterEach(cleanup);

function Example({ autofocus = false }: { autofocus?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete the list"
        description="It has 8 experts."
        actions={<button {...(autofocus ? { "data-autofocus": "" } : {})}>Delete</button>}
      />
    </>
  );
}
function openIt() {
  const opener = screen.getByText("Open");
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole("dialog", { name: "Delete the list" });
}

describe("Dialog", () => {
  it("is named, described and starts at its title", () => {
    render(<Example />);
    const dialog = openIt();
    expect(
      document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent,
    ).toBe("It has 8 experts.");
    expect(document.activeElement?.textContent).toBe("Delete the list");
  });

  it("starts at the part that asks for it", () => {
    render(<Example autofocus />);
    openIt();
    expect(document.activeElement?.textContent).toBe("Delete");
  });

  it.each([
    [
      "Escape",
      (dialog: HTMLElement) => fireEvent(dialog, new Event("cancel", { cancelable: true })),
    ],
    ["the close button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    [
      "a press outside",
      (dialog: HTMLElement) => {
        fireEvent.mouseDown(dialog, { clientX: 900, clientY: 900 });
        fireEvent.click(dialog, { clientX: 900, clientY: 900 });
      },
    ],
  ])("closes by %s and gives the focus back", (_, close) => {
    render(<Example />);
    const dialog = openIt();
    close(dialog);
    expect(dialog.hasAttribute("open")).toBe(false);
    expect(document.activeElement?.textContent).toBe("Open");
  });

  it("stays when a press starts inside and ends outside", () => {
    render(<Example />);
    const dialog = openIt();
    fireEvent.mouseDown(screen.getByText("It has 8 experts."));
    fireEvent.click(dialog, { clientX: 900, clientY: 900 });
    expect(dialog.hasAttribute("open")).toBe(true);
  });
});
