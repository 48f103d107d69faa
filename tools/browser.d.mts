/** The path of Chromium, installed if need be. */
export function chromium(): string;
export const chromiumArguments: string[];
