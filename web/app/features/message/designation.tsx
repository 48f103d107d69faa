import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button, LinkButton } from "~/components/ui/button";
import { CopyButton } from "~/components/ui/copy-button";
import { DateText } from "~/components/ui/date";
import { TextLink } from "~/components/ui/link";
import type { Schema } from "~/lib/api-types";
import type { MessageSide } from "~/lib/paths";

type Props = {
  designation: Schema<"DesignationView">;
  side: MessageSide;
  /** The other person's. */
  name: string;
  /** The page that asks before a receipt turns to no. */
  withdrawHref: string;
};

/** Whether the expert is designated in this matter, and what the reader can do about it. */
export function Designation({ designation, side, name, withdrawHref }: Props) {
  const { id, state, receipt, can_designate: canDesignate } = designation;
  const attorney = side === "attorney";
  return (
    <div className="grid gap-3 text-13 text-ink-2">
      {state === "withdrawn" && designation.withdrawn_at ? (
        <p>
          {designation.withdrawn_by === side ? "You" : name}{" "}
          {designation.confirmed_at === null && designation.withdrawn_by === "expert"
            ? "declined"
            : "withdrew"}{" "}
          it on <DateText at={designation.withdrawn_at} />.
          {designation.confirmed_at === null ? "" : " Its receipt says no."}
        </p>
      ) : null}
      {state === "waiting" && designation.designated_at ? (
        <p>
          {attorney ? (
            <>
              Waiting for {name} to confirm, since <DateText at={designation.designated_at} />.
            </>
          ) : (
            <>
              {name} designates you as an expert witness in this matter. Confirm it only if you
              agreed to testify. You get a receipt for whoever was served.
            </>
          )}
        </p>
      ) : null}
      {state === "confirmed" && designation.confirmed_at ? (
        <>
          <p>
            Confirmed on <DateText at={designation.confirmed_at} />.
          </p>
          {receipt ? (
            <>
              <p>
                <TextLink href={receipt}>Receipt</TextLink>. It tells whoever was served yes or no,
                and nothing else.
              </p>
              <CopyButton
                size="sm"
                address={receipt}
                label="Copy receipt’s link"
                done="Link copied"
              />
            </>
          ) : null}
        </>
      ) : null}
      {state === "none" ? (
        <p>
          {!attorney
            ? "You aren’t designated in this matter."
            : canDesignate
              ? "Once you have agreed, designate the expert here. They confirm, and you get a receipt to serve."
              : "You can designate the expert once they have answered."}
        </p>
      ) : null}
      {canDesignate ? (
        <PostForm preventScrollReset>
          <Button type="submit" name="do" value="designate" size="sm">
            {state === "withdrawn" ? "Designate again" : "Designate"}
          </Button>
        </PostForm>
      ) : null}
      {state === "confirmed" ? (
        <p>
          <LinkButton href={withdrawHref} preventScrollReset size="sm" variant="quiet">
            Withdraw
          </LinkButton>
        </p>
      ) : null}
      {state === "waiting" ? (
        <PostForm preventScrollReset className="flex flex-wrap gap-2">
          <input type="hidden" name="id" value={id} />
          {!attorney ? (
            <Button type="submit" name="do" value="confirm-designation" size="sm" variant="primary">
              Confirm
            </Button>
          ) : null}
          <Button
            type="submit"
            name="do"
            value="withdraw-designation"
            size="sm"
            variant={attorney ? "quiet" : "secondary"}
          >
            {attorney ? "Withdraw" : "Decline"}
          </Button>
        </PostForm>
      ) : null}
    </div>
  );
}

/** Asks before a confirmed designation is withdrawn, because its receipt may have been served. */
export function WithdrawDesignation({
  designation: { id, state },
  name,
  back,
}: {
  designation: Schema<"DesignationView">;
  name: string;
  back: string;
}) {
  const pending = useSending()?.get("do") === "withdraw-designation";
  if (state !== "confirmed") return null;
  return (
    <PostForm
      preventScrollReset
      aria-label="Withdraw the designation"
      className="mb-5 grid max-w-[36rem] gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="grid gap-2">
        <h3 className="text-17">Withdraw the designation?</h3>
        <p>
          Whoever was served the receipt sees <strong className="font-semibold">No</strong> from now
          on: “This receipt isn’t valid. The designation was withdrawn, or the address is
          incomplete.”
        </p>
        <p className="text-13 text-muted">
          You can’t undo this. A new designation has to be confirmed again and has another receipt.{" "}
          <bdi>{name}</bdi> gets an email.
        </p>
      </div>
      <input type="hidden" name="do" value="withdraw-designation" />
      <input type="hidden" name="confirmed" value="1" />
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" pending={pending}>
          Withdraw designation
        </Button>
        <LinkButton href={back} preventScrollReset variant="quiet">
          Cancel
        </LinkButton>
      </div>
    </PostForm>
  );
}
