package fault

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"time"

	"peritus/bff/account"
	"peritus/bff/apitest"
	"peritus/bff/credit"
	"peritus/bff/credit/ledger"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
)

// moveCredits adds credits to the attorney's, and takes some away, until the test is over.
func (w *writers) moveCredits() {
	admin := fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("admin"), account.DemoPassword)
	var holder string
	var editor []string
	for n, signedIn := 0, (time.Time{}); !w.stopped.Load() && w.ctx.Err() == nil; n++ {
		if time.Since(signedIn) > 5*time.Minute { // changes need a recent sign-in
			var session struct{ Access string }
			if err := json.Unmarshal([]byte(w.repeat(http.MethodPost, "/api/token/", json.RawMessage(admin), 200)), &session); err != nil {
				return // the test is over
			}
			editor, signedIn = []string{"Authorization", "Bearer " + session.Access}, time.Now()
		}
		if holder == "" {
			var found struct{ Results []struct{ ID, Email string } }
			listed := w.repeat(http.MethodGet, "/api/admin/credits?q="+url.QueryEscape(apitest.MailOf("attorney")), nil, 200, editor...)
			if err := json.Unmarshal([]byte(listed), &found); err != nil {
				w.t.Errorf("%v %s", err, listed)
				return
			}
			for _, one := range found.Results { // an address's words may match a longer one too
				if one.Email == apitest.MailOf("attorney") {
					holder = one.ID
				}
			}
			if holder == "" {
				w.t.Errorf("no attorney in %s", listed)
				return
			}
		}
		what, amount := "grant", 2
		if n%2 == 1 {
			what, amount = "revoke", 1
		}
		if w.repeat(http.MethodPost, "/api/admin/credits/"+holder+"/"+what, map[string]any{"credits": amount, "reason": "Fault"}, 200, editor...) != "" {
			w.credits++
		}
	}
}

// verifyCredits compares what moved with what was acknowledged, and recounts everything.
func (w *writers) verifyCredits(d *db.DB) {
	w.t.Helper()
	var moved int64
	if err := d.Read(w.t.Context()).Table("credit_movements").Where("rule = ?", credit.RuleStaff).Count(&moved).Error; err != nil {
		w.t.Fatal(err)
	}
	if int(moved) != w.credits || moved == 0 {
		w.t.Errorf("%d movements of credits were acknowledged and %d stored", w.credits, moved)
	}
	problems, err := ledger.New(ledger.Deps{DB: d, Clock: clock.System, IDs: id.Random}).Check(w.t.Context())
	if err != nil || len(problems) > 0 {
		w.t.Errorf("%v %v", problems, err)
	}
}
