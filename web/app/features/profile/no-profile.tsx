import { EmptyState } from "~/components/ui/empty-state";

/** For an account that belongs to an expert but has no profile behind it yet. */
export function NoProfile() {
  return (
    <div className="max-w-[52rem]">
      <h1>Overview</h1>
      <div className="mt-6">
        <EmptyState
          title="No profile stands in your name yet"
          text="A profile tells attorneys who you are, what you know and where you learned it, each part with the day on which you last confirmed it. As soon as our staff have connected one to this account, its sections stand here."
        />
      </div>
    </div>
  );
}
