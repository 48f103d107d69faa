package check

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"peritus/bff/app"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db"
)

const (
	// markedSince is the schema that marks the demo's accounts.
	markedSince = 96
	// sealedSince is the schema that has second factors.
	sealedSince = 60
)

func tryDatabase(ctx context.Context, c config.Config) []finding {
	const setting = "DATABASE_URL"
	d, err := db.Inspect(ctx, c.DatabaseURL)
	if errors.Is(err, db.ErrNoDatabase) {
		return one(setting, "the first start creates the file", nil)
	}
	if err != nil {
		return one(setting, "", err)
	}
	defer func() { _ = d.Close() }()
	note, problem := schemaOf(ctx, d)
	if problem == nil && db.InUse(c.DatabaseURL) {
		note += ", in use by a bff"
	}
	return slices.Concat(one(setting, note, problem), tryDemo(ctx, c, d), tryKeys(ctx, c, d))
}

func schemaOf(ctx context.Context, d *db.DB) (note string, problem error) {
	newest, err := db.NewestSchema(d.Dialect())
	if err != nil {
		return "", err
	}
	current, err := d.Schema(ctx)
	switch {
	case err != nil:
		return "", err
	case current > newest:
		return "", fmt.Errorf("the database has schema %d, but this program supports only up to %d", current, newest)
	case current < newest:
		return fmt.Sprintf("schema %d, which the next start updates to %d", current, newest), nil
	}
	return fmt.Sprintf("schema %d", current), nil
}

func tryDemo(ctx context.Context, c config.Config, d *db.DB) []finding {
	current, err := d.Schema(ctx)
	if err != nil || current < markedSince || c.SeedDemo {
		return nil
	}
	rows, err := app.CountDemo(ctx, d)
	if err == nil && !rows.None() {
		err = fmt.Errorf("false, but the database holds %d accounts and %d sample profiles of the demo: run `bff demo remove`", rows.Accounts, rows.Profiles)
	}
	return one("SEED_DEMO", "false, and nothing of the demo is here", err)
}

// tryKeys looks for stored values whose key is missing.
func tryKeys(ctx context.Context, c config.Config, d *db.DB) []finding {
	const setting = "REFRESH_KEY"
	current, err := d.Schema(ctx)
	if err != nil || current < sealedSince || len(c.RefreshSecrets()) == 0 {
		return nil // reported elsewhere
	}
	keys, err := app.Keys(ctx, c, d)
	if err != nil {
		return one(setting, "", err)
	}
	var missing []error
	for _, key := range keys {
		if !key.Known {
			missing = append(missing, fmt.Errorf("without key %s, %d authenticator apps and %d recovery codes don't work", key.Name, key.Apps, key.Codes))
		}
	}
	return one(setting, "every stored value has its key", errors.Join(missing...))
}
