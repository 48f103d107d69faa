package command

import (
	"context"
	"flag"
	"fmt"
	"runtime/debug"

	"peritus/bff/platform/db"
)

// release is set by builds that have no repository to read it from:
//
//	go build -ldflags "-X peritus/bff/command.release=1.4.0"
var release string

// version needs no settings, so it works on a machine without any.
func version(*flag.FlagSet) action {
	return func(_ context.Context, in input) error {
		schema, err := db.NewestSchema(db.SQLite)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(in.out, "bff %s, schema %d\n", build(), schema)
		return err
	}
}

// build returns the release and commit that this program was built from.
func build() string {
	if release != "" {
		return release
	}
	name, at, changed := "unknown", "", false
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			switch s.Key {
			case "vcs.revision":
				name = s.Value[:min(12, len(s.Value))]
			case "vcs.time":
				at = " of " + s.Value
			case "vcs.modified":
				changed = s.Value == "true"
			}
		}
	}
	if changed {
		at += ", with local changes"
	}
	return name + at
}
