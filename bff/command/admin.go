package command

import (
	"context"
	"flag"
	"fmt"

	"peritus/bff/account"
	"peritus/bff/app"
	"peritus/bff/platform/ustime"
)

// createAdmin prints the link instead of emailing it, because the first administrator is
// needed before email works.
func createAdmin(flags *flag.FlagSet) action {
	name := flags.String("name", "Administrator", "the administrator's `name`")
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		made, err := a.Users.CreateAdmin(ctx, operator(), account.NewAccount{Email: in.operands[0], Name: *name})
		if err != nil {
			return plain(err)
		}
		_, err = fmt.Fprintf(in.out, "Open this link to set the password. It works once, until %s:\n%s\n", ustime.DateTime(made.Until), made.Link)
		return err
	})
}
