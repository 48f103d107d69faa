import { lastBegun } from "../starts";
import { failureOf, type Failure } from "./failure";
import { announceMedia, tellMediaState } from "./media-session";
import { joinTabs } from "./one-tab";
import type { Playable } from "./playable";
import { keepHeard, keepPosition, resumeAt } from "./positions";
import { keepPreferences, nextSpeed, readPreferences } from "./preferences";
import type { Command } from "./shortcuts";

export interface PlayerState {
  episode: Playable | null;
  /** Has played since it was loaded. */
  begun: boolean;
  /** Wants to play, even while buffering. */
  playing: boolean;
  /** Playing, but buffering. */
  waiting: boolean;
  failure: Failure | null;
  /** Seconds. */
  time: number;
  duration: number;
  /** Seconds buffered from `time` on. */
  buffered: number;
  speed: number;
  volume: number;
  muted: boolean;
}

/** Milliseconds between saves of the playback position. */
const noteEvery = 5_000;
/** Milliseconds between reconnects. */
const retryEvery = 4_000;

/**
 * Plays one episode at a time. The audio element is outside the pages, so playback survives
 * navigation.
 */
export class Player {
  private readonly audio = new Audio();
  private readonly listeners = new Set<() => void>();
  private readonly tabs = joinTabs(() => this.pause());
  private state: PlayerState;
  private notedAt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const { speed, volume } = readPreferences();
    this.state = {
      episode: null,
      begun: false,
      playing: false,
      waiting: false,
      failure: null,
      time: 0,
      duration: 0,
      buffered: 0,
      speed,
      volume,
      muted: false,
    };
    const { audio } = this;
    audio.preload = "none";
    audio.volume = volume;
    audio.addEventListener("timeupdate", () => this.onTime());
    audio.addEventListener("seeked", () => this.onTime());
    audio.addEventListener("progress", () => this.set({ buffered: this.bufferedTo() }));
    audio.addEventListener(
      "durationchange",
      () => Number.isFinite(audio.duration) && this.set({ duration: audio.duration }),
    );
    audio.addEventListener("waiting", () =>
      this.set({ waiting: true, ...(navigator.onLine ? {} : { failure: "lost" as const }) }),
    );
    audio.addEventListener("playing", () => this.set({ waiting: false, failure: null }));
    audio.addEventListener("pause", () => this.onPause());
    audio.addEventListener("ended", () => this.onEnded());
    audio.addEventListener("error", () => void this.onError());
    window.addEventListener("online", () => this.state.failure === "lost" && this.goOn());
    window.addEventListener("pagehide", () => this.note());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): PlayerState => this.state;

  /** Loads an episode at its position or `from` seconds, paused. Does nothing for the same one. */
  load(episode: Playable, from?: number): void {
    if (this.state.episode?.id === episode.id) {
      // An episode's page knows more than a list.
      if (episode.chapters.length > this.state.episode.chapters.length) this.set({ episode });
      if (from !== undefined) this.seek(from);
      return;
    }
    this.note();
    const time = from ?? resumeAt(episode.id);
    this.stopRetrying();
    this.audio.src = episode.url;
    this.audio.playbackRate = this.audio.defaultPlaybackRate = this.state.speed;
    this.audio.currentTime = time;
    this.set({
      episode,
      time,
      duration: episode.seconds,
      buffered: 0,
      begun: false,
      playing: false,
      waiting: false,
      failure: null,
    });
  }

  play(): void {
    const { episode } = this.state;
    if (!episode) return;
    this.tabs.claim();
    announceMedia(episode, {
      play: () => this.play(),
      pause: () => this.pause(),
      skip: (by) => this.skip(by),
      seek: (to) => this.seek(to),
      chapter: (step) => this.toChapter(step),
    });
    if (this.state.failure || this.audio.error) this.reload();
    this.set({ playing: true, begun: true, failure: null });
    this.audio.play().catch((error: unknown) => {
      // File errors come as events; an earlier pause is no error.
      if (error instanceof DOMException && error.name === "NotAllowedError")
        this.set({ playing: false, waiting: false, failure: "blocked" });
    });
  }

  pause(): void {
    this.stopRetrying();
    this.set({ playing: false, waiting: false });
    this.audio.pause();
  }

  toggle(): void {
    if (this.state.playing) this.pause();
    else this.play();
  }

  seek(to: number): void {
    const { duration } = this.state;
    const time = Math.max(0, duration > 0 ? Math.min(to, duration) : to);
    this.audio.currentTime = time;
    this.set({ time });
    this.note();
  }

  skip(by: number): void {
    this.seek(this.state.time + by);
  }

  /** Next chapter, or the start of this one; within its first seconds, the previous. */
  toChapter(step: 1 | -1): void {
    const chapters = this.state.episode?.chapters ?? [];
    const now = lastBegun(chapters, step === 1 ? this.state.time : this.state.time - 3);
    const chapter = chapters[step === 1 ? now + 1 : Math.max(0, now)];
    if (chapter) this.seek(chapter.start);
  }

  setSpeed(speed: number): void {
    this.audio.playbackRate = this.audio.defaultPlaybackRate = speed;
    this.set({ speed });
    keepPreferences({ speed, volume: this.state.volume });
  }

  setVolume(volume: number): void {
    this.audio.volume = volume;
    this.audio.muted = volume === 0;
    this.set({ volume, muted: volume === 0 });
    keepPreferences({ speed: this.state.speed, volume });
  }

  toggleMute(): void {
    this.audio.muted = !this.state.muted;
    this.set({ muted: this.audio.muted });
  }

  obey(command: Command): void {
    switch (command.do) {
      case "toggle":
        return this.toggle();
      case "mute":
        return this.toggleMute();
      case "skip":
        return this.skip(command.by);
      case "speed":
        return this.setSpeed(nextSpeed(this.state.speed, command.step));
    }
  }

  /** Its position is kept. */
  close(): void {
    this.note();
    this.pause();
    this.audio.removeAttribute("src");
    this.audio.load();
    this.set({ episode: null, begun: false, time: 0, duration: 0, buffered: 0, failure: null });
    tellMediaState(null);
  }

  private set(change: Partial<PlayerState>): void {
    const before = this.state;
    this.state = { ...before, ...change };
    const told =
      (["episode", "playing", "speed", "duration"] as const).some(
        (name) => before[name] !== this.state[name],
      ) || Math.abs(before.time - this.state.time) > 2;
    if (told && this.state.episode) tellMediaState(this.state);
    for (const listener of this.listeners) listener();
  }

  private onTime(): void {
    // Before the first bytes, the element always reports 0.
    if (this.audio.readyState === 0) return;
    this.set({ time: this.audio.currentTime, buffered: this.bufferedTo() });
    if (this.state.playing && Date.now() - this.notedAt > noteEvery) this.note();
  }

  private onPause(): void {
    this.note();
    // The system may also pause: a call, an unplugged headset.
    if (!this.audio.ended && !this.state.failure) this.set({ playing: false, waiting: false });
  }

  private onEnded(): void {
    const { episode, duration } = this.state;
    if (episode) keepHeard(episode.id, duration);
    this.audio.currentTime = 0;
    this.set({ playing: false, waiting: false, time: 0 });
  }

  private note(): void {
    const { episode, time, duration } = this.state;
    if (!episode || time === 0) return;
    this.notedAt = Date.now();
    keepPosition(episode.id, time, duration);
  }

  private bufferedTo(): number {
    const { buffered, currentTime } = this.audio;
    for (let i = 0; i < buffered.length; i += 1) {
      if (buffered.start(i) <= currentTime + 0.5 && buffered.end(i) >= currentTime)
        return buffered.end(i);
    }
    return currentTime;
  }

  private async onError(): Promise<void> {
    const { episode } = this.state;
    const code = this.audio.error?.code;
    if (!episode || code === undefined || !this.audio.getAttribute("src")) return;
    this.note();
    const status = await fetch(episode.url, { method: "HEAD" }).then(
      (response) => response.status,
      () => null,
    );
    if (this.state.episode?.id !== episode.id) return;
    const failure = failureOf(code, navigator.onLine, status);
    this.set({ failure, waiting: false, ...(failure === "lost" ? {} : { playing: false }) });
    if (failure === "lost" && this.state.playing)
      this.retry = setTimeout(() => this.goOn(), retryEvery);
  }

  /** Resumes after a lost connection. */
  private goOn(): void {
    this.stopRetrying();
    if (!this.state.playing) {
      this.set({ failure: null });
      return;
    }
    this.reload();
    this.audio.play().catch(() => undefined); // failing again comes as an event
  }

  private reload(): void {
    const { time } = this.state;
    this.audio.load();
    this.audio.currentTime = time;
  }

  private stopRetrying(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
  }
}
