import { failureTexts } from "./failure";
import type { Player } from "./player";
import { usePlayerState } from "./use-player-state";

/** Announced once. */
export function FailureLine({ player, className }: { player: Player | null; className?: string }) {
  const failure = usePlayerState(player, (state) => state.failure, null);
  return (
    <p role="status" className={className}>
      {failure ? failureTexts[failure] : null}
    </p>
  );
}
