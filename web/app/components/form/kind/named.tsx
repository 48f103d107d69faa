import { useEffect, useState } from "react";

import { Combobox } from "~/components/ui/choice/combobox";
import { useHydrated } from "~/components/ui/hydrated";
import { paths } from "~/lib/paths";

import { LineField } from "./line";
import { lookOf, startOf, type KindProps } from "./props";

const pauseMs = 150;
const fewestLetters = 2;

/** A name with suggestions of known ones. Other names are allowed. */
export function NamedField(props: KindProps) {
  return useHydrated() ? <Suggesting {...props} /> : <LineField {...props} />;
}

function Suggesting(props: KindProps) {
  const { field, present } = props;
  const [typed, setTyped] = useState("");
  const { names, busy } = useKnownNames(field.kind, typed);
  return (
    <Combobox
      {...lookOf(props)}
      options={names.map((name) => ({ id: name, label: name }))}
      defaultValue={startOf(props)}
      placeholder={field.placeholder}
      busy={busy}
      onQuery={setTyped}
      onChoose={({ label }) => {
        present.onChange?.();
        return label;
      }}
    />
  );
}

/** Without a response, there are no suggestions: any name can be typed. */
function useKnownNames(kind: string, typed: string) {
  const [found, setFound] = useState<{ names: readonly string[]; busy: boolean }>(nothing);
  const query = typed.trim();
  useEffect(() => {
    if (query.length < fewestLetters) return setFound(nothing);
    const ended = new AbortController();
    const timer = window.setTimeout(() => {
      setFound(({ names }) => ({ names, busy: true }));
      fetch(paths.knownNames({ kind, q: query }), { signal: ended.signal })
        .then((response) => (response.ok ? response.json() : { names: [] }))
        .catch(() => ({ names: [] }))
        .then(({ names }: { names: string[] }) => {
          if (!ended.signal.aborted) setFound({ names, busy: false });
        });
    }, pauseMs);
    return () => {
      ended.abort();
      window.clearTimeout(timer);
    };
  }, [kind, query]);
  return found;
}

const nothing = { names: [], busy: false };
