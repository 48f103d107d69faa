const channelName = "peritus.session";

export function announceSessionEnd(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("ended");
  channel.close();
}

/** Returns the unsubscribe function. */
export function onSessionEnd(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === "ended") callback();
  };
  return () => channel.close();
}
