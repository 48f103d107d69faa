import { useLocation } from "@remix-run/react";
import { ListPlus } from "lucide-react";

import { LinkButton } from "~/components/ui/button";
import { iconButtonClass } from "~/components/ui/icon-button";
import { Anchor } from "~/components/ui/link";
import { paths } from "~/lib/paths";

type Props = { expertId: string; name: string };

function useAddress(expertId: string): string {
  const { pathname, search } = useLocation();
  return paths.lists({ add: expertId, from: pathname + search });
}

/** On a card, above the link that covers it. */
export function AddIcon({ expertId, name }: Props) {
  return (
    <Anchor
      href={useAddress(expertId)}
      aria-label={`Add ${name} to a list`}
      data-print="hide"
      className={`${iconButtonClass} relative z-1`}
    >
      <ListPlus />
    </Anchor>
  );
}

export function AddButton({ expertId, name }: Props) {
  return (
    <LinkButton
      href={useAddress(expertId)}
      full
      icon={<ListPlus />}
      aria-label={`Add ${name} to a list`}
    >
      Add to list
    </LinkButton>
  );
}
