import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type MouseEventHandler,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react";
import { classNames } from "../class-names";
import { useHydrated } from "../hydrated";
import { Anchor, type AnchorProps } from "../link";
import { followAnchor, placeBeside, type Placement } from "./place-beside";

/** Milliseconds after the mouse leaves. */
export const menuHideDelay = 400;
/** Milliseconds before type-ahead starts a new word. */
const typeAheadReset = 700;

type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement>;
  id: string;
  type: "button";
  /** Until hydration, the browser opens the menu; then `aria-expanded` describes it. */
  popovertarget?: string;
  "aria-haspopup": "menu";
  "aria-expanded"?: boolean;
  "aria-controls": string;
  onClick: (event: { preventDefault(): void; detail: number }) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
};

type MenuProps = {
  /** Must spread its props on a button. */
  trigger: (props: MenuTriggerProps) => ReactElement;
  children: ReactNode;
  align?: Placement["align"];
  className?: string;
};

const CloseMenu = createContext<() => void>(() => {});

function itemsOf(menu: HTMLElement | null): HTMLElement[] {
  return Array.from(
    menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? [],
  );
}

/** Steps wrap around. */
function moveFocus(items: HTMLElement[], to: "next" | "previous" | "first" | "last"): void {
  const at = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  const next =
    to === "first"
      ? 0
      : to === "last"
        ? last
        : to === "next"
          ? at === last
            ? 0
            : at + 1
          : at <= 0
            ? last
            : at - 1;
  items[next]?.focus();
}

/**
 * A menu button. Arrows, Home, End, and letters move; Escape and Tab close and return the focus.
 * Closes 400 ms after the mouse leaves. Without script, the browser opens it as a popover.
 */
export function Menu({ trigger, children, align = "end", className }: MenuProps) {
  const id = useId();
  const hydrated = useHydrated();
  const triggerId = `${id}-button`;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>();
  const typed = useRef({ word: "", at: 0 });
  const [open, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    const list = menu.current;
    if (!list) return;
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    list.addEventListener("toggle", onToggle);
    return () => list.removeEventListener("toggle", onToggle);
  }, []);

  useEffect(() => {
    const anchor = button.current;
    const list = menu.current;
    if (!open || !anchor || !list) return;
    return followAnchor(() => placeBeside(anchor, list, { align }));
  }, [open, align]);

  function show(focus: "first" | "last" | "menu") {
    const list = menu.current;
    const anchor = button.current;
    if (!list || !anchor) return;
    clearTimeout(leaving.current);
    list.showPopover();
    placeBeside(anchor, list, { align });
    setOpen(true);
    if (focus === "menu") list.focus();
    else moveFocus(itemsOf(list), focus);
  }

  function hide(returnFocus: boolean) {
    const list = menu.current;
    if (!list) return;
    clearTimeout(leaving.current);
    const hadFocus = list.contains(document.activeElement);
    list.hidePopover();
    setOpen(false);
    if (returnFocus && hadFocus) button.current?.focus();
  }

  function onMenuKey(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(menu.current);
    const moves: Record<string, "next" | "previous" | "first" | "last"> = {
      ArrowDown: "next",
      ArrowUp: "previous",
      Home: "first",
      End: "last",
    };
    const to = moves[event.key];
    if (to) {
      event.preventDefault();
      moveFocus(items, to);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      hide(true);
    } else if (event.key === "Tab") {
      hide(true);
    } else if (event.key === " " && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    } else if (
      event.key.length === 1 &&
      event.key !== " " &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      typeAhead(items, event.key);
    }
  }

  function typeAhead(items: HTMLElement[], letter: string) {
    const now = performance.now();
    const word =
      (now - typed.current.at > typeAheadReset ? "" : typed.current.word) +
      letter.toLocaleLowerCase();
    typed.current = { word, at: now };
    const at = items.indexOf(document.activeElement as HTMLElement);
    const start = word.length === 1 ? at + 1 : Math.max(at, 0);
    const inOrder = [...items.slice(start), ...items.slice(0, start)];
    inOrder.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(word))?.focus();
  }

  function stay(event: PointerEvent) {
    if (event.pointerType === "mouse") clearTimeout(leaving.current);
  }
  function leave(event: PointerEvent) {
    if (event.pointerType !== "mouse" || !open) return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => hide(true), menuHideDelay);
  }

  return (
    <>
      {trigger({
        ref: button,
        id: triggerId,
        type: "button",
        popovertarget: hydrated ? undefined : id,
        "aria-haspopup": "menu",
        "aria-expanded": hydrated ? open : undefined,
        "aria-controls": id,
        onClick(event) {
          event.preventDefault();
          if (open) hide(true);
          else show(event.detail === 0 ? "first" : "menu");
        },
        onKeyDown(event) {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
        onPointerEnter: stay,
        onPointerLeave: leave,
      })}
      <div
        ref={menu}
        id={id}
        role="menu"
        aria-labelledby={triggerId}
        tabIndex={-1}
        popover="auto"
        className={classNames(
          "floating max-h-[min(28rem,calc(100vh-1rem))] min-w-52 overflow-y-auto rounded-card border border-line bg-surface p-[5px] text-ink shadow-float outline-none",
          className,
        )}
        onKeyDown={onMenuKey}
        onPointerEnter={stay}
        onPointerLeave={leave}
      >
        <CloseMenu.Provider value={() => hide(true)}>{children}</CloseMenu.Provider>
      </div>
    </>
  );
}

const itemClass =
  "flex w-full min-h-[38px] cursor-pointer items-center gap-3 rounded-[6px] px-2.5 text-left text-15 no-underline hover:bg-sunken focus-visible:bg-accent-tint focus-visible:-outline-offset-2 touch:min-h-11 [&_svg]:size-[18px] [&_svg]:flex-none";

/** What both kinds of items have: an item closes its menu. */
function useItem<E extends HTMLElement>(onClick: MouseEventHandler<E> | undefined) {
  const close = useContext(CloseMenu);
  return {
    role: "menuitem",
    tabIndex: -1,
    onClick: (event: MouseEvent<E>) => {
      onClick?.(event);
      close();
    },
  };
}

type ItemLook = { icon?: ReactNode; detail?: ReactNode; current?: boolean };

function ItemContent({ icon, detail, children }: ItemLook & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {detail ? <span className="tnum flex-none text-13 text-muted">{detail}</span> : null}
    </>
  );
}

export function MenuLink({
  icon,
  detail,
  current,
  className,
  children,
  onClick,
  ...rest
}: AnchorProps & ItemLook) {
  const item = useItem(onClick);
  return (
    <Anchor
      {...item}
      aria-current={current ? "page" : undefined}
      className={classNames(
        itemClass,
        current ? "bg-accent-tint text-accent" : "text-ink [&_svg]:text-muted",
        className,
      )}
      {...rest}
    >
      <ItemContent icon={icon} detail={detail}>
        {children}
      </ItemContent>
    </Anchor>
  );
}

/** An item with an action; type 'submit' sends its form. */
export function MenuButton({
  icon,
  detail,
  danger,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & ItemLook & { danger?: boolean }) {
  const item = useItem(onClick);
  return (
    <button
      type={type}
      {...item}
      className={classNames(
        itemClass,
        danger ? "text-danger" : "text-ink [&_svg]:text-muted",
        className,
      )}
      {...rest}
    >
      <ItemContent icon={icon} detail={detail}>
        {children}
      </ItemContent>
    </button>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="px-2.5 pt-1.5 pb-1 text-13 text-muted">{children}</div>;
}

export function MenuSeparator() {
  return <div role="separator" className="mx-2.5 my-1 border-t border-line" />;
}
