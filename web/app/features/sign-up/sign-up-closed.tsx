import { Note } from "~/components/ui/note";

/** Without terms, no one can agree to them. */
export function SignUpClosed({ detail }: { detail: string }) {
  return (
    <div className="mx-auto mt-8 max-w-[calc(32rem+2.5rem)] px-5 md:mt-14">
      <h1>Sign up</h1>
      <Note tone="warning" className="mt-5">
        {detail}
      </Note>
    </div>
  );
}
