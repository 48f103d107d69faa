package command

import (
	"context"
	"flag"
	"log/slog"
	"net"

	"peritus/bff/app"
)

// serve is the only command that logs to standard output.
func serve(*flag.FlagSet) action {
	return func(ctx context.Context, in input) error {
		return open(ctx, in, in.out, func(ctx context.Context, a *app.App, _ input) error {
			return a.Serve(ctx, func(at net.Addr) { slog.Info("bff is up", slog.String("address", at.String())) })
		})
	}
}

// migrate only opens the app, which migrates the database.
func migrate(*flag.FlagSet) action {
	return withApp(func(context.Context, *app.App, input) error { return nil })
}
