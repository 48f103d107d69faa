import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";

import { TextInput } from "~/components/ui/field";
import { textOf, type FormResult } from "~/lib/form/form-result";
import { longestReason } from "~/lib/longest-reason";

/** The field of every form that changes a profile on the expert's behalf. */
export const reasonName = "reason";

interface Reason {
  text: string;
  /** The text that the server keeps. */
  kept: string;
  onChange: (text: string) => void;
  /** What is wrong with it. */
  problems: readonly string[];
  refuse: (problems: readonly string[]) => void;
  /** The field for all changes of this profile. */
  field: RefObject<HTMLInputElement>;
}

const ReasonContext = createContext<Reason | null>(null);

/** Null where experts edit their own profile, because they need no reason. */
export const useReason = () => useContext(ReasonContext);

type Props = {
  /** What was kept from an earlier change. */
  kept: string;
  /** The result of a form without a reason field of its own. */
  result: FormResult | null | undefined;
  children: ReactNode;
};

/** Gives all forms inside it the reason for a change on the expert's behalf. */
export function ReasonScope({ kept, result, children }: Props) {
  const [text, setText] = useState(kept);
  const [fetched, setFetched] = useState<readonly string[] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const attempt = result?.attempt;
  const refused = result && result.status !== "done" ? (result.errors[reasonName] ?? []) : [];
  const problems = fetched ?? refused;
  const mounted = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before the scripts loaded, or since it was sent, counts more.
    if (mounted.current && document.activeElement !== input) input.value = kept;
    mounted.current = true;
    setText(input.value);
  }, [kept]);
  useEffect(() => setFetched(null), [attempt]);
  useEffect(() => {
    if (problems.length > 0) field.current?.focus();
  }, [attempt, problems.length]);
  return (
    <ReasonContext.Provider
      value={{ text, kept, onChange: setText, problems, refuse: setFetched, field }}
    >
      {children}
    </ReasonContext.Provider>
  );
}

/** For forms of one button. */
export function HiddenReason() {
  const reason = useReason();
  return reason ? <input type="hidden" name={reasonName} value={reason.text} /> : null;
}

/** A visible field. It follows the field for all changes until someone types here. */
export function ReasonField({
  result,
  typed,
  className,
}: {
  result: FormResult | null | undefined;
  /** What was typed in this form before. */
  typed?: string;
  className?: string;
}) {
  const reason = useReason();
  const input = useRef<HTMLInputElement>(null);
  const shared = useRef(reason?.text ?? "");
  const text = reason?.text ?? "";
  useEffect(() => {
    const own = input.current;
    if (own && (own.value === shared.current || own.value === "")) own.value = text;
    shared.current = text;
  }, [text]);
  if (!reason) return null;
  return (
    <TextInput
      ref={input}
      name={reasonName}
      label="Reason"
      hint="The expert sees it in the history."
      required
      maxLength={longestReason}
      defaultValue={(typed ?? textOf(result?.values, reasonName)) || text}
      error={result?.errors[reasonName]}
      className={className}
    />
  );
}
