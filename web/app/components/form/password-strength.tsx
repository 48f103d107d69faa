import { classNames } from "~/components/ui/class-names";

export type PasswordStrengthProps = {
  /** 0 to 4; 0 and 1 are refused. */
  score: number;
  /** How it is said; nothing is drawn while it is empty. */
  word: string;
};

/** How hard a password is to guess, in four bars and a word. */
export function PasswordStrength({ score, word }: PasswordStrengthProps) {
  const color = score < 2 ? "bg-danger" : score === 2 ? "bg-warning" : "bg-success";
  return (
    <div role="status" className="flex min-h-5 items-center gap-3">
      {word === "" ? null : (
        <>
          <span aria-hidden="true" className="grid w-32 flex-none grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((bar) => (
              <span
                key={bar}
                className={classNames(
                  "h-1 rounded-full",
                  bar <= Math.max(1, score) ? color : "bg-line-2",
                )}
              />
            ))}
          </span>
          <span className="text-13">
            <span className="sr-only">Strength: </span>
            {word}
          </span>
        </>
      )}
    </div>
  );
}
