import { useState } from "react";

import { DeclaredField } from "~/components/form/declared-field";
import { FormProblems } from "~/components/form/form-problems";
import { PostForm } from "~/components/form/post-form";
import { useSending } from "~/components/form/use-sending";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import type { Schema } from "~/lib/api-types";
import { notificationScheduleForm as declared } from "~/lib/form/declared/notification-schedule.gen";
import type { FormResult, FormValues } from "~/lib/form/form-result";

const valuesOf = (schedule: Schema<"NotificationSchedule">): FormValues => ({
  time_zone: [schedule.time_zone],
  digest_at: [schedule.digest_at],
  quiet: schedule.quiet ? ["yes"] : [],
  quiet_from: [schedule.quiet_from],
  quiet_until: [schedule.quiet_until],
});

/** The time zone, quiet hours, and the time of what comes once a day. */
export function ScheduleForm({
  schedule,
  result,
}: {
  schedule: Schema<"NotificationSchedule">;
  result: FormResult | null;
}) {
  const pending = useSending()?.get("do") === "schedule";
  const values = result?.values ?? valuesOf(schedule);
  const [quiet, setQuiet] = useState((values.quiet ?? []).length > 0);
  const field = (name: keyof typeof declared, hint?: string) => (
    <DeclaredField
      field={declared[name]}
      values={values}
      problems={result?.errors ?? {}}
      hint={hint}
      className="min-w-0"
    />
  );
  return (
    <PostForm
      noValidate
      key={`${JSON.stringify(schedule)} ${result?.attempt ?? ""}`}
      preventScrollReset
      className="grid gap-4 py-2"
      onChange={(event) => {
        const box = event.target as unknown as HTMLInputElement;
        if (box.name === "quiet") setQuiet(box.checked);
      }}
    >
      <FormProblems result={result} form={declared} />
      <div className="grid gap-4 sm:grid-cols-2">
        {field("time_zone")}
        {field("digest_at", "What comes once a day, such as new experts for saved searches.")}
      </div>
      {field("quiet")}
      <div className={classNames("grid-cols-2 gap-4", quiet ? "grid" : "hidden noscript:grid")}>
        {field("quiet_from")}
        {field("quiet_until")}
      </div>
      <div>
        <Button type="submit" name="do" value="schedule" variant="primary" pending={pending}>
          Save times
        </Button>
      </div>
    </PostForm>
  );
}
