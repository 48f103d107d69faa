/** A line of the list of shortcuts. */
export type Shortcut = { keys: string[]; does: string };

const always: Shortcut[] = [
  { keys: ["k"], does: "Play or pause" },
  { keys: ["j", "l"], does: "Back 15 s, forward 30 s" },
  { keys: ["<", ">"], does: "Slower, faster" },
  { keys: ["m"], does: "Mute or unmute" },
];

/** For the list of shortcuts: with the player's bar on any page, and on an episode's own page. */
export const barShortcuts = always;
export const pageShortcuts: Shortcut[] = [
  { keys: ["Space", "k"], does: "Play or pause" },
  { keys: ["←", "→"], does: "Back or forward 5 s" },
  ...always.slice(1),
];
