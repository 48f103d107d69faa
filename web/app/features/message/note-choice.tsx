import { LinkButton } from "~/components/ui/button";

import { neutralNotes, noteReasons } from "./neutral-notes";

type Props = {
  name: string;
  /** The reason that was chosen, if any. */
  chosen: string | null;
  /** The address with a reason, or without one. */
  hrefOf: (reason?: string) => string;
};

/** Why an expert isn't retained. A reason writes the message, which the attorney can change. */
export function NoteChoice({ name, chosen, hrefOf }: Props) {
  return (
    <section
      aria-labelledby="note-choice"
      className="border-t border-line bg-surface px-4 pt-3 md:px-7"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id="note-choice" className="font-sans text-13 font-semibold">
            Tell <bdi>{name}</bdi> that you won’t go forward
          </h3>
          <p className="text-13 text-muted">
            Choose a reason. It writes the message, and you can change it before you send it.
          </p>
        </div>
        <LinkButton href={hrefOf()} size="sm" variant="quiet" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {noteReasons.map((reason) => (
          <li key={reason}>
            <LinkButton
              href={hrefOf(reason)}
              size="sm"
              preventScrollReset
              aria-current={chosen === reason ? "true" : undefined}
              className="aria-[current=true]:border-accent aria-[current=true]:bg-accent-tint aria-[current=true]:text-accent"
            >
              {neutralNotes[reason].reason}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
