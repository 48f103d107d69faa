import { TextLink } from "~/components/ui/link";
import { Note } from "~/components/ui/note";
import { paths } from "~/lib/paths";
import { useRootData } from "~/lib/root-data";

/** Shown to signed-in visitors, who must sign out to claim a profile. */
export function SignedInNote() {
  const session = useRootData()?.session;
  if (!session) return null;
  return (
    <Note className="mt-4" title={`You are signed in as ${session.user_name}`}>
      Each profile has its own account. <TextLink href={paths.signOut()}>Sign out</TextLink> first,
      or contact us if this account and profile belong together.
    </Note>
  );
}
