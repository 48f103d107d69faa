package command

import (
	"context"
	"flag"
	"fmt"
	"text/tabwriter"

	"peritus/bff/app"
)

func listKeys(*flag.FlagSet) action {
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		keys, err := app.Keys(ctx, a.Config, a.DB)
		if err != nil {
			return err
		}
		table := tabwriter.NewWriter(in.out, 0, 0, 2, ' ', 0)
		_, _ = fmt.Fprintln(table, "KEY\tUSE\tAUTHENTICATOR APPS\tRECOVERY CODES")
		for _, key := range keys {
			_, _ = fmt.Fprintf(table, "%s\t%s\t%d\t%s\n", orDash(key.Name), useOf(key), key.Apps, codesOf(key))
		}
		return table.Flush()
	})
}

func orDash(name string) string {
	if name == "" {
		return "-"
	}
	return name
}

func useOf(key app.KeyUse) string {
	switch {
	case key.Current:
		return "current"
	case key.Name == "":
		return "from before keys had names"
	case !key.Known:
		return "missing in REFRESH_KEY"
	}
	return "older"
}

func codesOf(key app.KeyUse) string {
	if key.Codes == 0 {
		return "0"
	}
	return fmt.Sprintf("%d of %s", key.Codes, accounts(key.Accounts))
}

func accounts(n int) string {
	if n == 1 {
		return "1 account"
	}
	return fmt.Sprintf("%d accounts", n)
}

func rotateKeys(*flag.FlagSet) action {
	return withApp(func(ctx context.Context, a *app.App, in input) error {
		sealed, err := a.RotateKeys(ctx, operator())
		if err != nil {
			return err
		}
		keys, err := app.Keys(ctx, a.Config, a.DB)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(in.out, "Sealed %d secrets of authenticator apps with key %s.\n", sealed, keys[0].Name); err != nil {
			return err
		}
		for _, key := range keys[1:] {
			if key.Codes == 0 {
				continue
			}
			if _, err := fmt.Fprintf(in.out, "Without key %s, %s no longer work.\n", orDash(key.Name), "recovery codes ("+codesOf(key)+")"); err != nil {
				return err
			}
		}
		return nil
	})
}
