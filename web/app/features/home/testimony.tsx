import { Avatar } from "~/components/ui/avatar";
import type { Schema } from "~/lib/api-types";

/** Somebody's words, with the name and what they do. */
export function Testimony({ quote, large = false }: { quote: Schema<"HomeQuote">; large?: boolean }) {
  return (
    <figure className="border-s-3 border-brass-line ps-5">
      <blockquote>
        <p dir="auto" className={`font-serif italic ${large ? "text-25 leading-[1.4] md:text-32 md:leading-[1.35]" : "text-20 leading-[1.5]"}`}>
          {quote.text}
        </p>
      </blockquote>
      {quote.name ? (
        <figcaption className="mt-3.5 flex items-center gap-3 leading-[1.35]">
          <Avatar name={quote.name} size={40} />
          <span>
            <span className="block font-medium">{quote.name}</span>
            {quote.role ? <span className="block text-13 text-muted">{quote.role}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}
