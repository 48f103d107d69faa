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

/** Milliseconds. */
const tooltipShowDelay = 200;
/** Milliseconds to move the pointer onto the tooltip. */
const crossing = 120;

type TooltipProps = {
  /** A few words. Essential information belongs on the page. */
  text: string;
  /** One focusable element. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** False if the text repeats the element's name. */
  describes?: boolean;
};

/**
 * Shown 200 ms after hover or focus, until Escape. Without script, the text still describes the
 * element.
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
