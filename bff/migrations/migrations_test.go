package migrations_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/pressly/goose/v3"

	"peritus/bff/migrations"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// before goes back to the schema before a step. forward applies the rest again.
func before(t *testing.T, d *db.DB, version int64) (forward func()) {
	t.Helper()
	steps, err := migrations.For(d.Dialect())
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.SQL()
	if err != nil {
		t.Fatal(err)
	}
	dialect := goose.DialectPostgres
	if d.Dialect() == db.SQLite {
		dialect = goose.DialectSQLite3
	}
	provider, err := goose.NewProvider(dialect, s, steps)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := provider.DownTo(context.Background(), version-1); err != nil {
		t.Fatal(err)
	}
	return func() {
		t.Helper()
		if _, err := provider.Up(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
}

func exec(t *testing.T, d *db.DB, query string, args ...any) {
	t.Helper()
	if err := d.Write(t.Context()).Exec(query, args...).Error; err != nil {
		t.Fatal(err)
	}
}

// texts reads a query's only column.
func texts(t *testing.T, d *db.DB, query string) []string {
	t.Helper()
	var found []string
	if err := d.Read(t.Context()).Raw(query).Scan(&found).Error; err != nil {
		t.Fatal(err)
	}
	return found
}

func addInquiry(t *testing.T, d *db.DB, id, form, fields string) {
	t.Helper()
	exec(t, d, "INSERT INTO inquiries (id, reference, fingerprint, form, state, name, email, subject, fields, found_by, version, created_at, updated_at) "+
		"VALUES (?, ?, ?, ?, 'new', '', '', '', ?, '', 1, 1, 1)", id, id, id, form, fields)
}

func TestMigration0090_renamesBritishValuesBothWays(t *testing.T) {
	const quoted = `,"case":"They wrote \"side\":\"defence\" and \"organisation\":"}`
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		forward := before(t, d, 90)
		addInquiry(t, d, "1-expert", "request-an-expert", `{"side":"defence"`+quoted)
		addInquiry(t, d, "2-plaintiff", "request-an-expert", `{"side":"plaintiff","organisation":"kept"}`)
		addInquiry(t, d, "3-partner", "partner-with-us", `{"organisation":"Harbor","side":"defence"`+quoted)
		addInquiry(t, d, "4-contact", "contact", `{"organisation":"kept","side":"defence"}`)
		old := texts(t, d, "SELECT fields FROM inquiries ORDER BY id")

		forward()
		want := []string{
			`{"side":"defense"` + quoted,
			`{"side":"plaintiff","organisation":"kept"}`,
			`{"organization":"Harbor","side":"defence"` + quoted,
			`{"organisation":"kept","side":"defence"}`,
		}
		for n, fields := range texts(t, d, "SELECT fields FROM inquiries ORDER BY id") {
			if fields != want[n] {
				t.Errorf("got %s, want %s", fields, want[n])
			}
		}

		before(t, d, 90)
		for n, fields := range texts(t, d, "SELECT fields FROM inquiries ORDER BY id") {
			if fields != old[n] {
				t.Errorf("back: got %s, want %s", fields, old[n])
			}
		}
	})
}

func TestMigration0091_deletesPendingSignUpsOnly(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		forward := before(t, d, 91)
		for id, verifiedAt := range map[string]any{"pending": nil, "verified": 2} {
			exec(t, d, "INSERT INTO sign_ups (id, kind, email, email_key, password_hash, details, terms_version, browser_hash, code_sent_at, created_at, verified_at) "+
				"VALUES (?, 'attorney', '', '', '', '{}', '', '', 1, 1, ?)", id, verifiedAt)
			exec(t, d, "INSERT INTO sign_up_mails (sign_up_id, email_key, again, sent_at) VALUES (?, '', false, 1)", id)
		}
		forward()
		for _, query := range []string{"SELECT id FROM sign_ups", "SELECT sign_up_id FROM sign_up_mails"} {
			if left := texts(t, d, query); len(left) != 1 || left[0] != "verified" {
				t.Errorf("%s: %v", query, left)
			}
		}
	})
}

