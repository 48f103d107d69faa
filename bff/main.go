// The bff holds every rule of Peritus and is the only program that touches its
// database.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"syscall"

	"peritus/bff/app"
	"peritus/bff/platform/config"
)

const usage = `usage: bff COMMAND

  serve              answer requests until interrupted
  migrate            bring the database's schema up to date
  seed [-experts N]  make the demo accounts and N experts, where they are missing
  openapi            print the OpenAPI document
  audit check [-seq N -hash HASH]
                     is the audit log what it was, and is the entry noted earlier still in it
  import KIND SOURCE take content over from WordPress, Ghost, Markdown or a podcast
`

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "bff:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) == 0 {
		fmt.Fprint(os.Stderr, usage)
		return fmt.Errorf("which command?")
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	commands := map[string]func(context.Context, *app.App, []string) error{
		"serve": serve, "migrate": migrate, "seed": seed, "openapi": openapi, "audit": audit,
	}
	command, ok := commands[args[0]]
	if !ok && args[0] != "import" {
		fmt.Fprint(os.Stderr, usage)
		return fmt.Errorf("there is no command %q", args[0])
	}
	settings, err := config.FromEnvironment()
	if err != nil {
		return fmt.Errorf("settings are wrong:\n%w", err)
	}
	slog.SetDefault(slog.New(handler(settings)))
	if args[0] == "import" {
		return app.Import(ctx, settings, args[1:], os.Stdout, os.Stderr)
	}
	a, err := app.New(ctx, settings, app.Deps{})
	if err != nil {
		return err
	}
	err = command(ctx, a, args[1:])
	if closing := a.Close(); err == nil {
		err = closing
	}
	return err
}

func handler(c config.Config) slog.Handler {
	options := &slog.HandlerOptions{Level: c.Level()}
	if c.LogFormat == "text" {
		return slog.NewTextHandler(os.Stdout, options)
	}
	return slog.NewJSONHandler(os.Stdout, options)
}

func serve(ctx context.Context, a *app.App, _ []string) error {
	return a.Serve(ctx, func(at net.Addr) { slog.Info("bff is up", slog.String("address", at.String())) })
}

// migrate has nothing left to do: opening the app migrates.
func migrate(context.Context, *app.App, []string) error { return nil }

func seed(ctx context.Context, a *app.App, args []string) error {
	flags := flag.NewFlagSet("seed", flag.ContinueOnError)
	experts := flags.Int("experts", 60, "how many experts there should be")
	if err := flags.Parse(args); err != nil {
		return err
	}
	return a.Seed(ctx, *experts, func(done int) { fmt.Fprintf(os.Stderr, "\r%d experts", done) })
}

func openapi(_ context.Context, a *app.App, _ []string) error {
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	return out.Encode(a.OpenAPI())
}

func audit(ctx context.Context, a *app.App, args []string) error {
	if len(args) == 0 || args[0] != "check" {
		return fmt.Errorf("the only thing to do with the audit log here is to check it: bff audit check")
	}
	flags := flag.NewFlagSet("audit check", flag.ContinueOnError)
	seq := flags.Int64("seq", 0, "number of an entry that was noted earlier")
	hash := flags.String("hash", "", "the hash that it had")
	if err := flags.Parse(args[1:]); err != nil {
		return err
	}
	return a.CheckAudit(ctx, os.Stdout, *seq, *hash)
}
