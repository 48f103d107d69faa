const channelName = "peritus.session";

/** Tells the other tabs that the session of this browser is over. */
export function announceSessionEnd(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("ended");
  channel.close();
}

/** Calls back when another tab sends a message. Returns the unsubscribe function. */
export function onSessionEnd(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === "ended") callback();
  };
  return () => channel.close();
}
