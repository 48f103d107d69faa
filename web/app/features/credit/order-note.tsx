import { Note } from "~/components/ui/note";
import type { Schema } from "~/lib/api-types";
import { countText } from "~/lib/format/number";

type Order = Schema<"CreditOrder">;

/** What became of a payment, for the person who comes back from it. */
export function OrderNote({ order }: { order: Order }) {
  const { tone, title, text } = words(order);
  return (
    <Note tone={tone} role={tone === "danger" ? "alert" : "status"} title={title} className="mt-4">
      {text}
    </Note>
  );
}

function words({ state, credits }: Order): {
  tone: "success" | "neutral" | "danger";
  title: string;
  text: string;
} {
  const amount = countText(credits, "credit", "credits");
  switch (state) {
    case "paid":
      return { tone: "success", title: `Added ${amount}`, text: "Your payment went through." };
    case "waiting":
      return {
        tone: "neutral",
        title: "Waiting for your bank",
        text: `We’ll add ${amount} once the payment arrives. That can take a few days.`,
      };
    case "open":
      return {
        tone: "neutral",
        title: "Waiting for the payment",
        text: `We’ll add ${amount} once Stripe confirms it. Reload this page in a moment.`,
      };
    case "failed":
      return {
        tone: "danger",
        title: "The payment failed",
        text: "Your bank refused it. You weren’t charged. Try another card.",
      };
    case "expired":
      return {
        tone: "danger",
        title: "The payment page expired",
        text: "You weren’t charged. Choose a package to start again.",
      };
    case "wrong":
      return {
        tone: "danger",
        title: "We’re looking into this payment",
        text: "The amount isn’t the one we asked for. Our team will contact you.",
      };
  }
}
