package apitest

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
)

// operations returns the declared access of every operation in the OpenAPI document.
func operations(t *testing.T, w *World) map[string]string {
	t.Helper()
	found := map[string]string{}
	for path, item := range w.App.OpenAPI().Paths {
		for method, op := range map[string]*huma.Operation{
			http.MethodGet: item.Get, http.MethodPost: item.Post, http.MethodPut: item.Put,
			http.MethodDelete: item.Delete, http.MethodPatch: item.Patch,
		} {
			if op == nil {
				continue
			}
			access, ok := op.Extensions["x-access"].(string)
			if !ok || access == "" {
				t.Errorf("%s %s declares no access", method, path)
			}
			found[method+" "+path] = access
		}
	}
	return found
}

// withValues fills in the parameters of a path with values of the right shape.
func withValues(path string) string {
	path = strings.NewReplacer("{section}", "about-me", "{form}", "contact", "{seq}", "1", "{number}", "1").Replace(path)
	return pathParameter.ReplaceAllString(path, "x")
}

var pathParameter = regexp.MustCompile(`\{[^}]+\}`)

// Each operation refuses everyone whom its declared access does not name, before it reads
// their input.
func TestOperations_refuseEveryoneTheyDoNotName(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		all := operations(t, w)
		if len(all) < 20 {
			t.Fatalf("only %d operations", len(all))
		}
		for name, access := range all {
			method, path, _ := strings.Cut(name, " ")
			path = withValues(path)
			for who := range withNobody() {
				response := w.Ask(t, who, method, path, bodyFor(method))
				refused := response.Status == 401 || response.Status == 403
				switch want := expectedRefusal(access, who); {
				case want != 0 && response.Status != want:
					t.Errorf("%s %s as %s: %d, want %d", method, path, who, response.Status, want)
				case want == 0 && refused && access != "anyone" && !strings.Contains(path, "/profiles/"):
					t.Errorf("%s %s as %s: %d, although %q", method, path, who, response.Status, access)
				case response.Status >= 500:
					t.Errorf("%s %s as %s: %d %s", method, path, who, response.Status, response.Body)
				}
				if response.Status >= 400 && !strings.Contains(response.Body, `"level":"error"`) {
					t.Errorf("%s %s as %s: no envelope: %s", method, path, who, response.Body)
				}
			}
		}
	})
}

// bodyFor returns a body that no operation accepts, so that the test changes nothing.
func bodyFor(method string) string {
	if method == http.MethodGet || method == http.MethodDelete {
		return ""
	}
	return `{"no such field": true}`
}

func withNobody() map[string]auth.Groups {
	all := map[string]auth.Groups{Nobody: nil}
	for who, groups := range people {
		all[who] = groups
	}
	return all
}

func expectedRefusal(access, who string) int {
	switch {
	case access == "anyone":
		return 0
	case who == Nobody:
		return 401
	case strings.HasPrefix(access, "signed-in"):
		return 0
	}
	for _, g := range people[who] {
		for name := range strings.SplitSeq(access, ",") {
			if string(g) == name {
				return 0
			}
		}
	}
	return 403
}

// hostileSegments are path parameters that are no valid id, slug, or name, escaped as a
// client may send them.
var hostileSegments = map[string]string{
	"300 characters":            strings.Repeat("a", 300),
	"8,000 characters":          strings.Repeat("a", 8_000),
	"invalid UTF-8":             "%ff%fe",
	"an incomplete character":   "a%c3",
	"a quote":                   "%27%20OR%201=1--",
	"a parent folder":           "..%2f..%2fetc%2fpasswd",
	"a wildcard":                "%25",
	"a line end":                "a%0d%0aX-A:%20b",
	"a space":                   "%20",
	"a four-byte character":     "%F0%9D%95%AC",
	"a replacement character":   "%EF%BF%BD",
	"a number too large":        "99999999999999999999999",
	"a negative number":         "-1",
	"a text direction override": "%E2%80%AEa",
}

// TestOperations_hostilePathsNeverFail sends hostile values in every path, as a person who
// may call the operation.
func TestOperations_hostilePathsNeverFail(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		parameter := regexp.MustCompile(`\{[a-z_]+\}`)
		for name, access := range operations(t, w) {
			method, path, _ := strings.Cut(name, " ")
			if !strings.Contains(path, "{") {
				continue
			}
			who := Nobody
			for one := range withNobody() {
				if one != Nobody && expectedRefusal(access, one) == 0 {
					who = one
				}
			}
			body := bodies[name]
			if body == "" && method != http.MethodGet && method != http.MethodDelete {
				body = "{}"
			}
			for called, segment := range hostileSegments {
				address := parameter.ReplaceAllLiteralString(path, segment)
				response := w.Ask(t, who, method, address, body)
				if response.Status < 400 || response.Status >= 500 {
					t.Errorf("%s with %s as %s: %d %.200s", name, called, who, response.Status, response.Body)
				}
			}
		}
	})
}
