package apitest

import (
	"net/url"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/profile"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// An attorney without a confirmed admission finds no expert by an attorney-only item in
// results, suggestions, or similar experts.
func TestSearch_findsPublicItemsOnlyWithoutAConfirmedAdmission(t *testing.T) {
	Each(t, func(t *testing.T, w *World) {
		user, err := w.App.Account.Create(t.Context(), account.NewAccount{Email: "new@apitest.example", Name: "New", Groups: auth.Groups{auth.Attorney}})
		if err != nil {
			t.Fatal(err)
		}
		grant, err := w.App.Session.Begin(t.Context(), user, account.Device{})
		if err != nil {
			t.Fatal(err)
		}
		w.tokens["unconfirmed"] = grant.Access

		expertID := w.publicExpert(t)
		expert, _, err := w.App.Profile.Find(t.Context(), expertID)
		if err != nil {
			t.Fatal(err)
		}
		finds := func(who string) bool {
			return strings.Contains(w.Ask(t, who, "GET", "/api/experts?q="+url.QueryEscape(expert.Name), "").Body, expertID)
		}
		similar := func(who string) int { return w.Ask(t, who, "GET", "/api/experts/"+expertID+"/similar", "").Status }
		if !finds("unconfirmed") || !finds("admin") || similar("unconfirmed") != 200 {
			t.Fatalf("%s is not found while public", expert.Name)
		}
		staff := auth.Actor{UserID: "s", Name: "Staff", Groups: auth.Groups{auth.Admin}}
		about, version := w.aboutOf(t, staff, expertID)
		if _, err := w.App.Profile.SaveSingle(t.Context(), staff, expertID, section.AboutMeCode, profile.Input{Version: version, Visibility: stored.Attorneys, Content: about, Reason: "Asked by phone"}); err != nil {
			t.Fatal(err)
		}
		if !finds("admin") || similar("admin") != 200 {
			t.Error("not found by staff")
		}
		if finds("unconfirmed") || similar("unconfirmed") != 404 {
			t.Error("found without an admission")
		}
	})
}

func (w *World) aboutOf(t *testing.T, actor auth.Actor, expertID string) (section.Item, int) {
	t.Helper()
	view, err := w.App.Profile.Items(t.Context(), actor, expertID, section.AboutMeCode)
	if err != nil || len(view.Items) != 1 {
		t.Fatalf("%+v %v", view, err)
	}
	declared, _ := section.Find(section.AboutMeCode)
	item, err := declared.Read(view.Items[0].Data)
	if err != nil {
		t.Fatal(err)
	}
	return item, view.Items[0].Version
}
