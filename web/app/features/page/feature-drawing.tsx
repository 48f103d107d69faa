import type { ReactNode } from "react";

import type { FeatureIcon } from "./section";

// 48 px squares: ink lines and one green stroke.
const drawings: Record<FeatureIcon, { ink: ReactNode; accent: ReactNode }> = {
  search: {
    ink: <path d="M6 12h20M6 18h11M6 24h9M6 30h11M6 36h20M36 35l7 7" />,
    accent: <circle cx="29" cy="24" r="11" />,
  },
  shield: {
    ink: (
      <path d="M24 5 40 11v12c0 10-6.5 16.5-16 20-9.5-3.5-16-10-16-20V11zM14 17h7M14 22h5M27 17h7M29 22h5" />
    ),
    accent: <path d="m15.5 26.5 6.5 6.5 12-13" />,
  },
  record: {
    ink: <path d="M11 5h19l8 8v30H11zM30 5v8h8M17 19h15M17 25h15M17 31h9" />,
    accent: <path d="M17 37h15" />,
  },
  message: {
    ink: <path d="M5 9h30v21H19l-8 7v-7H5zM11 16h18M11 22h11" />,
    accent: <path d="M39 18h4v19h-4v6l-7-6h-8" />,
  },
  list: {
    ink: <path d="M18 11h24M18 24h24M18 37h24M6 11h5M6 37h5" />,
    accent: <path d="m5 24 3 3.5 5-6.5" />,
  },
  clock: {
    ink: <path d="M24 5a19 19 0 1 0 0 38 19 19 0 0 0 0-38zM24 9v3M24 36v3M39 24h-3M12 24H9" />,
    accent: <path d="M24 15v9l7 5" />,
  },
  scale: {
    ink: <path d="M24 6v36M15 42h18M9 13h30M9 13 3.5 28h11zM3.5 28a5.5 5.5 0 0 0 11 0" />,
    accent: <path d="M39 13l-5.5 15h11zM33.5 28a5.5 5.5 0 0 0 11 0" />,
  },
  microscope: {
    ink: <path d="M9 43h30M17 36h13M20 6h8v22h-8zM20 12h8M20 17h8M22 28v4h4v-4" />,
    accent: <path d="M28 14c8 1 12 7 12 14 0 6.5-4 12-10 15" />,
  },
  pen: {
    ink: <path d="M6 43h36M10 37l3-10L33 7l8 8-20 20zM13 27l8 8M29 11l8 8" />,
    accent: <path d="M6 38c6-6 9 3 14 0" />,
  },
  people: {
    ink: (
      <path d="M17 8a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM4 41c0-9 5.5-14 13-14s13 5 13 14zM10 36h14" />
    ),
    accent: <path d="M32 9a6.5 6.5 0 0 1 0 12.5M36 28c5 1.5 8 6 8 13" />,
  },
};

/** Unknown icons become a record. */
export function FeatureDrawing({ icon }: { icon: FeatureIcon }) {
  const { ink, accent } = Object.hasOwn(drawings, icon) ? drawings[icon] : drawings.record;
  return (
    <svg
      viewBox="0 0 48 48"
      width="52"
      height="52"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className="stroke-ink-2">{ink}</g>
      <g className="stroke-accent" strokeWidth="2">
        {accent}
      </g>
    </svg>
  );
}
