package command

import (
	"context"
	"io"
	"slices"

	"peritus/bff/app"
)

// importContent opens no database, because it writes only to the CMS.
func importContent(ctx context.Context, in input, args []string) error {
	if slices.ContainsFunc(args, isHelp) {
		_, err := io.WriteString(in.out, app.ImportUsage)
		return err
	}
	c, err := readSettings(in.err)
	if err != nil {
		return err
	}
	return app.Import(ctx, c, args, in.out, in.err)
}
