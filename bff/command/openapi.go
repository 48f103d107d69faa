package command

import (
	"context"
	"encoding/json"
	"flag"

	"peritus/bff/app"
)

func openAPI(*flag.FlagSet) action {
	return withApp(func(_ context.Context, a *app.App, in input) error {
		out := json.NewEncoder(in.out)
		out.SetIndent("", "  ")
		return out.Encode(a.OpenAPI())
	})
}
