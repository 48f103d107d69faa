/**
 * Milliseconds that a test waits for readers to see what an editor has saved, on a
 * machine however busy: the word of it has arrived then, since without it the site
 * looks by itself once a minute. How long it takes is measured by `make bench`.
 */
export const soon = 20_000;
