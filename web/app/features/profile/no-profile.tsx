import { EmptyState } from "~/components/ui/empty-state";

export function NoProfile() {
  return (
    <div className="max-w-[52rem]">
      <h1>Overview</h1>
      <div className="mt-6">
        <EmptyState
          title="You don’t have a profile yet"
          text="A profile tells attorneys who you are, what you know, and where you learned it. Once our team connects a profile to your account, you will see its sections here."
        />
      </div>
    </div>
  );
}
