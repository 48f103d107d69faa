import { classNames } from "../class-names";
import { engravingFor } from "./engraving";
import { initialsOf } from "./initials";
import { Picture } from "./picture";

type AvatarProps = {
  name: string;
  /** Without one, shows a monogram. */
  src?: string | null;
  /** Pixels. */
  size?: number;
  /** Responsive size classes, such as 'size-14 sm:size-18'; `size` is then the largest. */
  sizing?: string;
  /** Announces the name. Omit if the name is next to it. */
  labeled?: boolean;
  /** For the main portrait of a page. */
  priority?: boolean;
  className?: string;
};

const sizeClass: Record<number, string> = {
  24: "size-6",
  28: "size-7",
  32: "size-8",
  36: "size-9",
  40: "size-10",
  44: "size-11",
  48: "size-12",
  56: "size-14",
  64: "size-16",
  72: "size-18",
  96: "size-24",
  128: "size-32",
};

function Monogram({ name, size, fills }: { name: string; size: number; fills: boolean }) {
  const { lines, accent, strokeWidth } = engravingFor(name, size);
  const letters = initialsOf(name);
  return (
    <svg
      viewBox="0 0 72 72"
      width={size}
      height={size}
      className={fills ? "block size-full bg-plate" : "block bg-plate"}
      aria-hidden="true"
    >
      <g fill="none" strokeWidth={strokeWidth} className="stroke-plate-ink" opacity="0.42">
        {lines.map((line, index) => (index === accent ? null : <path key={index} d={line} />))}
      </g>
      <path
        d={lines[accent]}
        fill="none"
        strokeWidth={strokeWidth * 1.9}
        className="stroke-plate-line"
      />
      <text
        x="36"
        y="36"
        dy="0.345em"
        textAnchor="middle"
        fontSize={letters.length > 1 ? 27 : 32}
        fontWeight="600"
        letterSpacing="-0.3"
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-plate-ink stroke-plate font-serif"
      >
        {letters}
      </text>
    </svg>
  );
}

/** A portrait, or a generated plate that is always the same for a name. */
export function Avatar({
  name,
  src,
  size = 48,
  sizing = sizeClass[size],
  labeled = false,
  priority,
  className,
}: AvatarProps) {
  return (
    <span
      role={labeled && !src ? "img" : undefined}
      aria-label={labeled && !src ? name : undefined}
      className={classNames(
        "relative block flex-none overflow-hidden rounded-full bg-plate after:absolute after:inset-0 after:rounded-full after:inset-ring after:inset-ring-ink/10",
        sizing ?? "w-fit",
        className,
      )}
    >
      {src ? (
        <Picture
          src={src}
          alt={labeled ? name : ""}
          width={size}
          height={size}
          priority={priority}
          placeholder={false}
          className="size-full object-cover"
        />
      ) : (
        <Monogram name={name} size={size} fills={sizing !== undefined} />
      )}
    </span>
  );
}
