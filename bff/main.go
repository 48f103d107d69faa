// The bff holds every rule of Peritus and is the only program that touches its
// database.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"peritus/bff/command"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	code := command.Run(ctx, os.Args[1:], os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
