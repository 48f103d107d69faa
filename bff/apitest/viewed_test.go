package apitest

import (
	"strings"
	"testing"

	"peritus/bff/search"
)

func TestViewed_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		first, second := found.Results[0].ExpertID, found.Results[1].ExpertID
		for _, c := range []struct {
			rule, who, method, path string
			status                  int
			holds, without          string
		}{
			{"a visitor", Nobody, "PUT", "/api/viewed/" + first, 401, "", "Remembered"},
			{"an expert", "expert", "PUT", "/api/viewed/" + first, 403, "", "Remembered"},
			{"nothing at first", "attorney", "GET", "/api/viewed", 200, `"count":0`, first},
			{"an attorney", "attorney", "PUT", "/api/viewed/" + first, 200, "Remembered.", ""},
			{"another expert", "attorney", "PUT", "/api/viewed/" + second, 200, "Remembered.", ""},
			{"once more", "attorney", "PUT", "/api/viewed/" + first, 200, "Remembered.", ""},
			{"something else", "attorney", "PUT", "/api/viewed/nobody", 422, "", "Remembered"},
			{"a profile that doesn't exist", "attorney", "PUT", "/api/viewed/" + strings.Repeat("v", 26), 404, "Object does not exist", "Remembered"},
			{"the list", "attorney", "GET", "/api/viewed", 200, `"results":[{"expert_id":"` + first, "name"},
			{"staff have their own", "researcher", "GET", "/api/viewed", 200, `"count":0`, first},
			{"a visitor reads", Nobody, "GET", "/api/viewed", 401, "", first},
			{"an expert reads", "expert", "GET", "/api/viewed", 403, "", first},
			{"a visitor clears", Nobody, "DELETE", "/api/viewed", 401, "", "cleared"},
			{"an attorney clears", "attorney", "DELETE", "/api/viewed", 200, "Recently viewed experts are cleared.", ""},
			{"and again", "attorney", "DELETE", "/api/viewed", 200, "Recently viewed experts are cleared.", ""},
			{"nothing is left", "attorney", "GET", "/api/viewed", 200, `"count":0`, first},
		} {
			got := w.Ask(t, c.who, c.method, c.path, "")
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.400s", c.rule, got.Status, got.Body)
			}
		}
	})
}
