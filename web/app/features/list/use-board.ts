import { useNavigate, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent } from "react";

import { showToast } from "~/components/ui/toast/toast";
import type { Schema } from "~/lib/api-types";
import { paths } from "~/lib/paths";
import { sendJson } from "~/lib/send-json";

import {
  afterOf,
  moved,
  orderOf,
  placeByKey,
  placeOf,
  type Order,
  type Place,
} from "./board-order";
import { stageWords, type Stage } from "./stages";

type Entry = Schema<"ListEntry"> & { conversationId: string | null };

/** Experts in an order that changes at once and is then stored. A refusal brings the stored one back. */
export function useBoard(
  listId: string,
  entries: readonly Entry[],
  nameOf: (id: string) => string,
) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<Order | null>(null);
  const [announced, setAnnounced] = useState("");
  const [dragged, setDragged] = useState<string | null>(null);
  const order = wanted ?? orderOf(entries);
  const focus = useRef<string | null>(null);
  const versions = useRef(new Map<string, number>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);

  useEffect(() => {
    // While entries are loaded again, these are older than the last move.
    if (waiting.current > 0 || state !== "idle") return;
    setWanted(null);
    versions.current = new Map(entries.map((entry) => [entry.expert_id, entry.version]));
  }, [entries, state]);

  useEffect(() => {
    if (focus.current) document.getElementById(handleId(focus.current))?.focus();
    focus.current = null;
  }, [wanted]);

  function show(expertId: string, to: Place): Order {
    const next = moved(order, expertId, to);
    setWanted(next);
    setAnnounced(
      `${nameOf(expertId)}: ${stageWords[to.stage]}, position ${to.index + 1} of ${
        next[to.stage].length
      }`,
    );
    return next;
  }

  /** Moves are sent one after another, so each knows the version that the last one made. */
  function store(expertId: string, next: Order) {
    const to = placeOf(next, expertId);
    if (!to) return;
    const after = afterOf(next, expertId);
    waiting.current += 1;
    queue.current = queue.current.then(async () => {
      const sent = await sendJson<Schema<"ListEntryDone">>(
        "PUT",
        paths.listPlace(listId, expertId),
        { stage: to.stage, after, version: versions.current.get(expertId) ?? 1 },
      );
      waiting.current -= 1;
      if (sent.ok) {
        versions.current.set(expertId, sent.data.version);
        if (to.stage === "rejected") offerNote(expertId);
      } else void showToast("error", sent.detail);
      if (waiting.current === 0) revalidate();
    });
  }

  /** If they were rejected just now and the reader wrote with them. */
  function offerNote(expertId: string) {
    const { stage, conversationId } = entries.find((one) => one.expert_id === expertId) ?? {};
    if (!conversationId || stage === "rejected") return;
    void showToast("info", `${nameOf(expertId)} is rejected. You wrote with them.`, {
      action: {
        label: "Send a neutral note",
        onAction: () => navigate(paths.neutralNote(conversationId)),
      },
    });
  }

  function move(expertId: string, to: Place) {
    store(expertId, show(expertId, to));
  }

  return {
    order,
    announced,
    dragged,
    /** By the picker: to the end of a stage. */
    onStage(expertId: string, stage: Stage) {
      move(expertId, { stage, index: order[stage].filter((id) => id !== expertId).length });
    },
    onMoveKey(expertId: string, event: KeyboardEvent) {
      const to = placeByKey(order, expertId, event.key);
      if (!event.key.startsWith("Arrow") && event.key !== "Home" && event.key !== "End") return;
      event.preventDefault();
      focus.current = expertId;
      if (to) move(expertId, to);
    },
    onDragStart(expertId: string, event: DragEvent) {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", expertId);
      setDragged(expertId);
    },
    /** Over another expert, or over the end of a stage. */
    onDragOver(event: DragEvent, stage: Stage, over: string | null) {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
      if (over === dragged) return;
      const at = placeOf(order, dragged);
      const index =
        over === null
          ? order[stage].filter((id) => id !== dragged).length
          : order[stage].indexOf(over);
      if (over === null && at?.stage === stage) return;
      if (at?.stage !== stage || at.index !== index) show(dragged, { stage, index });
    },
    onDragEnd() {
      if (dragged && wanted) store(dragged, wanted);
      setDragged(null);
    },
  };
}

export const handleId = (expertId: string): string => `move-${expertId}`;
