package command

import (
	"context"
	"flag"
	"fmt"

	"peritus/bff/app"
)

func seed(flags *flag.FlagSet) action {
	experts := flags.Int("experts", 60, "the `number` of sample experts there should be")
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		err := a.Seed(ctx, *experts, func(done int) { _, _ = fmt.Fprintf(in.err, "\r%d experts", done) })
		if err != nil {
			return err
		}
		return a.SeedPortraits(ctx, *experts)
	})
}
