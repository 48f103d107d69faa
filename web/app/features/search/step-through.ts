/** `j` and `k`, without modifiers. */
export function stepThrough(list: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const step = event.key === "j" ? 1 : event.key === "k" ? -1 : 0;
  if (step === 0) return;
  const links = [...list.querySelectorAll<HTMLElement>("a[data-result]")];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at < 0 && step < 0 ? links.at(-1) : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.closest("li")?.scrollIntoView({ block: "nearest" });
}
