package command

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"peritus/bff/app"
	"peritus/bff/platform/db/dbtest"
)

// fakeCMS accepts the tokens in the tests' settings.
func fakeCMS(t *testing.T, token string) {
	t.Helper()
	cms := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/_health":
			w.WriteHeader(http.StatusNoContent)
		case r.Header.Get("Authorization") != "Bearer "+token:
			w.WriteHeader(http.StatusUnauthorized)
		}
	}))
	t.Cleanup(cms.Close)
	t.Setenv("CMS_URL", cms.URL)
}

// taken is a port of another program. It responds, so that nobody waits for it.
func taken(t *testing.T) (address, port string) {
	t.Helper()
	other := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(other.Close)
	address = other.Listener.Addr().String()
	_, port, _ = net.SplitHostPort(address)
	return address, port
}

// closed returns a port on which nothing listens.
func closed(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = listener.Close() }()
	return listener.Addr().String()
}

func TestCheck_acceptsValidSettingsAndChangesNothing(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := settings(t, database, redis)
		fakeCMS(t, c.CMSToken)
		media := filepath.Join(t.TempDir(), "media")
		t.Setenv("MEDIA_DIR", media)
		exit, out, errs := run(t, "check")
		if exit != 0 || errs != "" || strings.Contains(out, "WRONG") {
			t.Fatalf("exit %d\n%s%s", exit, out, errs)
		}
		for _, setting := range []string{"DATABASE_URL", "REDIS_URL", "MEDIA_DIR", "MAIL_DIR", "DATACITE_URL", "CMS_URL", "CMS_TOKEN", "WEB_ORIGIN", "BFF_PORT", "BFF_METRICS_PORT"} {
			if !strings.Contains(out, "ok    "+setting+" ") {
				t.Errorf("%s isn't tried:\n%s", setting, out)
			}
		}
		if strings.Contains(out, c.CMSToken) || strings.Contains(out, c.WebSecret) {
			t.Errorf("a secret is printed:\n%s", out)
		}
		if _, err := os.Stat(media); !os.IsNotExist(err) {
			t.Errorf("the folder was created: %v", err)
		}
		if path, isSQLite := strings.CutPrefix(database, "sqlite:"); isSQLite {
			if entries, err := os.ReadDir(filepath.Dir(path)); err != nil || len(entries) != 0 {
				t.Errorf("files were created: %v %v", entries, err)
			}
		}
	})
}

func TestCheck_listsEveryProblem(t *testing.T) {
	busy, port := taken(t)
	gone := closed(t)
	for setting, c := range map[string]struct{ value, says string }{
		"DATABASE_URL":     {"sqlite:/proc/peritus.db", "cannot write to the folder /proc"},
		"REDIS_URL":        {"redis://:hunter2@" + gone, "does not respond"},
		"SMTP_URL":         {"smtp://u:hunter2@" + gone, "mail server"},
		"MAIL_DIR":         {"/proc/mail", "the folder /proc/mail"},
		"MEDIA_DIR":        {"/proc/media", "the folder /proc/media"},
		"DATACITE_URL":     {"http://" + busy + "/graphql", "GraphQL Error (Code: 404)"},
		"CMS_URL":          {"http://" + gone, "refused"},
		"CMS_TOKEN":        {strings.Repeat("hunter2", 6), "the CMS refuses it with status 401"},
		"CMS_IMPORT_TOKEN": {strings.Repeat("hunter2", 6), "the CMS refuses it with status 401"},
		"CMS_PUBLIC_URL":   {"https://cms.invalid", "lookup "},
		"WEB_ORIGIN":       {"https://peritus.invalid", "lookup "},
		"BFF_PORT":         {port, "another program uses " + busy},
		"BFF_METRICS_PORT": {port, "another program uses " + busy},
		"WEB_SECRET":       {"hunter2", "at least 32"},

		"STAFF_SECOND_FACTOR": {"off", "the demo alone may say off"},
	} {
		t.Run(setting, func(t *testing.T) {
			fakeCMS(t, settings(t, dbtest.SQLiteURL(t), "").CMSToken)
			t.Setenv(setting, c.value)
			exit, out, errs := run(t, "check")
			if exit != 1 || !strings.Contains(errs, "bff: 1 problem") {
				t.Errorf("exit %d\n%s%s", exit, out, errs)
			}
			if _, line, found := strings.Cut(out, "WRONG "+setting+" "); !found || !strings.Contains(strings.SplitN(line, "\n", 2)[0], c.says) || strings.Contains(out+errs, "hunter2") {
				t.Errorf("%s\n%s", out, errs)
			}
		})
	}
}

func TestCheck_reportsTheDatabasesDemoAndSchema(t *testing.T) {
	eachDatabase(t, func(t *testing.T, database, redis string) {
		c := withDemo(t, database, redis)
		fakeCMS(t, c.CMSToken)
		exit, out, _ := run(t, "check")
		if exit != 1 || !strings.Contains(out, "WRONG SEED_DEMO") || !strings.Contains(out, "9 accounts and 60 sample profiles") {
			t.Errorf("the demo: exit %d\n%s", exit, out)
		}
		if exit, _, errs := run(t, "demo", "remove"); exit != 0 {
			t.Fatal(errs)
		}
		onApp(t, c, func(a *app.App) { // a bff may run at the same time
			if exit, out, errs := run(t, "check"); exit != 0 || !strings.Contains(out, "ok    SEED_DEMO") {
				t.Errorf("exit %d\n%s%s", exit, out, errs)
			}
			exec(t, a, "INSERT INTO goose_db_version (version_id, is_applied) VALUES (999, ?)", true)
		})
		if exit, out, _ := run(t, "check"); exit != 1 || !strings.Contains(out, "WRONG DATABASE_URL") || !strings.Contains(out, "the database has schema 999") {
			t.Errorf("a newer schema: exit %d\n%s", exit, out)
		}
	})
}

func TestCheck_acceptsPortsOfARunningBff(t *testing.T) {
	c := settings(t, dbtest.SQLiteURL(t), "")
	fakeCMS(t, c.CMSToken)
	running := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	t.Cleanup(running.Close)
	_, port, _ := net.SplitHostPort(running.Listener.Addr().String())
	t.Setenv("BFF_PORT", port)
	if exit, out, errs := run(t, "check"); exit != 0 || !strings.Contains(out, fmt.Sprintf("ok    %-19s in use by a bff", "BFF_PORT")) {
		t.Errorf("exit %d\n%s%s", exit, out, errs)
	}
}
