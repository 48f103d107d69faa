export function LampOnDesk({ className }: { className?: string }) {
  return (
    <svg viewBox="20 20 330 258" className={className} aria-hidden="true">
      <path d="M100 132H259L338 276H60z" className="fill-lamp" opacity="0.7" />
      <path d="M20 277H350" className="stroke-ink" strokeWidth="1.5" />
      <g transform="translate(178 243) rotate(-2)">
        <rect width="112" height="32" rx="2" className="fill-surface stroke-line-2" />
        <path d="M10 10h60M10 17h84M10 24h38" className="stroke-line-2" strokeWidth="1.8" />
      </g>
      <g transform="translate(28 24) scale(8.7)">
        <rect className="fill-ink" x="5" y="1" width="2.1" height="26.4" rx="0.7" />
        <rect className="fill-ink" x="1" y="27" width="10.5" height="2" rx="0.9" />
        <path className="fill-accent" d="M8 1.2h6.5c7.5 0 12 4.6 12.2 11.2H8z" />
        <path className="stroke-brass-line" d="M21.5 12.4v3.6" strokeWidth="0.7" />
        <circle className="fill-brass-line" cx="21.5" cy="17" r="1.2" />
      </g>
    </svg>
  );
}
