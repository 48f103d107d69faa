export function groundClass(ground: boolean): string {
  return ground ? "border-y border-line bg-sunken py-11 md:py-15" : "";
}
