package apitest

import (
	"strings"
	"testing"

	"peritus/bff/credit"
)

func TestCredits_areAddedByAdministratorsAndReadByTheirOwner(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		holder := w.idOf(t, "attorney")
		path := "/api/admin/credits/" + holder
		var before, after credit.OwnCredits
		w.Ask(t, "attorney", "GET", "/api/credits", "").Into(t, &before)
		for _, c := range []struct {
			who, path, body string
			status          int
			holds           string
		}{
			{"admin", path + "/grant", `{"credits":12,"reason":"=1+1"}`, 200, "Added 12 credits."},
			{"admin", path + "/grant", `{"credits":12,"reason":" "}`, 422, `"reason":["Enter a reason.`},
			{"admin", path + "/grant", `{"credits":"many","days":null,"reason":"Why"}`, 422, `"credits":[`},
			{"admin", path + "/revoke", `{"credits":2,"reason":"Too many"}`, 200, "Removed 2 credits."},
			{"admin", path + "/revoke", `{"credits":1000,"reason":"All"}`, 422, "Enter at most"},
			{"admin", "/api/admin/credits/" + w.idOf(t, "expert") + "/grant", `{"credits":1,"reason":"Why"}`, 422, "isn't an attorney"},
			{"admin", "/api/admin/credits/" + w.idOf(t, "admin") + "/grant", `{"credits":1,"reason":"Why"}`, 403, "own account"},
			{"researcher", path + "/grant", `{"credits":1,"reason":"Why"}`, 403, ""},
			{"attorney", path + "/grant", `{"credits":1,"reason":"Why"}`, 403, ""},
			{"attorney", "/api/credits/checkout", `{"credits":7}`, 422, "Choose one of the packages."},
			{"attorney", "/api/credits/checkout", `{"credits":50}`, 404, ""}, // nothing is sold here
			{Nobody, "/api/credits/stripe", `{}`, 404, ""},
		} {
			if got := w.Ask(t, c.who, "POST", c.path, c.body); got.Status != c.status || !strings.Contains(got.Body, c.holds) {
				t.Errorf("%s %s %s: %d %s", c.who, c.path, c.body, got.Status, got.Body)
			}
		}
		w.Ask(t, "attorney", "GET", "/api/credits", "").Into(t, &after)
		if after.Balance.Credits != before.Balance.Credits+10 {
			t.Errorf("%+v, then %+v", before.Balance, after.Balance)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/credits/statement?show=added", ""); !strings.Contains(got.Body, `"why":"=1+1"`) {
			t.Error(got.Body)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/credits/statement/export", ""); strings.Contains(got.Body, ",=1+1") || !strings.Contains(got.Body, "=1+1") {
			t.Errorf("a formula in %s", got.Body)
		}
		if got := w.Ask(t, "admin", "GET", "/api/admin/credits", ""); !strings.Contains(got.Body, `"sum":0`) || !strings.Contains(got.Body, `"wrong":0`) {
			t.Error(got.Body)
		}
		if got := w.Ask(t, "admin", "GET", "/api/admin/credits/check", ""); !strings.Contains(got.Body, `"problems":[]`) {
			t.Error(got.Body)
		}
		if got := w.Ask(t, "attorney", "GET", "/api/navigation?path=/attorney", ""); !strings.Contains(got.Body, `"credits":{"credits":`) {
			t.Error(got.Body)
		}
	})
}