func TestMigration0092_renamesTheInstitutionOfADegreeBothWays(t *testing.T) {
	const quoted = `"degree":"They wrote \"organisation\":"}`
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		forward := before(t, d, 92)
		exec(t, d, "INSERT INTO experts (id, status, visibility, created_at, updated_at) VALUES ('e', 'draft', 'private', 1, 1)")
		for id, section := range map[string]string{"1-degree": "education", "2-other": "about-me"} {
			exec(t, d, "INSERT INTO profile_items (expert_id, section, id, position, visibility, source, version, data, created_at, updated_at) "+
				"VALUES ('e', ?, ?, 1, 'public', 'expert', 1, ?, 1, 1)", section, id, `{"organisation":"Columbia",`+quoted)
			exec(t, d, "INSERT INTO profile_revisions (id, expert_id, section, action, source, on_behalf, changes, created_at) "+
				"VALUES (?, 'e', ?, 'save', 'expert', false, ?, 1)", id, section, `[{"field":"organisation","label":"Institution"}]`)
		}
		stored := func() []string {
			return append(texts(t, d, "SELECT data FROM profile_items ORDER BY id"), texts(t, d, "SELECT changes FROM profile_revisions ORDER BY id")...)
		}
		old := stored()
		forward()
		for n, want := range []string{
			`{"organization":"Columbia",` + quoted, old[1],
			`[{"field":"organization","label":"Institution"}]`, old[3],
		} {
			if got := stored()[n]; got != want {
				t.Errorf("got %s, want %s", got, want)
			}
		}
		before(t, d, 92)
		for n, got := range stored() {
			if got != old[n] {
				t.Errorf("back: got %s, want %s", got, old[n])
			}
		}
	})
}

func TestMigration0096_marksTheAccountsThatTheDemoMade(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		forward := before(t, d, 96)
		for id, address := range map[string]string{"kept": "admin@peritus.test", "renamed": "boss@firm.example", "person": "ada@lab.example", "asked": "cy@firm.example"} {
			exec(t, d, "INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at) VALUES (?, ?, ?, 'x', 'n', 'Admin', 1, 1)", id, address, address)
		}
		change := "INSERT INTO email_changes (id, user_id, old_email, new_email, done_at, created_at, expires_at) VALUES (?, ?, ?, 'new@firm.example', ?, 1, 1)"
		exec(t, d, change, "c1", "renamed", "researcher@peritus.test", 5)
		exec(t, d, change, "c2", "kept", "admin@peritus.test", nil)
		exec(t, d, change, "c3", "person", "ada@old.example", 5)
		exec(t, d, change, "c4", "asked", "cy@old.example", nil)
		forward()
		if marked := texts(t, d, "SELECT user_id FROM demo_accounts ORDER BY user_id"); len(marked) != 2 || marked[0] != "kept" || marked[1] != "renamed" {
			t.Errorf("%v", marked)
		}
	})
}

func TestMigration0140_namesTheStatesOfProfilesBothWays(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		forward := before(t, d, 140)
		for _, e := range []struct {
			id, status string
			user       any
			maker      string
		}{{"1", "pending", nil, "import"}, {"2", "pending", "u2", "expert"}, {"3", "unpublished", nil, "staff"}, {"4", "published", "u4", ""}, {"5", "draft", nil, "staff"}} {
			exec(t, d, "INSERT INTO experts (id, user_id, status, visibility, created_at, updated_at) VALUES (?, ?, ?, 'public', 1, 1)", e.id, e.user, e.status)
			if e.maker != "" {
				exec(t, d, "INSERT INTO profile_revisions (id, expert_id, section, action, source, on_behalf, changes, created_at) VALUES (?, ?, 'about-me', 'add', ?, FALSE, '[]', 1)", "r"+e.id, e.id, e.maker)
			}
		}
		const told = `[{"field":"_status","label":"Status","before":"published","after":"unpublished"}]`
		const quoted = `[{"field":"_status","label":"Say \"unpublished\"","before":"draft","after":"pending"}]`
		exec(t, d, "INSERT INTO profile_revisions (id, expert_id, section, action, source, on_behalf, changes, created_at) VALUES ('s1', '3', '', 'status', 'staff', TRUE, ?, 2), ('s2', '2', '', 'status', 'expert', FALSE, ?, 2)", told, quoted)
		read := func() []string {
			return append(texts(t, d, "SELECT status FROM experts ORDER BY id"), texts(t, d, "SELECT changes FROM profile_revisions WHERE action = 'status' ORDER BY id")...)
		}
		old := read()

		forward()
		want := []string{"unclaimed", "pending", "hidden", "published", "draft", strings.Replace(told, "unpublished", "hidden", 1), quoted}
		if got := read(); !slices.Equal(got, want) {
			t.Errorf("%q", got)
		}
		if got := texts(t, d, "SELECT source FROM experts ORDER BY id"); !slices.Equal(got, []string{"import", "expert", "staff", "import", "staff"}) {
			t.Errorf("%q", got)
		}
		before(t, d, 140)
		if got := read(); !slices.Equal(got, old) {
			t.Errorf("back: %q", got)
		}
		forward()
	})
}
