const whole = new Intl.NumberFormat("en-US");

/** `1,284` */
export const numberText = (value: number): string => whole.format(value);

/** `1 expert`, `1,284 experts` */
export const countText = (count: number, one: string, several: string): string =>
  `${numberText(count)} ${count === 1 ? one : several}`;

/** `950 bytes`, `24 KB`, `1.4 MB`, `38 MB` */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return countText(bytes, "byte", "bytes");
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : numberText(Math.round(megabytes))} MB`;
}
