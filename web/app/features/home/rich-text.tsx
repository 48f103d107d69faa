import type { BandProps } from "./band";

export function RichTextSection({ section, slots }: BandProps<"rich-text">) {
  return (
    <section aria-label="More about Peritus" className="mx-auto max-w-page px-5 md:px-8">
      <div className="max-w-[34rem]">{slots.text(section.body ?? [])}</div>
    </section>
  );
}
