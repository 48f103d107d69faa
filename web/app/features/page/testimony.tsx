import { Avatar } from "~/components/ui/picture/avatar";

import type { Quote, Section } from "./section";

type Props = {
  quote: Quote & {
    picture?: Extract<Section, { type: "testimonials" }>["testimonials"][number]["picture"];
  };
  large?: boolean;
  /** Without the margin rule, for several under a heading. */
  bare?: boolean;
};

export function Testimony({ quote, large = false, bare = false }: Props) {
  return (
    <figure className={bare ? undefined : "border-s-3 border-brass-line ps-5"}>
      <blockquote>
        <p
          dir="auto"
          className={`font-serif italic ${large ? "text-25 leading-[1.4] md:text-32 md:leading-[1.35]" : "text-20 leading-[1.5]"}`}
        >
          {quote.text}
        </p>
      </blockquote>
      {quote.name ? (
        <figcaption className="mt-3.5 flex items-center gap-3 leading-[1.35]">
          <Avatar name={quote.name} src={quote.picture?.url} size={40} />
          <span>
            <span className="block font-medium">{quote.name}</span>
            {quote.role ? <span className="block text-13 text-muted">{quote.role}</span> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}
