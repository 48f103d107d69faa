/** Every layout's main region. */
export const contentId = "content";

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="absolute top-2 left-4 z-50 -translate-y-20 rounded-control border border-line-2 bg-surface px-3 py-2 text-ink focus:translate-y-0 focus:shadow-float"
    >
      Skip to content
    </a>
  );
}
