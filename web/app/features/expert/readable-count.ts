/** `1 expert`, `1,284 experts`. */
export function readableCount(count: number, one: string, several: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : several}`;
}
