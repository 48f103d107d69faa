const channelName = "peritus.podcast";

/** Keeps two tabs from playing at the same time: starting one pauses the others. */
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
