package apitest

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// hostile are malformed query values that people and programs send. NUL is not included
// because the server refuses it in every URL.
var hostile = []string{
	"", "-1", "0", "100000", "1000001", "99999999999999999999", "1.5", "zzz", "2026-02-30", "9999-12-31",
	"a\x01b", "\xff\xfe", "%", "';--", `"\`, "* OR (", "\u202e\U0010ffff", strings.Repeat("x", maxAddress-1_000), strings.Repeat("ü ", maxAddress/8),
}

// maxAddress is the maximum size of the values in one URL. The server closes the connection
// above the size of its read buffer, 16 KB.
const maxAddress = 8_000

// TestLists_hostileQueries sends hostile values to every operation that reads a query.
// A list falls back to its defaults, and nothing fails.
func TestLists_hostileQueries(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		w.confirmed(t, "attorney")
		conversation := w.conversationOf(t, "attorney", demoExpert, "Abara", "Hello")
		lists := 0
		for path, item := range w.App.OpenAPI().Paths {
			for method, op := range map[string]*huma.Operation{http.MethodGet: item.Get, http.MethodPost: item.Post} {
				names := queryNames(op)
				if len(names) == 0 {
					continue
				}
				// Search refuses unknown areas and places, because ignoring a filter would return
				// too many results.
				list := op.Extensions[web.QueryExtension] == "corrected" && path != "/api/experts"
				if list {
					lists++
				}
				at := strings.NewReplacer("{expert_id}", "x", "{section}", "about-me", "{slug}", "x", "{id}", "x", "{name}", "x", "{user_id}", strings.Repeat("0", 26), "{conversation_id}", conversation).Replace(path)
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
						if !list { // send each value alone, because a refused one hides the others
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

// TestLists_haveOneShape requires that paged lists use web.Page and cursor lists use
// web.Cursor.
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
				t.Errorf("%s declares its own parameter %s: embed web.Paging or web.Around", path, name)
			}
			body := item.Get.Responses["200"].Content["application/json"].Schema
			if body.Ref != "" {
				body = schemas.SchemaFromRef(body.Ref)
			}
			for _, member := range want {
				if body.Properties[member] == nil {
					t.Errorf("the response of %s has no %s: embed web.Page or web.Cursor", path, member)
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

// readerOf returns an account that may call an operation.
func readerOf(op *huma.Operation) string {
	access, _ := op.Extensions["x-access"].(string)
	for _, who := range []string{"admin", "attorney", "expert"} {
		if expectedRefusal(access, who) == 0 {
			return who
		}
	}
	return Nobody
}
