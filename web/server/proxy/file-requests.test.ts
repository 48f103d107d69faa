import { expect, it } from "vitest";

import { maxAttachmentBytes, maxDocumentBytes } from "./body-budget";
import { carriesFiles, mostFileBytes } from "./file-requests";

it.each([
  ["POST", "/api/conversations/c/attachments", true],
  ["POST", "/api/claims/c/document", true],
  ["POST", "/api/profiles/p/files", true],
  ["POST", "/api/profiles/p/photos", true],
  ["POST", "/attorney/message/inbox/c", true],
  ["POST", "/experts/my-profile/messages/inbox/c/materials.data", true],
  ["POST", "/experts/my-profile/add-resume", true],
  ["GET", "/api/conversations/c/attachments", false],
  ["DELETE", "/api/conversations/c/attachments/a", false],
  ["POST", "/api/conversations/c/attachments/a", false],
  ["POST", "/api/conversations/c/messages", false],
  ["POST", "/sign-in", false],
])("%s %s may carry files: %s", (method, path, expected) => {
  expect(carriesFiles(method, path)).toBe(expected);
});

it("gives forms with files the size of their files", () => {
  expect(mostFileBytes("/attorney/message/inbox/c")).toBe(maxAttachmentBytes);
  expect(mostFileBytes("/experts/my-profile/add-resume")).toBe(maxDocumentBytes);
  expect(mostFileBytes("/sign-in")).toBeNull();
});
