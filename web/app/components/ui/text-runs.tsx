/** A stretch of text, and whether the search found it. */
export type TextRun = { text: string; found?: boolean };

/** Text with the found words marked. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return (
    <>
      {runs.map((run, index) =>
        run.found ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
      )}
    </>
  );
}
