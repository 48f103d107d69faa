import { createContext } from "react";

/** The hidden field that identifies a repeated submission as the same request. */
export const requestKeyName = "request_key";

const key = "([A-Za-z0-9_-]{16,64})";
const inAddressForm = new RegExp(`(?:^|&)${requestKeyName}=${key}(?:&|$)`);
const inParts = new RegExp(`name="${requestKeyName}"\r\n\r\n${key}\r\n`);

/** Returns the key in a form's body, or null. */
export function requestKeyIn(body: Buffer, contentType: string): string | null {
  const pattern = contentType.toLowerCase().startsWith("multipart/form-data")
    ? inParts
    : inAddressForm;
  // Latin-1 keeps the bytes of files unchanged.
  return pattern.exec(body.toString("latin1"))?.[1] ?? null;
}

/** The key of the forms in this response, for browsers without script. Empty in the browser. */
export const RequestKeyContext = createContext("");
