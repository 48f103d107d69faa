import {
  Bell,
  Download,
  FileText,
  ListPlus,
  LogOut,
  Plus,
  Settings,
  Star,
  Trash2,
  UserRound,
} from "lucide-react";
import { useState } from "react";
import { Button, LinkButton, type ButtonVariant } from "~/components/ui/button";
import { Dialog } from "~/components/ui/overlay/dialog";
import { IconButton } from "~/components/ui/icon-button";
import { TextLink } from "~/components/ui/link";
import {
  Menu,
  MenuButton,
  MenuHeading,
  MenuLink,
  MenuSeparator,
} from "~/components/ui/overlay/menu";
import { Note } from "~/components/ui/note";
import { showToast } from "~/components/ui/toast/toast";
import { Tooltip } from "~/components/ui/overlay/tooltip";
import { PartSection, Specimen } from "./ui-section";

const rows: { name: string; variant: ButtonVariant; words: string; hover: string }[] = [
  { name: "Primary", variant: "primary", words: "Send request", hover: "!bg-accent-2" },
  {
    name: "Secondary",
    variant: "secondary",
    words: "Add to list",
    hover: "!border-edge !bg-sunken",
  },
  { name: "Quiet", variant: "quiet", words: "Show all 25", hover: "!bg-accent-tint" },
  { name: "Danger", variant: "danger", words: "Delete account", hover: "!bg-danger-tint" },
];
const focusLook = "outline-2 outline-offset-2 outline-accent";

