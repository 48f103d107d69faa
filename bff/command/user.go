package command

import (
	"context"
	"flag"
	"fmt"

	"peritus/bff/app"
	"peritus/bff/auth"
)

// userChange is a change of an account that operators and staff can make.
type userChange struct {
	done string
	do   func(a *app.App) func(ctx context.Context, actor auth.Actor, userID, reason string) error
}

type change = func(ctx context.Context, actor auth.Actor, userID, reason string) error

var (
	suspend     = userChange{"is suspended", func(a *app.App) change { return a.Users.Suspend }}
	restore     = userChange{"is restored", func(a *app.App) change { return a.Users.Restore }}
	resetFactor = userChange{"has no second factor now", func(a *app.App) change { return a.Users.ResetFactor }}
)

func userAction(c userChange) func(flags *flag.FlagSet) action {
	return func(flags *flag.FlagSet) action {
		reason := flags.String("reason", "", "the `reason`, for the audit log and for the email to the person (required)")
		return func(ctx context.Context, in input) error {
			if *reason == "" {
				return usageError{"-reason is missing"}
			}
			return withApp(func(ctx context.Context, a *app.App, in input) error {
				email := in.operands[0]
				person, found, err := a.Account.FindByEmail(ctx, email)
				if err != nil {
					return err
				}
				if !found {
					return fmt.Errorf("no account has the address %s", email)
				}
				if err := c.do(a)(ctx, operator(), person.ID, *reason); err != nil {
					return plain(err)
				}
				_, err = fmt.Fprintf(in.out, "%s %s.\n", person.Email, c.done)
				return err
			})(ctx, in)
		}
	}
}
