package apitest

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"peritus/bff/favorite"
	"peritus/bff/search"
)

func TestFavorites_scenarios(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		first, second := found.Results[0].ExpertID, found.Results[1].ExpertID
		among := "/api/favorites/among?id=" + first + "&id=" + second
		for _, c := range []struct {
			rule, who, method, path, body string
			status                        int
			holds, without                string
		}{
			{"a visitor", Nobody, "PUT", "/api/favorites/" + first, "{}", 401, "", "Added"},
			{"an expert", "expert", "PUT", "/api/favorites/" + first, "{}", 403, "", "Added"},
			{"nobody has any at first", "attorney", "GET", "/api/favorites", "", 200, `"count":0`, first},
			{"an attorney", "attorney", "PUT", "/api/favorites/" + first, "{}", 200, "Added to your favorites.", ""},
			{"once more", "attorney", "PUT", "/api/favorites/" + first, "{}", 200, "Added to your favorites.", ""},
			{"another expert", "attorney", "PUT", "/api/favorites/" + second, `{"since":"2026-01-02T03:04:05Z"}`, 200, `"added_at":"2026-01-02T03:04:05Z"`, ""},
			{"a wrong time", "attorney", "PUT", "/api/favorites/" + second, `{"since":"yesterday"}`, 422, `"errors":{"since":`, "Added"},
			{"something else", "attorney", "PUT", "/api/favorites/nobody", "{}", 422, "", "Added"},
			{"a profile that doesn't exist", "attorney", "PUT", "/api/favorites/" + strings.Repeat("v", 26), "{}", 404, "Object does not exist", "Added"},
			{"the list", "attorney", "GET", "/api/favorites", "", 200, `"count":2`, "name"},
			{"among two", "attorney", "GET", among, "", 200, first, "name"},
			{"among none", "attorney", "GET", "/api/favorites/among?id=nobody", "", 200, `"results":[]`, first},
			{"staff have their own", "researcher", "GET", among, "", 200, `"results":[]`, first},
			{"a visitor reads", Nobody, "GET", "/api/favorites", "", 401, "", first},
			{"an expert reads", "expert", "GET", "/api/favorites", "", 403, "", first},
			{"cards, in the order asked for", "attorney", "GET", "/api/experts/cards?id=" + second + "&id=nobody&id=" + first, "", 200, `"results":[{"expert_id":"` + second + `"`, ""},
			{"cards for an expert", "expert", "GET", "/api/experts/cards?id=" + first, "", 403, "", first},
			{"no card", "attorney", "GET", "/api/experts/cards", "", 422, "", "results"},
			{"too many cards", "attorney", "GET", "/api/experts/cards?id=" + strings.Repeat("x&id=", 50) + "x", "", 422, "", "results"},
			{"an attorney removes", "attorney", "DELETE", "/api/favorites/" + first, "", 200, "Removed from your favorites.", ""},
			{"and again", "attorney", "DELETE", "/api/favorites/" + first, "", 200, "Removed from your favorites.", ""},
			{"one is left", "attorney", "GET", "/api/favorites", "", 200, `"count":1`, first},
		} {
			got := w.Ask(t, c.who, c.method, c.path, c.body)
			if got.Status != c.status || !strings.Contains(got.Body, c.holds) || c.without != "" && strings.Contains(got.Body, c.without) {
				t.Errorf("%s: %d %.400s", c.rule, got.Status, got.Body)
			}
		}
	})
}

// A favorite whose owner hid the profile stays on the list, and its card tells nothing.
func TestFavorites_aHiddenProfileShowsNothing(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		var found search.ExpertSearch
		w.Ask(t, "attorney", "GET", "/api/experts", "").Into(t, &found)
		expert := found.Results[0]
		w.do(t, "attorney", "PUT", "/api/favorites/"+expert.ExpertID, "{}")
		w.do(t, "researcher", http.MethodPost, "/api/admin/experts/act", fmt.Sprintf(`{"act":"hide","reason":"They asked.","assignee_id":"","selected":[%q]}`, expert.ExpertID))
		var list favorite.FavoriteList
		w.Ask(t, "attorney", "GET", "/api/favorites", "").Into(t, &list)
		if list.Count != 1 || list.Results[0].ExpertID != expert.ExpertID {
			t.Errorf("%+v", list)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/experts/cards?id="+expert.ExpertID, ""); strings.TrimSpace(got.Body) != `{"results":[]}` {
			t.Errorf("%s", got.Body)
		}
		if got := w.Ask(t, "researcher", "PUT", "/api/favorites/"+expert.ExpertID, "{}"); got.Status != 404 {
			t.Errorf("%d %s", got.Status, got.Body)
		}
		w.do(t, "attorney", "DELETE", "/api/favorites/"+expert.ExpertID, "")
	})
}
