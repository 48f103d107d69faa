package command

import (
	"context"
	"flag"
	"fmt"
	"strconv"
	"text/tabwriter"
	"time"

	"peritus/bff/app"
)

func listJobs(flags *flag.FlagSet) action {
	failed := flags.Bool("failed", false, "list only jobs that have failed at least once")
	most := flags.Int("most", 100, "list at most `N` jobs, from 1 to 10000")
	return func(ctx context.Context, in input) error {
		if *most < 1 || *most > 10_000 {
			return usageError{"-most: expected a number from 1 to 10000"}
		}
		return withApp(func(ctx context.Context, a *app.App, in input) error {
			jobs, err := a.Jobs.Unfinished(ctx, *failed, *most)
			if err != nil {
				return err
			}
			if len(jobs) == 0 {
				_, err = fmt.Fprintln(in.out, "No jobs.")
				return err
			}
			table := tabwriter.NewWriter(in.out, 0, 0, 2, ' ', 0)
			_, _ = fmt.Fprintln(table, "ID\tKIND\tSTATE\tATTEMPT\tNEXT\tLAST ERROR")
			for _, j := range jobs {
				_, _ = fmt.Fprintf(table, "%d\t%s\t%s\t%d of %d\t%s\t%s\n", j.ID, j.Kind, j.State, j.Attempt, j.MaxAttempts,
					j.ScheduledAt.UTC().Format(time.DateTime), j.LastError)
			}
			return table.Flush()
		})(ctx, in)
	}
}

func retryJobs(*flag.FlagSet) action {
	return func(ctx context.Context, in input) error {
		ids := make([]int64, len(in.operands))
		for i, text := range in.operands {
			var err error
			if ids[i], err = strconv.ParseInt(text, 10, 64); err != nil {
				return usageError{fmt.Sprintf("%q is not the number of a job", text)}
			}
		}
		return withApp(func(ctx context.Context, a *app.App, in input) error {
			for _, id := range ids {
				kind, err := a.RetryJob(ctx, operator(), id)
				if err != nil {
					return plain(err)
				}
				if _, err := fmt.Fprintf(in.out, "Job %d (%s) runs again as soon as a bff serves.\n", id, kind); err != nil {
					return err
				}
			}
			return nil
		})(ctx, in)
	}
}
