package apitest

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
	"peritus/bff/platform/soak"
	"peritus/bff/profile/section"
	"peritus/bff/profile/section/sectiontest"
)

// Over HTTP, a text in all fields of a section at once is stored in each, or the fields that
// refuse it have an error and nothing is stored. Package section tests every text in every
// field alone.
func TestSections_keepOrRefuseEveryTextOverHTTP(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		who := w.demoExpert(t)
		var own struct {
			ExpertID string `json:"expert_id"`
		}
		w.Ask(t, who, "GET", "/api/my-profile", "").Into(t, &own)
		step := soak.Pick(1, 5)
		if w.App.DB.Dialect() == db.Postgres {
			step *= 4
		}
		for _, code := range []string{section.HistoryCode, section.MattersCode} {
			s, _ := section.Find(code)
			at := "/api/profiles/" + own.ExpertID + "/" + code
			kept, refused := 0, 0
			for n, written := range sectiontest.Naughty(t) {
				if n%step != 0 {
					continue
				}
				members := sectiontest.Example(t, s)
				places := slices.DeleteFunc(sectiontest.Places(s), func(p sectiontest.Place) bool { return !sectiontest.Written(p.Field.Kind) })
				for _, place := range places {
					if changed := place.In(members, written); n/step%2 == 0 || accepts(s, changed, place) {
						members = changed
					}
				}
				before := w.Ask(t, who, "GET", at, "").Body
				response := w.Ask(t, who, "POST", at, asJSON(map[string]any{"visibility": "public", "data": members}))
				switch item, problems := sectiontest.Sent(s, members); {
				case len(problems) > 0:
					refused++
					checkRefusal(t, written, response, problems)
					if after := w.Ask(t, who, "GET", at, "").Body; after != before {
						t.Errorf("%q was refused, but the section changed", written)
					}
				default:
					kept++
					checkAdded(t, w, who, at, written, response, field.Encode(item))
				}
			}
			if kept < 5 || refused == 0 {
				t.Errorf("%s: %d kept, %d refused", code, kept, refused)
			}
		}
	})
}

func accepts(s section.Section, members map[string]any, place sectiontest.Place) bool {
	_, problems := sectiontest.Sent(s, members)
	return !place.Mentioned(problems)
}

func checkRefusal(t *testing.T, written string, response Response, problems field.Problems) {
	t.Helper()
	var envelope struct{ Errors map[string][]string }
	response.Into(t, &envelope)
	if response.Status != 422 || len(envelope.Errors) != len(problems) {
		t.Errorf("%q: %d %s, want %v", written, response.Status, response.Body, problems)
	}
	for path := range problems {
		if len(envelope.Errors[path]) == 0 || !strings.HasSuffix(envelope.Errors[path][0], ".") {
			t.Errorf("%q: %s says %q", written, path, envelope.Errors[path])
		}
	}
}

// checkAdded reads the new row back and removes it again.
func checkAdded(t *testing.T, w *World, who, at, written string, response Response, want []byte) {
	t.Helper()
	if response.Status != 201 {
		t.Errorf("%q: %d %s", written, response.Status, response.Body)
		return
	}
	var view struct {
		Items []struct {
			ID   string          `json:"id"`
			Data json.RawMessage `json:"data"`
		} `json:"items"`
	}
	w.Ask(t, who, "GET", at, "").Into(t, &view)
	added := view.Items[len(view.Items)-1]
	if string(field.Encode(added.Data)) != string(want) {
		t.Errorf("%q: sent %s, read %s", written, want, added.Data)
	}
	if a := w.Ask(t, who, "DELETE", at+"/"+added.ID+"?version=1", ""); a.Status != 200 {
		t.Errorf("%q: %d %s", written, a.Status, a.Body)
	}
}
