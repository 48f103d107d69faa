package command

import (
	"bytes"
	"encoding/base64"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/config"
	"peritus/bff/platform/db/dbtest"
)

// run runs a command line and returns its exit code and outputs.
func run(t *testing.T, args ...string) (exit int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	exit = Run(t.Context(), args, &o, &e)
	return exit, o.String(), e.String()
}

// runBoth runs a command line and returns both outputs as one text.
func runBoth(t *testing.T, args ...string) (exit int, all string) {
	t.Helper()
	exit, out, errs := run(t, args...)
	return exit, out + errs
}

// settings sets the environment of a program without the demo and returns its settings.
func settings(t *testing.T, database, redis string) config.Config {
	t.Helper()
	secret := base64.StdEncoding.EncodeToString([]byte(strings.Repeat("s", 32)))
	for name, value := range map[string]string{
		"DATABASE_URL": database, "REDIS_URL": redis, "SEED_DEMO": "false", "STAFF_SECOND_FACTOR": "required", "BFF_HOST": "127.0.0.1",
		"BFF_PORT": "0", "BFF_METRICS_PORT": "0",
		"WEB_ORIGIN": "http://localhost:3000", "SMTP_URL": "", "MAIL_FROM": "Peritus <hello@peritus.test>", "MAIL_DIR": t.TempDir(),
		"MEDIA_DIR": t.TempDir(), "CMS_URL": "http://127.0.0.1:1", "CMS_PUBLIC_URL": "", "JWT_KEYS": "a:" + secret, "REFRESH_KEY": secret,
		"WEB_SECRET": secret, "CMS_TOKEN": secret, "CMS_WEBHOOK_SECRET": secret, "PREVIEW_SECRET": secret, "LOG_LEVEL": "warn", "LOG_FORMAT": "text",
	} {
		t.Setenv(name, value)
	}
	c, err := config.FromEnvironment()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// eachDatabase runs f on SQLite and on Postgres with Redis.
func eachDatabase(t *testing.T, f func(t *testing.T, database, redis string)) {
	t.Run("sqlite", func(t *testing.T) { f(t, "sqlite:"+filepath.Join(t.TempDir(), "peritus.db"), "") })
	t.Run("postgres and redis", func(t *testing.T) { f(t, dbtest.PostgresURL(t), cachetest.ServerURL(t)) })
}

// onApp opens the app with the settings, runs f, and closes it.
func onApp(t *testing.T, c config.Config, f func(a *app.App)) {
	t.Helper()
	a, err := app.New(t.Context(), c, app.Deps{})
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := a.Close(); err != nil {
			t.Error(err)
		}
	}()
	f(a)
}
