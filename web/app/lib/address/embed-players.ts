/** Sites and the hosts of their players, the only ones that our CSP allows. */
export const embedPlayers = {
  youtube: { name: "YouTube", origin: "https://www.youtube-nocookie.com" },
  vimeo: { name: "Vimeo", origin: "https://player.vimeo.com" },
  spotify: { name: "Spotify", origin: "https://open.spotify.com" },
  soundcloud: { name: "SoundCloud", origin: "https://w.soundcloud.com" },
  x: { name: "X", origin: "https://platform.twitter.com" },
  loom: { name: "Loom", origin: "https://www.loom.com" },
} as const;

/** Returns null if the URL may not be framed. */
export function embedPlayer(
  provider: string,
  player: string | null,
): { name: string; src: string } | null {
  if (!player || !Object.hasOwn(embedPlayers, provider) || !URL.canParse(player)) return null;
  const { name, origin } = embedPlayers[provider as keyof typeof embedPlayers];
  return new URL(player).origin === origin ? { name, src: player } : null;
}
