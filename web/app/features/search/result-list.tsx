import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

import { ResultSkeleton } from "~/features/search/result-skeleton";
import { stepThrough } from "~/features/search/step-through";
import { useDocumentKeys } from "~/lib/rendering/use-document-keys";

type Props = {
  /** Each holds one link with `data-result`. */
  children: ReactNode[];
  /** New results are loading. */
  pending: boolean;
};

/** Shorter waits show no skeleton, to avoid flicker. */
const patienceMs = 180;

/** `j` and `k` step through results unless the focus is elsewhere. */
export function ResultList({ children, pending }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const late = useLate(pending);

  useDocumentKeys((event) => {
    if (document.activeElement === document.body && list.current) stepThrough(list.current, event);
  });

  if (pending && late) {
    return (
      <div aria-busy="true">
        <p className="sr-only">Searching</p>
        <div className="grid grid-cols-1 gap-2.5">
          {Array.from({ length: Math.max(3, children.length) }, (_, index) => (
            <ResultSkeleton key={index} />
          ))}
        </div>
      </div>
    );
  }
  return (
    // The keys are a shortcut among links that Tab reaches as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol
      ref={list}
      aria-busy={pending}
      className={`grid gap-2.5 transition-opacity ${pending ? "opacity-60" : ""}`}
      onKeyDown={(event: ReactKeyboardEvent<HTMLOListElement>) =>
        stepThrough(event.currentTarget, event.nativeEvent)
      }
    >
      {children}
    </ol>
  );
}

function useLate(pending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return late;
}
