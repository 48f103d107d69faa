const channelName = "peritus.podcast";

/** Keeps two tabs from speaking at once: whoever starts tells the others, who pause. */
export interface OneTab {
  /** Tells the other tabs that this one has started. */
  claim(): void;
  close(): void;
}

export function joinTabs(onClaimed: () => void): OneTab {
  if (typeof BroadcastChannel === "undefined") return { claim: () => {}, close: () => {} };
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === "playing") onClaimed();
  };
  return { claim: () => channel.postMessage("playing"), close: () => channel.close() };
}
