import { useSyncExternalStore } from "react";

import type { Schema } from "~/lib/api-types";

/** A value that news brings, until a page brings its own. */
class NewsStore<T> {
  private told: T | null = null;
  private readonly listeners = new Set<() => void>();

  set(told: T | null): void {
    if (told === this.told) return;
    this.told = told;
    this.listeners.forEach((listener) => listener());
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly get = () => this.told;
}

/** Conversations with something unread. */
export const unreadStore = new NewsStore<number>();
/** Unread notifications. */
export const noticeStore = new NewsStore<number>();
/** A person's credits. */
export const creditStore = new NewsStore<Schema<"NavCredits">>();

/** What came with the page, or something newer. */
export function useNews<T>(store: NewsStore<T>, loaded: T): T {
  const told = useSyncExternalStore(store.subscribe, store.get, () => null);
  return told ?? loaded;
}
