export { loadComparisonTable as loader } from "~/features/list/compare/compare.server";

export const handle = { guard: "table" };
