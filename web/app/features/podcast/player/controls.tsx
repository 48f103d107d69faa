import { Pause, Play, RotateCcw, RotateCw, Volume2, VolumeX } from "lucide-react";

import { classNames } from "~/components/ui/class-names";
import { IconButton } from "~/components/ui/icon-button";
import { Spinner } from "~/components/ui/waiting/spinner";

import type { Player } from "./player";
import { speeds } from "./preferences";
import { backBy, forwardBy } from "./shortcuts";
import { usePlayerState } from "./use-player-state";

type PlayButtonProps = {
  playing: boolean;
  waiting?: boolean;
  onPress: () => void;
  /** What is played, where the page has more than one. */ of?: string;
  look?: "solid" | "outline";
  size?: "md" | "lg";
  onNear?: () => void;
};

export function PlayButton({
  playing,
  waiting = false,
  onPress,
  of,
  look = "solid",
  size = "lg",
  onNear,
}: PlayButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${playing ? "Pause" : "Play"}${of ? ` ${of}` : ""}`}
      aria-busy={waiting || undefined}
      onClick={onPress}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={classNames(
        "grid flex-none cursor-pointer place-items-center rounded-full border transition-colors",
        size === "lg" ? "size-12 [&_svg]:size-5" : "size-11 [&_svg]:size-4",
        look === "solid"
          ? "border-transparent bg-accent text-on-accent hover:bg-accent-2"
          : "border-line-2 bg-surface text-accent hover:border-accent",
      )}
    >
      {waiting ? (
        <Spinner />
      ) : playing ? (
        <Pause fill="currentColor" strokeWidth={0} />
      ) : (
        <Play fill="currentColor" strokeWidth={0} className="translate-x-px" />
      )}
    </button>
  );
}

export function SkipButtons({
  onSkip,
  className,
}: {
  onSkip: (by: number) => void;
  className?: string;
}) {
  return (
    <span className={classNames("flex", className)}>
      <IconButton
        label={`Back ${backBy} seconds`}
        icon={<RotateCcw />}
        onClick={() => onSkip(-backBy)}
      />
      <IconButton
        label={`Forward ${forwardBy} seconds`}
        icon={<RotateCw />}
        onClick={() => onSkip(forwardBy)}
      />
    </span>
  );
}

export function SpeedSelect({ player }: { player: Player | null }) {
  const speed = usePlayerState(player, (state) => state.speed, 1);
  return (
    <select
      aria-label="Speed"
      value={speed}
      disabled={!player}
      onChange={(event) => player?.setSpeed(Number(event.target.value))}
      className="tnum min-h-8 flex-none cursor-pointer appearance-none rounded-control border border-line-2 bg-surface px-2.5 text-center text-13 font-550 hover:border-edge touch:min-h-11"
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}

/** Hidden where the device has its own volume buttons. */
export function Volume({ player }: { player: Player | null }) {
  const volume = usePlayerState(player, (state) => (state.muted ? 0 : state.volume), 1);
  const off = volume === 0;
  return (
    <span className="flex items-center max-lg:hidden touch:hidden">
      <IconButton
        label={off ? "Unmute" : "Mute"}
        disabled={!player}
        icon={off ? <VolumeX /> : <Volume2 />}
        onClick={() => player?.toggleMute()}
      />
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        disabled={!player}
        onChange={(event) => player?.setVolume(Number(event.target.value))}
        className="h-6 w-16 cursor-pointer accent-accent"
      />
    </span>
  );
}
