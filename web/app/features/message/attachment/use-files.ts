import { useCallback, useState, useSyncExternalStore } from "react";

import { leftOutText, mostFiles, tooManyText } from "./limits";
import type { Chosen, Uploads } from "./uploads";

export type Files = ReturnType<typeof useFiles>;

/** The files of the message that is being written. Each is uploaded as soon as it's chosen. */
export function useFiles(uploads: Uploads) {
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [problem, setProblem] = useState("");
  useSyncExternalStore(uploads.subscribe, uploads.version, uploads.version);

  const add = useCallback(
    (list: Iterable<File>) => {
      const more = [...list].map((file) => ({
        key: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        file,
        id: "",
      }));
      const free = Math.max(0, mostFiles - chosen.length);
      setProblem(more.length > free ? tooManyText : "");
      const taken = more.slice(0, free);
      setChosen([...chosen, ...taken]);
      for (const one of taken) void uploads.ensure(one);
    },
    [chosen, uploads],
  );

  return {
    chosen: chosen.map((one) => ({ ...one, state: uploads.of(one) })),
    problem,
    add,
    retry(one: Chosen) {
      void uploads.ensure(one);
    },
    remove(one: Chosen) {
      uploads.cancel(one);
      setProblem("");
      setChosen((before) => before.filter(({ key }) => key !== one.key));
    },
    /** They go with a message. */
    take(): readonly Chosen[] {
      setChosen([]);
      setProblem("");
      return chosen;
    },
    /** They come back from a message that was refused, as far as there is room. */
    putBack(more: readonly Chosen[]) {
      const free = Math.max(0, mostFiles - chosen.length);
      const left = more.slice(free);
      setProblem(left.length > 0 ? leftOutText(left.map(({ name }) => name)) : "");
      setChosen([...chosen, ...more.slice(0, free)]);
      for (const one of left) uploads.cancel(one);
    },
  };
}