function ButtonStates() {
  return (
    <div className="no-scrollbar -mx-1 overflow-x-auto px-1 pb-1 [&_button]:whitespace-nowrap">
      <table className="w-full min-w-[46rem] text-left">
        <caption className="sr-only">Buttons in their states</caption>
        <thead className="text-13 text-muted">
          <tr>
            <td />
            {["Rest", "Hover", "Focus", "Pending", "Not now"].map((state) => (
              <th key={state} scope="col" className="py-1.5 font-normal">
                {state}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, variant, words, hover }) => (
            <tr key={name}>
              <th scope="row" className="w-24 text-13 font-normal text-muted">
                {name}
              </th>
              <td className="py-1.5 pr-3">
                <Button variant={variant}>{words}</Button>
              </td>
              <td className="py-1.5 pr-3">
                <Button variant={variant} className={hover}>
                  {words}
                </Button>
              </td>
              <td className="py-1.5 pr-3">
                <Button variant={variant} className={focusLook}>
                  {words}
                </Button>
              </td>
              <td className="py-1.5 pr-3">
                <Button variant={variant} pending>
                  {words}
                </Button>
              </td>
              <td className="py-1.5">
                <Button variant={variant} disabled>
                  {words}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DialogSpecimen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a conversation</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Open a conversation"
        description="With Dr. Amara Okonkwo-Bell, about Abara v. Palisade."
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Not now</Button>
            <Button variant="primary" data-autofocus="" onClick={() => setOpen(false)}>
              Hold 5 credits and write
            </Button>
          </>
        }
      >
        <Note tone="success" title="Conflict check: clear">
          Neither side was shown a name.
        </Note>
        <div className="tnum mt-4 flex flex-wrap justify-between gap-x-4">
          <span>Holds 5 credits for up to 7 days</span>
          <span className="text-muted">38, then 33 free</span>
        </div>
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          onClick={() =>
            void showToast("success", "Draft kept", {
              action: { label: "Undo", onAction: () => void showToast("info", "Draft dropped") },
            })
          }
        >
          Keep a draft
        </Button>
      </Dialog>
    </>
  );
}

export function Actions() {
  const [favorite, setFavorite] = useState(true);
  return (
    <>
      <PartSection id="buttons" title="Buttons and links" detail="One primary in a view">
        <Specimen title="States" wide>
          <ButtonStates />
        </Specimen>
        <Specimen title="Sizes and icons">
          <div className="flex flex-wrap items-center gap-2.5">
            <Button size="sm">Small</Button>
            <Button icon={<Plus />}>Add a matter</Button>
            <LinkButton href="#buttons" variant="primary" size="lg">
              Search experts
            </LinkButton>
            <LinkButton href="#buttons" variant="quiet" icon={<Download />}>
              CV as PDF
            </LinkButton>
          </div>
        </Specimen>
        <Specimen title="Icon buttons">
          <div className="flex flex-wrap items-center gap-1">
            <IconButton
              label="Favorite"
              pressed={favorite}
              onClick={() => setFavorite(!favorite)}
              icon={<Star />}
            />
            <IconButton label="Add to list" icon={<ListPlus />} />
            <IconButton label="Notifications" className={focusLook} icon={<Bell />} />
            <IconButton label="Delete" disabled icon={<Trash2 />} />
          </div>
        </Specimen>
        <Specimen title="Full width, long words">
          <div className="grid max-w-72 gap-2">
            <Button variant="primary" full>
              Message Dr. Okonkwo-Bell
            </Button>
            <Button full icon={<FileText />}>
              Testimony of the last four years with every docket number
            </Button>
          </div>
        </Specimen>
        <Specimen title="Links">
          <p>
            In text <TextLink href="#buttons">21 experts for “crane collapse rigging”</TextLink>,
            and <TextLink href="https://example.com/">to another site</TextLink>.
          </p>
        </Specimen>
      </PartSection>

      <PartSection id="floating" title="What floats">
        <Specimen
          title="Menu"
          note="Arrows, Home, End and letters move. It closes 400 ms after the mouse has left."
        >
          <div className="flex gap-3">
            <Menu align="start" trigger={(props) => <Button {...props}>Account</Button>}>
              <MenuHeading>i.castellanos@example.com</MenuHeading>
              <MenuLink href="#floating" current icon={<UserRound />}>
                My profile
              </MenuLink>
              <MenuLink href="#buttons" detail="3" icon={<Bell />}>
                Notifications
              </MenuLink>
              <MenuButton icon={<Settings />}>Settings</MenuButton>
              <MenuSeparator />
              <MenuButton danger icon={<LogOut />}>
                Sign out
              </MenuButton>
            </Menu>
          </div>
        </Specimen>
        <Specimen title="Tooltip" note="After 200 ms, below; Escape hides it.">
          <div className="flex flex-wrap gap-3">
            <Tooltip text="The words that were found, and where">
              <Button>Why this expert</Button>
            </Tooltip>
            <Tooltip text="Add to list" describes={false}>
              <IconButton label="Add to list" icon={<ListPlus />} />
            </Tooltip>
          </div>
        </Specimen>
        <Specimen
          title="Dialog"
          note="Two buttons stack on phones, the main one first. A toast stands above."
        >
          <DialogSpecimen />
        </Specimen>
        <Specimen
          title="Toasts"
          note="Top right, 4 seconds, at most five; the markup in them is cleaned."
        >
          <div className="flex flex-wrap gap-2">
            <Button
              onClick={() =>
                void showToast(
                  "success",
                  "<b>Profile section saved</b><small>Completeness is now 86%.</small>",
                )
              }
            >
              Success
            </Button>
            <Button
              onClick={() =>
                void showToast(
                  "error",
                  "<b>The message was not sent</b><small>We kept what you wrote.</small>",
                )
              }
            >
              Error
            </Button>
            <Button onClick={() => void showToast("warning", "Your credits are low")}>
              Warning
            </Button>
            <Button
              onClick={() =>
                void showToast("info", "Moved to archive", {
                  action: {
                    label: "Undo",
                    onAction: () => void showToast("success", "Back in the inbox"),
                  },
                })
              }
            >
              With undo
            </Button>
          </div>
        </Specimen>
      </PartSection>
    </>
  );
}
