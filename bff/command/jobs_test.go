package command

import (
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/platform/mail"
)

func TestJobs_listsAndRetriesFailedJobs(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		if exit, out, errs := run(t, "jobs", "list"); exit != 0 || out != "No jobs.\n" {
			t.Errorf("an empty queue: exit %d\n%s%s", exit, out, errs)
		}
		onApp(t, c, func(a *app.App) {
			if err := a.Mails.Send(t.Context(), mail.Message{To: "ines@firm.example", Subject: "Hello", Text: "The code is 123456."}); err != nil {
				t.Fatal(err)
			}
		})
		if exit, out, errs := run(t, "jobs", "list"); exit != 0 || !strings.Contains(out, "mail.send") || !strings.Contains(out, "available") || strings.Contains(out, "123456") {
			t.Errorf("exit %d\n%s%s", exit, out, errs)
		}
		if exit, out, errs := run(t, "jobs", "list", "-failed"); exit != 0 || out != "No jobs.\n" {
			t.Errorf("nothing failed: exit %d\n%s%s", exit, out, errs)
		}
		if exit, _, errs := run(t, "jobs", "retry", "1"); exit != 1 || !strings.Contains(errs, "Only a job that failed can be retried") {
			t.Errorf("a job that is already waiting: exit %d\n%s", exit, errs)
		}
		if exit, _, errs := run(t, "jobs", "retry", "99"); exit != 1 || !strings.Contains(errs, "Job 99") {
			t.Errorf("no job: exit %d\n%s", exit, errs)
		}
		onApp(t, c, func(a *app.App) {
			if err := a.DB.Write(t.Context()).Exec("UPDATE river_job SET state = 'discarded', finalized_at = CURRENT_TIMESTAMP, attempt = 25 WHERE id = 1").Error; err != nil {
				t.Fatal(err)
			}
		})
		if exit, out, errs := run(t, "jobs", "list", "-failed"); exit != 0 || !strings.Contains(out, "discarded") {
			t.Errorf("exit %d\n%s%s", exit, out, errs)
		}
		if exit, out, errs := run(t, "jobs", "retry", "1"); exit != 0 || !strings.Contains(out, "Job 1 (mail.send) runs again") {
			t.Errorf("exit %d\n%s%s", exit, out, errs)
		}
		onApp(t, c, func(a *app.App) {
			if e := newest(t, a); e.Action != "job.retried" || e.SubjectID != "1" || !strings.HasPrefix(e.Actor.Name, "Command line") {
				t.Errorf("%+v", e)
			}
		})
		if exit, out, _ := run(t, "jobs", "list"); exit != 0 || !strings.Contains(out, "available") {
			t.Errorf("exit %d\n%s", exit, out)
		}
	})
}
