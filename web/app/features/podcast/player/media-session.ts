import type { Playable } from "./playable";

interface MediaControls {
  play(): void;
  pause(): void;
  skip(seconds: number): void;
  seek(seconds: number): void;
  /** Next or previous chapter. */
  chapter(step: 1 | -1): void;
}

/** Default seconds for headset buttons. */
const [backward, forward] = [15, 30];

/** Shows the episode on the lock screen and handles its buttons. */
export function announceMedia(episode: Playable, controls: MediaControls): void {
  if (!("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({
    title: episode.title,
    artist: episode.artist,
    ...(episode.show ? { album: episode.show } : {}),
    artwork: episode.picture ? [{ src: new URL(episode.picture, location.href).href }] : [],
  });
  const chapters = episode.chapters.length > 1;
  const handlers: [MediaSessionAction, MediaSessionActionHandler | null][] = [
    ["play", () => controls.play()],
    ["pause", () => controls.pause()],
    ["stop", () => controls.pause()],
    ["seekbackward", ({ seekOffset }) => controls.skip(-(seekOffset ?? backward))],
    ["seekforward", ({ seekOffset }) => controls.skip(seekOffset ?? forward)],
    ["seekto", ({ seekTime }) => seekTime !== undefined && controls.seek(seekTime)],
    ["previoustrack", chapters ? () => controls.chapter(-1) : null],
    ["nexttrack", chapters ? () => controls.chapter(1) : null],
  ];
  for (const [action, handler] of handlers) {
    try {
      session.setActionHandler(action, handler);
    } catch {
      // an action that this browser does not know
    }
  }
}

export function tellMediaState(
  state: { playing: boolean; time: number; duration: number; speed: number } | null,
): void {
  if (!("mediaSession" in navigator)) return;
  const session = navigator.mediaSession;
  if (!state) {
    session.metadata = null;
    session.playbackState = "none";
    return;
  }
  session.playbackState = state.playing ? "playing" : "paused";
  if (state.duration > 0)
    session.setPositionState({
      duration: state.duration,
      playbackRate: state.speed,
      position: Math.min(state.time, state.duration),
    });
}
