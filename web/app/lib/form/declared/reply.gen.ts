// Generated from the BFF's OpenAPI document by `npm run gen`. Never edited by hand.
import type { DeclaredForm } from "../declared-form";

export const replyForm = {
  text: {
 "name": "text",
 "label": "Your reply",
 "kind": "long-text",
 "required": true,
 "max": 10000,
 "audience": "public" },
} satisfies DeclaredForm;
