import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Count } from "../badge";
import { classNames } from "../class-names";
import { useHydrated } from "../hydrated";
import { Anchor } from "../link";

const row = "no-scrollbar flex gap-6 overflow-x-auto border-b border-line";
const tab =
  "-mb-px inline-flex flex-none cursor-pointer items-center gap-1.5 border-b-2 px-0 pt-2.5 pb-[9px] font-medium whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-2 touch:min-h-11";
const look = (chosen: boolean) =>
  classNames(
    tab,
    chosen ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
  );

type TabItem = { id: string; label: string; count?: number; panel: ReactNode };

/**
 * Panels of one page. Without script, all are shown with headings. For separate pages, use
 * TabLinks.
 */
export function Tabs({
  label,
  items,
  first = items[0]?.id,
}: {
  label: string;
  items: readonly TabItem[];
  first?: string;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);
  const hydrated = useHydrated();

  function onKeyDown(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === chosen);
    const last = items.length - 1;
    const moves: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    const item = to === undefined ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    setChosen(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to ?? 0]?.focus();
  }

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={classNames(row, "noscript:hidden")}
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            aria-selected={item.id === chosen}
            aria-controls={`${id}-panel-${item.id}`}
            tabIndex={item.id === chosen ? 0 : -1}
            className={look(item.id === chosen)}
            onClick={() => setChosen(item.id)}
            onKeyDown={onKeyDown}
          >
            {item.label}
            {item.count === undefined ? null : <Count value={item.count} />}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${id}-panel-${item.id}`}
          aria-labelledby={`${id}-tab-${item.id}`}
          tabIndex={0}
          hidden={hydrated && item.id !== chosen}
          className={classNames("pt-4", item.id !== chosen && "hidden noscript:block")}
        >
          <p aria-hidden="true" className="mb-1.5 hidden font-medium noscript:block">
            {item.label}
          </p>
          {item.panel}
        </div>
      ))}
    </div>
  );
}

type TabLink = { href: string; label: string; count?: number; current?: boolean };

/** Pages as tabs: works without script. */
export function TabLinks({ label, items }: { label: string; items: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={row}>
      {items.map((item) => (
        <Anchor
          key={item.href}
          href={item.href}
          aria-current={item.current ? "page" : undefined}
          className={look(item.current ?? false)}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span className="tnum text-13 font-normal text-muted">{item.count}</span>
          )}
        </Anchor>
      ))}
    </nav>
  );
}
