import { Skeleton } from "~/components/ui/waiting/skeleton";

/** In the shape of ExpertCard. */
export function ResultSkeleton() {
  return (
    <div aria-hidden="true" className="@container rounded-card border border-line bg-surface">
      <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-x-3.5 p-4 @xl:grid-cols-[72px_minmax(0,1fr)_204px] @xl:gap-x-5 @xl:p-5">
        <Skeleton className="size-14 rounded-full @xl:size-18" />
        <div>
          <Skeleton className="mt-1 h-[18px] w-[46%]" />
          <Skeleton className="mt-3 h-3 w-[82%]" />
          <Skeleton className="mt-2.5 h-3 w-[34%]" />
          <Skeleton className="mt-4 h-3 w-[94%]" />
          <Skeleton className="mt-2.5 h-3 w-[61%]" />
          <div className="mt-3.5 flex gap-1.5">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
        <div className="col-span-full mt-3 flex justify-between gap-4 border-t border-line pt-3 @xl:col-span-1 @xl:mt-0 @xl:flex-col @xl:justify-start @xl:border-s @xl:border-t-0 @xl:ps-5 @xl:pt-0">
          <Skeleton className="h-[18px] w-24" />
          <Skeleton className="h-3 w-20 @xl:w-32" />
          <Skeleton className="h-3 w-28" />
        </div>
      </div>
    </div>
  );
}
