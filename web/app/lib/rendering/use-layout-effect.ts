import { useEffect, useLayoutEffect } from "react";

/** Runs with the page's change. An effect runs later, and on a busy computer visibly so. */
export const useIsomorphicLayoutEffect =
  typeof window === "undefined" ? useEffect : useLayoutEffect;
