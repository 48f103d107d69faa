package command

import (
	"context"
	"flag"

	"peritus/bff/app"
)

func checkAudit(flags *flag.FlagSet) action {
	seq := flags.Int64("seq", 0, "also check the entry with the number `N`, saved earlier")
	hash := flags.String("hash", "", "the `hash` that it had")
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		return a.CheckAudit(ctx, in.out, *seq, *hash)
	})
}
