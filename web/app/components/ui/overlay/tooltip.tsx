import {
  cloneElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type PointerEvent,
  type ReactElement,
} from "react";
import { followAnchor, placeBeside } from "./place-beside";

/** Milliseconds before a tooltip shows. */
export const tooltipShowDelay = 200;
/** Milliseconds in which the pointer may cross from the part to its tooltip. */
const crossing = 120;

export type TooltipProps = {
  /** A few words; what is needed to use the part belongs on the page instead. */
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** False where the text repeats the name of the part, which would be read twice. */
  describes?: boolean;
};

/**
 * Words below a part, shown 200 ms after the pointer or the focus arrives. They
 * stay while the pointer is on them, and Escape hides them. Without script the
 * text still describes the part to a screen reader.
 */
export function Tooltip({ text, children, describes = true }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [shown, setShown] = useState(false);

  const after = useCallback((delay: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const floating = bubble.current;
    const anchor = wrapper.current?.firstElementChild;
    if (!shown || !floating || !anchor) return;
    const place = () => placeBeside(anchor, floating, { align: "center", gap: 6 });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      clearTimeout(timer.current);
      setShown(false);
    };
    floating.showPopover();
    place();
    const stop = followAnchor(place);
    document.addEventListener("keydown", onKey);
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
      if (floating.isConnected) floating.hidePopover();
    };
  }, [shown]);

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== "touch") after(tooltipShowDelay, true);
  }

  return (
    <span
      ref={wrapper}
      className="inline-flex max-w-full"
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => after(crossing, false)}
      onPointerDown={() => {
        clearTimeout(timer.current);
        setShown(false);
      }}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) after(tooltipShowDelay, true);
      }}
      onBlur={() => after(0, false)}
    >
      {describes
        ? cloneElement(children, {
            "aria-describedby": [children.props["aria-describedby"], id].filter(Boolean).join(" "),
          })
        : children}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        data-shown={shown || undefined}
        className="pointer-events-auto w-max max-w-[min(18rem,calc(100vw-1rem))] rounded-tag border-0 bg-ink px-2 py-1 text-left font-sans text-13 font-normal text-paper shadow-float"
      >
        {text}
      </span>
    </span>
  );
}
