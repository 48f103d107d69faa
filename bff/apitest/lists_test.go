package apitest

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// hostile are query values that nobody should send and that people and programs do. NUL
// is not among them: the server refuses it in every address.
var hostile = []string{
	"", "-1", "0", "100000", "1000001", "99999999999999999999", "1.5", "zzz", "2026-02-30", "9999-12-31",
	"a\x01b", "\xff\xfe", "%", "';--", `"\`, "* OR (", "\u202e\U0010ffff", strings.Repeat("x", maxAddress-1_000), strings.Repeat("ü ", maxAddress/8),
}

// maxAddress is how many bytes of values one address takes: the server ends the
// connection above the size of its read buffer, 16 KB.
const maxAddress = 8_000

// TestLists_hostileQueries sends hostile values to every operation that reads a query.
// A list answers with its default; nothing fails.
func TestLists_hostileQueries(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		lists := 0
		for path, item := range w.App.OpenAPI().Paths {
			for method, op := range map[string]*huma.Operation{http.MethodGet: item.Get, http.MethodPost: item.Post} {
				names := queryNames(op)
				if len(names) == 0 {
					continue
				}
				// Search refuses areas and places that do not exist: a search for less than was
				// asked would find too much.
				list := op.Extensions[web.QueryExtension] == "corrected" && path != "/api/experts"
				if list {
					lists++
				}
				at := strings.NewReplacer("{expert_id}", "x", "{section}", "about-me", "{slug}", "x", "{id}", "x", "{name}", "x").Replace(path)
				ask := func(query url.Values) {
					response := w.Ask(t, readerOf(op), method, at+"?"+query.Encode(), "")
					if response.Status >= 500 || list && response.Status == http.StatusUnprocessableEntity {
						t.Errorf("%s %s?%.200s: %d %s", method, at, query.Encode(), response.Status, response.Body)
					}
				}
				for _, value := range hostile {
					all := url.Values{}
					for _, name := range names {
						if len(all.Encode())+len(url.QueryEscape(value)) < maxAddress {
							all.Set(name, value)
						}
						if !list { // where one value that is refused hides the others
							ask(url.Values{name: {value}})
						}
					}
					ask(all)
				}
			}
		}
		if lists < 9 {
			t.Errorf("only %d lists", lists)
		}
	})
}

// TestLists_haveOneShape holds every list in pages to web.Page, and every list by
// cursor to web.Cursor.
func TestLists_haveOneShape(t *testing.T) {
	w := OnSQLite(t)
	schemas := w.App.OpenAPI().Components.Schemas
	for path, item := range w.App.OpenAPI().Paths {
		for _, name := range queryNames(item.Get) {
			want := map[string][]string{
				"page":   {"count", "next", "previous", "results", "total", "page"},
				"before": {"results", "older", "newer"},
			}[name]
			if want == nil {
				continue
			}
			if item.Get.Extensions[web.QueryExtension] != "corrected" {
				t.Errorf("%s has a parameter %s of its own: embed web.Paging or web.Around", path, name)
			}
			body := item.Get.Responses["200"].Content["application/json"].Schema
			if body.Ref != "" {
				body = schemas.SchemaFromRef(body.Ref)
			}
			for _, member := range want {
				if body.Properties[member] == nil {
					t.Errorf("%s answers without %s: embed web.Page or web.Cursor", path, member)
				}
			}
		}
	}
}

func queryNames(op *huma.Operation) (names []string) {
	if op == nil {
		return nil
	}
	for _, parameter := range op.Parameters {
		if parameter.In == "query" {
			names = append(names, parameter.Name)
		}
	}
	return names
}

// readerOf is an account that may call an operation.
func readerOf(op *huma.Operation) string {
	access, _ := op.Extensions["x-access"].(string)
	for _, who := range []string{"admin", "attorney", "expert"} {
		if expectedRefusal(access, who) == 0 {
			return who
		}
	}
	return Nobody
}
