/** Blank lines separate paragraphs. */
export function Biography({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return (
    <div className="grid max-w-[68ch] gap-[1em] font-serif text-17 leading-[1.62] text-pretty [overflow-wrap:anywhere]">
      {paragraphs.flatMap((paragraph, index) =>
        paragraph === "" ? [] : [<p key={index}>{paragraph}</p>],
      )}
    </div>
  );
}
