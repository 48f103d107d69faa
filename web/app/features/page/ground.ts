/** Classes of a band that lies on a ground of its own from edge to edge, or on the paper. */
export function groundClass(ground: boolean): string {
  return ground ? "border-y border-line bg-sunken py-11 md:py-15" : "";
}
