/** What the view is made of, so that nobody takes it for advice. */
export function RulesNote() {
  return (
    <p className="mt-6 max-w-[68ch] text-13 text-muted">
      These questions follow from fixed rules: granted challenges, licenses that had lapsed or were
      suspended, gaps of more than six months between positions, one side only, time spent on
      testimony, degrees that were not completed, retracted publications, entries that nobody
      checked, and AI in drafting or analysis. They say nothing about what isn’t in the profile.
    </p>
  );
}
