import { Avatar } from "~/components/ui/picture/avatar";
import { classNames } from "~/components/ui/class-names";
import { Picture } from "~/components/ui/picture/picture";
import type { Schema } from "~/lib/api-types";

type Props = {
  picture: Schema<"Picture"> | null;
  /** What the engraving stands for, where there is no picture. */ of: string;
  size: number;
  className: string;
  priority?: boolean;
  /** Read out; leave it off where the words beside say the same. */ alt?: string;
};

export function Cover({ picture, of, size, className, priority, alt = "" }: Props) {
  return (
    <span
      className={classNames(
        "block aspect-square flex-none overflow-hidden rounded-card bg-plate",
        className,
      )}
    >
      {picture ? (
        <Picture
          src={picture.url}
          alt={alt}
          width={size}
          height={size}
          priority={priority}
          className="size-full object-cover"
        />
      ) : (
        <Avatar name={of} size={size} sizing="size-full !rounded-none" className="after:hidden" />
      )}
    </span>
  );
}
