/** Returns the path of Chromium, and installs it if it is missing. */
export function chromium(): string;
export const chromiumArguments: string[];
export const withoutOptimizing: string;
