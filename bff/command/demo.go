package command

import (
	"context"
	"flag"
	"fmt"

	"peritus/bff/app"
)

func removeDemo(flags *flag.FlagSet) action {
	dryRun := flags.Bool("dry-run", false, "only count what would be removed")
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		removed, err := a.RemoveDemo(ctx, operator(), *dryRun)
		if err != nil {
			return err
		}
		if removed.None() {
			_, err = fmt.Fprintln(in.out, "This database holds nothing of the demo.")
			return err
		}
		done := "Removed"
		if *dryRun {
			done = "Would remove"
		}
		_, err = fmt.Fprintf(in.out, "%s: %d accounts, %d sample profiles, %d claims, %d requests, %d emails.\n", done,
			removed.Accounts, removed.Profiles, removed.Claims, removed.Requests, removed.Mails)
		return err
	})
}
