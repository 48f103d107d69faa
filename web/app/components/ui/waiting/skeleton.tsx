import { classNames } from "../class-names";

/** Give it its final size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "block animate-breathe rounded-[4px] bg-line",
        className ?? "h-3 w-full",
      )}
    />
  );
}

/** The list around it has aria-busy and the words. */
export function CardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 rounded-card border border-line bg-surface p-4 sm:grid-cols-[72px_minmax(0,1fr)] sm:gap-x-5 sm:p-5"
    >
      <Skeleton className="size-14 rounded-full sm:size-[72px]" />
      <div>
        <Skeleton className="h-[18px] w-[52%]" />
        <Skeleton className="mt-3 h-3 w-[88%]" />
        <Skeleton className="mt-2.5 h-3 w-[34%]" />
        <div className="mt-3.5 flex gap-2">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-6 w-[72px]" />
        </div>
      </div>
    </div>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          className={classNames("h-3", index === lines - 1 ? "w-3/5" : "w-full")}
        />
      ))}
    </div>
  );
}
