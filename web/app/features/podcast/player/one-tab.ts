const channelName = "peritus.podcast";

/** Pauses playback in other tabs. */
interface OneTab {
  /** Announces that this tab plays. */
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
