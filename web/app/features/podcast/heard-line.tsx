import { Check } from "lucide-react";

import { timeLeftText } from "~/lib/format/duration";

import { usePlayer } from "./player/player-store";
import { usePlayerState } from "./player/use-player-state";
import { usePosition } from "./player/use-positions";

/** Nothing if not started. */
export function HeardLine({ id, seconds }: { id: string; seconds: number }) {
  const position = usePosition(id);
  const player = usePlayer();
  // Whole seconds, so the row renders once each.
  const now = usePlayerState(
    player,
    (state) => (state.episode?.id === id && state.begun ? Math.floor(state.time) : -1),
    -1,
  );
  const at = now >= 0 ? now : (position?.at ?? 0);
  if (at > 0) {
    const share = Math.min(100, Math.round((at / seconds) * 100));
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 md:block">
        <span
          aria-hidden="true"
          className="block h-[3px] w-22 overflow-hidden rounded-full bg-line md:mt-1.5"
        >
          <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
        </span>
        <span className="block md:mt-1">{timeLeftText(seconds - at)}</span>
      </span>
    );
  }
  if (!position?.heard) return null;
  return (
    <span className="flex items-center gap-1 md:mt-1">
      <Check className="size-4" />
      Heard
    </span>
  );
}
