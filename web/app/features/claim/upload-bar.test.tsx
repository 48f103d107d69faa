// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { sentInWords, UploadBar } from "./upload-bar";
import type { DocumentUpload } from "./use-document-upload";

afterEach(cleanup);

const idle: DocumentUpload = {
  progress: null,
  result: null,
  cancelled: false,
  onSubmit: () => undefined,
  cancel: () => undefined,
};
const sending = (sent: number, total = 8_000_000): DocumentUpload => ({
  ...idle,
  progress: { sent, total, phase: "sending" },
});

it("shows the progress, in megabytes for large files", () => {
  expect(sentInWords(3_200_000, 8_400_000)).toBe("3.2 of 8.4 MB, 38%");
  expect(sentInWords(30_000, 60_000)).toBe("50%");
  expect(sentInWords(0, 0)).toBe("0%");
});

it("shows nothing but its button while nothing is sent", () => {
  render(<UploadBar upload={idle} />);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.getAllByRole("button").map((one) => one.textContent)).toEqual(["Send for review"]);
});

it("is a progress bar with a figure, and can be stopped", () => {
  const cancel = vi.fn();
  render(<UploadBar upload={{ ...sending(2_000_000), cancel }} />);
  const bar = screen.getByRole("progressbar", { name: "Sending the document" });
  expect([
    bar.getAttribute("value"),
    bar.getAttribute("max"),
    bar.getAttribute("aria-valuetext"),
  ]).toEqual(["2000000", "8000000", "2.0 of 8.0 MB, 25%"]);
  fireEvent.click(screen.getByRole("button", { name: "Stop sending" }));
  expect(cancel).toHaveBeenCalledOnce();
});

it("speaks in quarters, so that a screen reader can finish", () => {
  const { rerender } = render(<UploadBar upload={sending(100)} />);
  const heard = new Set<string | null>();
  for (let sent = 0; sent <= 8_000_000; sent += 100_000) {
    rerender(<UploadBar upload={sending(sent)} />);
    heard.add(screen.getByRole("status").textContent);
  }
  expect([...heard]).toEqual([
    "Sending the document.",
    "25% sent.",
    "50% sent.",
    "75% sent.",
    "100% sent.",
  ]);
});

it("can't be canceled once everything was sent", () => {
  render(<UploadBar upload={{ ...idle, progress: { sent: 8, total: 8, phase: "reading" } }} />);
  expect(screen.queryByRole("button", { name: "Stop sending" })).toBeNull();
  expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
});

it("says that nothing was sent after it was canceled", () => {
  render(<UploadBar upload={{ ...idle, cancelled: true }} />);
  expect(screen.getByRole("status").textContent).toContain("Nothing was sent");
});
