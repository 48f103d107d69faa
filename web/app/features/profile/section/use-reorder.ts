import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from "react";

import type { FormResult } from "~/lib/form/form-result";
import { requestKeyName } from "~/lib/form/request-key";

import { reasonName, useReason } from "../reason/reason";
import { handleId, type RowItem } from "./item-row";

/** Rows in an order that changes at once and is then stored. A refusal brings the old order back. */
export function useReorder(items: readonly RowItem[]) {
  const fetcher = useFetcher<FormResult>();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [announced, setAnnounced] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const focus = useRef<string | null>(null);
  const reason = useReason();
  const refuse = useRef(reason?.refuse);
  refuse.current = reason?.refuse;
  const ids = items.map(({ id }) => id);
  const complete = wanted?.length === ids.length && wanted.every((id) => ids.includes(id));
  const current = complete ? wanted : ids;
  const order = current.map((id) => items.find((item) => item.id === id)).filter((item) => !!item);

  useEffect(() => {
    // The stored order has arrived, or the change was refused.
    if (fetcher.state === "idle" && fetcher.data) setWanted(null);
    if (fetcher.state === "idle" && fetcher.data && fetcher.data.status !== "done") {
      const lacking = fetcher.data.errors[reasonName];
      if (lacking) refuse.current?.(lacking);
      setAnnounced(fetcher.data.message ?? lacking?.[0] ?? "The order couldn't be saved.");
    }
  }, [fetcher.state, fetcher.data]);

  useEffect(() => {
    if (focus.current) document.getElementById(handleId(focus.current))?.focus();
    focus.current = null;
  }, [wanted]);

  function store(next: readonly string[]) {
    const form = new FormData();
    form.set("do", "order");
    form.set(requestKeyName, crypto.randomUUID());
    if (reason) form.set(reasonName, reason.text);
    for (const id of next) form.append("ids", id);
    fetcher.submit(form, { method: "post" });
  }

  function moveTo(id: string, place: number): readonly string[] | null {
    const from = current.indexOf(id);
    if (place < 0 || place >= current.length || place === from) return null;
    const next = current.filter((other) => other !== id);
    next.splice(place, 0, id);
    setWanted(next);
    const name = items.find((item) => item.id === id)?.name ?? "";
    setAnnounced(`${name}, position ${place + 1} of ${current.length}`);
    return next;
  }

  const controls = (id: string) => {
    const at = current.indexOf(id);
    const above = at < 1 ? null : [...current];
    if (above) above.splice(at - 1, 2, id, current[at - 1] ?? "");
    return {
      orderAbove: above,
      dragged: dragged === id,
      onMoveKey: (event: KeyboardEvent) => {
        const places: Partial<Record<string, number>> = {
          ArrowUp: at - 1,
          ArrowDown: at + 1,
          Home: 0,
          End: current.length - 1,
        };
        const place = places[event.key];
        if (place === undefined) return;
        event.preventDefault();
        focus.current = id;
        const next = moveTo(id, place);
        if (next) store(next);
      },
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", id);
        setDragged(id);
      },
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        if (dragged !== id) moveTo(dragged, at);
      },
      onDragEnd: () => {
        setDragged(null);
        if (wanted) store(current);
      },
    };
  };
  return { order, announced, controls };
}
