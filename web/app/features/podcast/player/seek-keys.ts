/** Seconds; null for other keys. */
export function seekByKey(key: string, time: number, duration: number): number | null {
  const within = (to: number) => Math.max(0, Math.min(duration, to));
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return within(time + 5);
    case "ArrowLeft":
    case "ArrowDown":
      return within(time - 5);
    case "PageUp":
      return within(time + 30);
    case "PageDown":
      return within(time - 30);
    case "Home":
      return 0;
    case "End":
      return duration;
    default:
      return null;
  }
}
