import { labels } from "./labels";
import { createHmac } from "node:crypto";

import { expect, type Page } from "@playwright/test";

const base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The half minute of the latest code of each secret. */
const latest = new Map<string, number>();

/**
 * Returns a code of an authenticator app that this secret hasn't had yet: the current half
 * minute's, or the next one's, which counts already. Each stays valid for 30 seconds or more.
 */
export function nextCode(secret: string): string {
  const step = Math.max(Math.floor(Date.now() / 30_000), (latest.get(secret) ?? 0) + 1);
  latest.set(secret, step);
  return codeAt(secret, step);
}

function codeAt(secret: string, step: number): string {
  const bits = [...secret.replace(/\s/g, "")]
    .map((sign) => base32.indexOf(sign).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const at = (hash[19] ?? 0) & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Sets up an app on the open security settings page and returns its secret and recovery codes. */
export async function enroll(
  page: Page,
  { script = true } = {},
): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("button", { name: labels.setUpApp }).click();
  const secret = (await page.locator("input[name=secret]").first().inputValue()).trim();
  await page.getByRole("textbox", { name: labels.sixDigits }).fill(nextCode(secret));
  if (!script) await page.getByRole("button", { name: "Turn on two-step sign-in" }).click();
  const codes = page.getByRole("list", { name: labels.recoveryCodes }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allInnerTexts() };
}
