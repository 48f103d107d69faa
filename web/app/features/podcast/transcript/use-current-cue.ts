import { useEffect, type RefObject } from "react";

import type { Player } from "../player/player";
import { lastBegun } from "../starts";
import type { Cue } from "../episode";
import type { Turn } from "./turns";

/** Marks the current cue without rerendering, and reports changes. Pauses keep the last cue. */
export function useCurrentCue(
  pane: RefObject<HTMLElement>,
  player: Player | null,
  cues: readonly Cue[],
  turns: readonly Turn[],
  onChange: (turn: HTMLElement) => void,
): void {
  useEffect(() => {
    const root = pane.current;
    if (!root || !player || cues.length === 0) return;
    let shown = -2;
    let cueElement: Element | null = null;
    let turnElement: HTMLElement | null = null;
    const starts = turns.map(({ from }) => ({ start: from }));
    const show = () => {
      const { time, begun } = player.snapshot();
      const at = begun ? lastBegun(cues, time + 0.05) : -1;
      if (at === shown) return;
      shown = at;
      cueElement?.removeAttribute("data-current");
      cueElement = at < 0 ? null : root.querySelector(`[data-cue="${at}"]`);
      cueElement?.setAttribute("data-current", "");
      const turn = turns[lastBegun(starts, at)];
      const next =
        at < 0 || !turn ? null : root.querySelector<HTMLElement>(`[data-turn="${turn.from}"]`);
      if (next !== turnElement) {
        turnElement?.removeAttribute("aria-current");
        next?.setAttribute("aria-current", "true");
        turnElement = next;
      }
      if (turnElement) onChange(cueElement instanceof HTMLElement ? cueElement : turnElement);
    };
    show();
    const stop = player.subscribe(show);
    return () => {
      stop();
      cueElement?.removeAttribute("data-current");
      turnElement?.removeAttribute("aria-current");
    };
  }, [pane, player, cues, turns, onChange]);
}
