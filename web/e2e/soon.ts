/**
 * How long a test waits for readers to see an editor's change, in milliseconds. It allows for a
 * busy machine but is less than a minute, the interval in which the site checks the CMS without
 * notifications. `make bench` measures the real time.
 */
export const soon = 20_000;
