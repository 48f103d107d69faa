import { useLocation } from "@remix-run/react";
import { Star } from "lucide-react";
import { useRef, useSyncExternalStore, type FormEvent } from "react";

import { IconButton } from "~/components/ui/icon-button";
import { showToast } from "~/components/ui/toast/toast";
import { favoriteSince, favoriteState, type Favorites } from "~/features/favorite/favorite-state";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

const state = favoriteState(
  typeof window !== "undefined" && "BroadcastChannel" in window
    ? new BroadcastChannel("peritus.favorites")
    : null,
);

type Props = {
  expertId: string;
  name: string;
  favorites: Favorites;
  className?: string;
};

/** A form, so it works before hydration and without script. */
export function FavoriteStar({ expertId, name, favorites, className }: Props) {
  const { pathname, search } = useLocation();
  const change = useSyncExternalStore(
    state.subscribe,
    () => state.changeOf(expertId),
    () => undefined,
  );
  const since = favoriteSince(favorites, expertId, change);
  const removed = useRef<string | null>(null); // returns to its place

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (since === null) return void add(expertId, removed.current);
    removed.current = since;
    void remove(expertId, since);
  }

  return (
    <form method="post" action={paths.favorites()} onSubmit={onSubmit} className={className}>
      <input type="hidden" name="expert_id" value={expertId} />
      <input type="hidden" name="from" value={pathname + search} />
      <IconButton
        type="submit"
        name="do"
        value={since === null ? "add" : "remove"}
        label={`Favorite ${name}`}
        pressed={since !== null}
        icon={<Star />}
      />
    </form>
  );
}

async function add(expertId: string, since: string | null): Promise<void> {
  state.begin(expertId, since ?? new Date().toISOString());
  const body = since === null ? {} : { since };
  const sent = await sendJson<Schema<"FavoriteAdded">>("PUT", paths.favorite(expertId), body);
  if (sent.ok) state.settle({ expertId, since: sent.data.added_at, at: Date.parse(sent.data.at) });
  else refuse(expertId, sent.detail);
}

async function remove(expertId: string, since: string): Promise<void> {
  state.begin(expertId, null);
  const sent = await sendJson<Schema<"FavoriteRemoved">>("DELETE", paths.favorite(expertId));
  if (!sent.ok) return refuse(expertId, sent.detail);
  state.settle({ expertId, since: null, at: Date.parse(sent.data.at) });
  void showToast("success", sent.data.detail, {
    action: { label: "Undo", onAction: () => void add(expertId, since) },
  });
}

function refuse(expertId: string, why: string): void {
  state.drop(expertId);
  void showToast("error", why);
}
