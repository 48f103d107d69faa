package users_test

import (
	"fmt"
	"strings"
	"testing"

	"gorm.io/gorm"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/account/users"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

// crowd makes many accounts by the database itself, each with the words that it is
// found by; all share the host of their address.
func crowd(t *testing.T, f accounttest.Fixture, many int) {
	t.Helper()
	series := fmt.Sprintf("WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < %d)", many)
	name := "'quill' || substr('000000' || n, -6)"
	if f.DB.Dialect() == db.Postgres {
		name = "'quill' || lpad(n::text, 6, '0')"
	}
	statements := []string{
		"INSERT INTO users (id, email, email_key, password_hash, name, groups, created_at, updated_at) " + series +
			" SELECT 'u' || " + name + ", " + name + " || '@firm.example', " + name + " || '@firm.example', 'x', " + name + ", 'Attorney', n, n FROM series",
		"ANALYZE",
	}
	for _, word := range []string{name, "'firm'", "'example'"} {
		statements = append([]string{statements[0], "INSERT INTO user_words (word, user_id) " + series + " SELECT " + word + ", 'u' || " + name + " FROM series"}, statements[1:]...)
	}
	for _, statement := range statements {
		if err := f.DB.Write(f.Ctx).Exec(statement).Error; err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
	}
}

// plan is how the database finds a page of accounts.
func plan(t *testing.T, f accounttest.Fixture, filter users.Filter) string {
	t.Helper()
	words, err := users.RarestFirst(f.Ctx, f.DB, filter.Query)
	if err != nil {
		t.Fatal(err)
	}
	return dbtest.Plan(t, f.DB, func(q *gorm.DB) *gorm.DB { return users.Page(filter, q.Model(&account.Row{}), words) })
}

func TestUsers_searchUsesTheWordIndex(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		crowd(t, f, 6000)
		index, whole := "sqlite_autoindex_user_words_1", []string{"SCAN users", "SCAN user_words", "users_by_time"}
		if f.DB.Dialect() == db.Postgres {
			index, whole = "user_words_pkey", []string{"Seq Scan on users", "Seq Scan on user_words", "users_by_time"}
		}
		for what, query := range map[string]string{"a name": "quill004711", "its beginning": "quill00471", "a whole address": "quill004711@firm.example", "words that all share, first": "example firm quill004711"} {
			plan := plan(t, f, users.Filter{Query: query})
			if !strings.Contains(plan, index) {
				t.Errorf("%s: no index in\n%s", what, plan)
			}
			for _, scan := range whole {
				if strings.Contains(plan, scan) {
					t.Errorf("%s: %s in\n%s", what, scan, plan)
				}
			}
		}
		found, count, err := f.Users(f.Ctx, users.Filter{Query: "quill004711@firm.example"}, 1)
		if err != nil || count != 1 || len(found) != 1 || found[0].Email != "quill004711@firm.example" {
			t.Errorf("%d %+v %v", count, found, err)
		}
	})
}

func TestUsers_looksUpTheRarestWordFirst(t *testing.T) {
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		crowd(t, f, 1000)
		for query, first := range map[string]string{"firm quill000042": "quill000042", "quill firm castellanos": "castellanos", "nobody firm": "nobody", "firm": "firm"} {
			words, err := users.RarestFirst(f.Ctx, f.DB, query)
			if err != nil || len(words) == 0 || words[0] != first {
				t.Errorf("%s: %v %v", query, words, err)
			}
		}
	})
}
