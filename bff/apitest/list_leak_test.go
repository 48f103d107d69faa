package apitest

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/redis/go-redis/v9"

	"peritus/bff/platform/logtest"
	"peritus/bff/search"
)

// A code of a list is only in the response to whoever made it: in no other response, log,
// table, or cache.
func TestSharedLists_codesAreNowhereElse(t *testing.T) {
	for name, on := range map[string]func(*testing.T, ...Option) *World{"sqlite": OnSQLite, "postgres and redis": OnServers} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			log := &logtest.Log{}
			w := on(t, loggedTo(log))
			var found search.ExpertSearch
			w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
			at := "/api/lists/" + w.listOf(t, "attorney", "Reyes v. Northgate", found.Results[0].ExpertID)
			made := w.codeOf(t, "attorney", at, "Dana at Hart LLP")
			var once struct{ Code string }
			w.Ask(t, "attorney", "POST", at+"/codes", `{"person":"Lee","expires":"never"}`, "Idempotency-Key", strings.Repeat("k", 22)).Into(t, &once)
			code := asJSON(map[string]string{"code": made.Code})
			w.do(t, "researcher", "POST", "/api/shared-lists/open", code)
			w.do(t, "researcher", "POST", "/api/shared-lists/check", code)
			w.Ask(t, "expert", "POST", "/api/shared-lists/open", code)
			w.Ask(t, Nobody, "POST", "/api/shared-lists/open", code)
			w.Ask(t, "researcher", "POST", "/api/shared-lists/open", `{"code":"`+made.Code+strings.Repeat("x", 100)+`"}`)
			for _, who := range []string{Nobody, "researcher"} {
				w.Ask(t, who, "GET", "/api/navigation?path=/list/"+made.Code, "")
			}
			holds := func(text string) bool {
				text = strings.ToUpper(text)
				return strings.Contains(text, made.Code) || strings.Contains(text, once.Code)
			}
			if len(made.Code) != 26 || len(once.Code) != 26 {
				t.Fatalf("%q %q", made.Code, once.Code)
			}
			for operation := range operations(t, w) {
				method, path, _ := strings.Cut(operation, " ")
				if method != "GET" {
					continue
				}
				path = strings.NewReplacer("/api/lists/{list_id}", at, "{expert_id}", found.Results[0].ExpertID).Replace(path)
				if strings.Contains(path, "{") {
					continue
				}
				for _, who := range []string{"attorney", "researcher", "admin", "expert", Nobody} {
					if got := w.Ask(t, who, method, path, ""); holds(got.Body) {
						t.Errorf("%s as %s: %.300s", operation, who, got.Body)
					}
				}
			}
			for _, table := range w.tables(t) {
				var rows []map[string]any
				if err := w.App.DB.Read(t.Context()).Table(table).Find(&rows).Error; err != nil {
					t.Fatal(err)
				}
				if text := fmt.Sprintf("%s", rows); holds(text) {
					t.Errorf("the table %s has a code", table)
				}
			}
			for keys := w.App.Redis.Scan(t.Context(), 0, "*", 1000).Iterator(); keys.Next(t.Context()); {
				if value := w.kept(t, keys.Val()); holds(keys.Val() + value) {
					t.Errorf("%s: %s", keys.Val(), value)
				}
			}
			if text := log.Take(); holds(text) || !strings.Contains(text, "/api/shared-lists/open") {
				t.Errorf("the log has a code, or nothing: %.600s", text)
			}
		})
	}
}

// kept returns what Redis holds under a key.
func (w *World) kept(t *testing.T, key string) string {
	t.Helper()
	var value any
	var err error
	switch kind := w.App.Redis.Type(t.Context(), key).Val(); kind {
	case "string":
		value, err = w.App.Redis.Get(t.Context(), key).Result()
	case "hash":
		value, err = w.App.Redis.HGetAll(t.Context(), key).Result()
	case "set":
		value, err = w.App.Redis.SMembers(t.Context(), key).Result()
	case "zset":
		value, err = w.App.Redis.ZRange(t.Context(), key, 0, -1).Result()
	case "none": // expired
	default:
		t.Errorf("%s is a %s, which this test can't read", key, kind)
	}
	if err != nil && !errors.Is(err, redis.Nil) {
		t.Error(err)
	}
	return fmt.Sprint(value)
}
