export type Shortcut = { keys: string[]; does: string };

const always: Shortcut[] = [
  { keys: ["k"], does: "Play or pause" },
  { keys: ["j", "l"], does: "Back 15 s, forward 30 s" },
  { keys: ["<", ">"], does: "Slower, faster" },
  { keys: ["m"], does: "Mute or unmute" },
];

export const barShortcuts = always;
export const pageShortcuts: Shortcut[] = [
  { keys: ["Space", "k"], does: "Play or pause" },
  { keys: ["←", "→"], does: "Back or forward 5 s" },
  ...always.slice(1),
];
