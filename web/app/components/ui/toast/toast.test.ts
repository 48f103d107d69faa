// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { afterAll, describe, expect, it, vi } from "vitest";
import { showToast } from "./toast";

// The host stays for as long as a page, and puts itself back into it.
const observers: MutationObserver[] = [];
vi.stubGlobal(
  "MutationObserver",
  class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(callback);
      observers.push(this);
    }
  },
);
afterAll(() => {
  for (const observer of observers) observer.disconnect();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("toasts", () => {
  it("follow the numbers of the specification", async () => {
    const { toastSettings } = await import("./toast-host");
    expect(toastSettings).toMatchObject({
      autoClose: 4000,
      position: "top-right",
      limit: 5,
      theme: "colored",
      closeOnClick: false,
    });
    const { Bounce } = await import("react-toastify/unstyled");
    expect(toastSettings.transition).toBe(Bounce);
  });

  it("are in a live region outside the app, sanitized, and survive navigation", async () => {
    await act(() => showToast("error", "<b>Not sent</b><script>alert(1)</script>"));
    await waitFor(() =>
      expect(document.querySelector(".toast-text")?.innerHTML).toBe("<b>Not sent</b>"),
    );
    const toast = document.querySelector(".Toastify__toast");
    expect(toast?.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    expect(toast?.getAttribute("role")).toBe("alert");
    history.pushState(null, "", "/blog");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(document.querySelector(".toast-text")).not.toBeNull();
  });

  it("appear in the open dialog and outlive it", async () => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.setAttribute("open", "");
    await act(() => showToast("success", "Saved"));
    expect(dialog.querySelector(".toast-text")).not.toBeNull();
    dialog.remove();
    await waitFor(() => expect(document.body.querySelector(".toast-text")).not.toBeNull());
    const next = document.createElement("dialog");
    document.body.append(next);
    next.setAttribute("open", "");
    await waitFor(() => expect(next.querySelector(".toast-text")).not.toBeNull());
    next.removeAttribute("open");
    await waitFor(() => expect(next.querySelector(".toast-text")).toBeNull());
  });
});
