import { ChevronDown, Keyboard, LogOut } from "lucide-react";

import { Avatar } from "~/components/ui/picture/avatar";
import {
  Menu,
  MenuButton,
  MenuHeading,
  MenuLink,
  MenuSeparator,
} from "~/components/ui/overlay/menu";
import { NavIcon } from "~/features/shell/nav-icon";
import { openShortcuts } from "~/features/shell/shortcuts-dialog";
import type { Schema } from "~/lib/api-types";
import { signOutFormId } from "~/lib/form/form-ids";
import { itemsOf, type MenuItem } from "~/lib/menu";

/** `named` shows the name next to the picture. */
export function AccountMenu({
  session,
  menu,
  named = false,
}: {
  session: Schema<"SessionView">;
  menu: readonly MenuItem[];
  named?: boolean;
}) {
  return (
    <Menu
      trigger={({ ref, ...props }) => (
        <button
          ref={ref}
          {...props}
          aria-label={named ? undefined : `Account: ${session.user_name}`}
          className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control p-1 font-medium hover:bg-sunken touch:min-h-11"
        >
          <Avatar name={session.user_name} src={session.user_image} size={32} />
          {named ? (
            <>
              <span className="max-w-44 truncate max-md:sr-only">{session.user_name}</span>
              <ChevronDown className="size-4 text-muted max-md:hidden" />
            </>
          ) : null}
        </button>
      )}
    >
      <MenuHeading>
        <span className="block font-550 text-ink">{session.user_name}</span>
        <span className="block break-all">{session.email}</span>
      </MenuHeading>
      <MenuSeparator />
      {itemsOf(menu, "account").map(({ label, path, icon: name }) => (
        <MenuLink key={path} href={path} icon={<NavIcon name={name} />}>
          {label}
        </MenuLink>
      ))}
      <MenuButton icon={<Keyboard />} detail={<kbd>?</kbd>} onClick={openShortcuts}>
        Keyboard shortcuts
      </MenuButton>
      <MenuButton type="submit" form={signOutFormId} icon={<LogOut />}>
        Sign out
      </MenuButton>
    </Menu>
  );
}
