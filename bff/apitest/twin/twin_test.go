// Package twin tests two processes of one installation that work at the same time. It runs
// with the race detector.
package twin

import (
	"fmt"
	"net/http"
	"sync"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/apitest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/soak"
)

func TestMain(m *testing.M) { apitest.Main(m) }

// two starts two processes on Postgres and Redis.
func two(t *testing.T, options ...apitest.Option) (one, other *apitest.World) {
	t.Helper()
	t.Parallel()
	one = apitest.OnServers(t, options...)
	return one, one.Twin(t, 0)
}

func refreshBody(token string) string { return fmt.Sprintf(`{"refresh":%q}`, token) }

// Tabs of one browser refresh repeatedly at the same time on two processes, and each
// continues with the token it received. In the soak run, the first round is 1,000 requests.
func TestRefresh_concurrentOnTwoProcessesKeepsTheSession(t *testing.T) {
	one, other := two(t)
	processes := []*apitest.World{one, other}
	token := one.SignIn(t, apitest.MailOf("attorney"), account.DemoPassword).Refresh
	used := []string{}
	for round, times := range []int{soak.Pick(1000, 60), 8, 8, 8} {
		answers := make([]session.Refreshed, times)
		var group sync.WaitGroup
		for i := range answers {
			group.Go(func() {
				response := processes[i%2].Ask(t, apitest.Nobody, http.MethodPost, "/api/token/refresh/", refreshBody(token))
				if response.Status != 200 {
					t.Errorf("round %d, refresh %d: %d %s", round, i, response.Status, response.Body)
					return
				}
				response.Into(t, &answers[i])
			})
		}
		group.Wait()
		if t.Failed() {
			return
		}
		for i, a := range answers {
			if a.Refresh != answers[0].Refresh || a.Refresh == token {
				t.Fatalf("round %d: tab %d received a different successor", round, i)
			}
		}
		for i, w := range processes {
			if got := w.Ask(t, apitest.Nobody, http.MethodGet, "/api/settings", "", "Authorization", "Bearer "+answers[i].Access); got.Status != 200 {
				t.Fatalf("round %d: signed out on process %d: %d", round, i, got.Status)
			}
		}
		used, token = append(used, token), answers[0].Refresh
	}
	var rows int64
	if err := one.App.DB.Read(t.Context()).Table("refresh_tokens").Where("used_at IS NULL").Count(&rows).Error; err != nil || rows != 1 {
		t.Errorf("%d tokens can still be used, %v", rows, err)
	}
	stolen := one.Twin(t, session.Grace+time.Second)
	if got := stolen.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/refresh/", refreshBody(used[0])); got.Status != 401 {
		t.Errorf("an old token outside the window: %d", got.Status)
	}
	for _, w := range processes {
		for name, last := range map[string]string{"the newest": token, "the one before": used[len(used)-1]} {
			if got := w.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/refresh/", refreshBody(last)); got.Status != 401 {
				t.Errorf("the session still works by %s: %d %s", name, got.Status, got.Body)
			}
		}
	}
}

// A sign-out wins over concurrent refreshes on another process: the tokens that those
// returned do not work.
func TestSignOut_winsOverConcurrentRefreshes(t *testing.T) {
	one, other := two(t)
	for range soak.Pick(8, 3) {
		login := one.SignIn(t, apitest.MailOf("attorney"), account.DemoPassword)
		answers := make([]session.Refreshed, 6)
		var group sync.WaitGroup
		for i := range answers {
			group.Go(func() {
				if a := other.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/refresh/", refreshBody(login.Refresh)); a.Status == 200 {
					a.Into(t, &answers[i])
				}
			})
		}
		group.Go(func() {
			if a := one.Ask(t, apitest.Nobody, http.MethodPost, "/api/sign-out", refreshBody(login.Refresh), "Authorization", "Bearer "+login.Access); a.Status != 200 {
				t.Errorf("sign-out: %d %s", a.Status, a.Body)
			}
		})
		group.Wait()
		for _, a := range append(answers, session.Refreshed{Access: login.Access, Refresh: login.Refresh}) {
			if a.Access == "" {
				continue
			}
			if got := other.Ask(t, apitest.Nobody, http.MethodGet, "/api/settings", "", "Authorization", "Bearer "+a.Access); got.Status != 401 {
				t.Errorf("an access token survived: %d", got.Status)
			}
			if got := one.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/refresh/", refreshBody(a.Refresh)); got.Status != 401 {
				t.Errorf("a refresh token survived: %d", got.Status)
			}
		}
	}
}

// Each sign-in locks, deletes, and inserts the counts of attempts.
func TestSignIn_concurrentAttemptsOfOneAccountNeverFail(t *testing.T) {
	one, other := two(t)
	body := fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("admin"), account.DemoPassword)
	for range soak.Pick(20, 3) {
		var group sync.WaitGroup
		for i := range 8 {
			w := []*apitest.World{one, other}[i%2]
			group.Go(func() {
				got := w.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/", body, apitest.From(fmt.Sprintf("192.0.2.%d", i%2))...)
				if got.Status != 200 && got.Status != 429 {
					t.Errorf("%d %s", got.Status, got.Body)
				}
			})
		}
		group.Wait()
	}
}

func TestSignIn_delaysApplyAcrossProcessesButNotToTheOwner(t *testing.T) {
	one, other := two(t, apitest.At(clock.NewFake(time.Now())))
	try := func(w *apitest.World, password, address string) int {
		return w.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("expert"), password), apitest.From(address)...).Status
	}
	for i := range 5 {
		if got := try([]*apitest.World{one, other}[i%2], "wrong", "198.51.100.9"); got != 401 {
			t.Fatalf("try %d: %d", i, got)
		}
	}
	restarted := one.Twin(t, 0)
	for name, w := range map[string]*apitest.World{"one": one, "the other": other, "a restarted one": restarted} {
		if got := try(w, account.DemoPassword, "198.51.100.9"); got != 429 {
			t.Errorf("%s allows the sixth attempt: %d", name, got)
		}
	}
	if got := try(other, account.DemoPassword, "192.0.2.44"); got != 200 {
		t.Errorf("the owner is locked out: %d", got)
	}
}

func TestSignIn_aKnownBrowserIsKnownToEveryProcess(t *testing.T) {
	one, other := two(t, apitest.At(clock.NewFake(time.Now())))
	try := func(w *apitest.World, password, browser string) int {
		return w.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/", fmt.Sprintf(`{"email":%q,"password":%q}`, apitest.MailOf("expert"), password),
			append(apitest.From("192.0.2.44"), "X-Peritus-Browser", browser)...).Status
	}
	own := one.SignIn(t, apitest.MailOf("expert"), account.DemoPassword).Browser
	for i := range 6 {
		try([]*apitest.World{one, other}[i%2], "wrong", "") // strangers, in the owner's network
	}
	restarted := one.Twin(t, 0)
	for name, w := range map[string]*apitest.World{"one": one, "the other": other, "a restarted one": restarted} {
		if stranger, owner := try(w, account.DemoPassword, "invented"), try(w, account.DemoPassword, own); stranger != 429 || owner != 200 {
			t.Errorf("%s: a stranger gets %d, the owner's browser %d", name, stranger, owner)
		}
	}
	for i := range 5 { // its own failures count on both
		try([]*apitest.World{one, other}[i%2], "wrong", own)
	}
	for name, w := range map[string]*apitest.World{"one": one, "the other": other} {
		if got := try(w, account.DemoPassword, own); got != 429 {
			t.Errorf("%s allows the known browser's sixth failure: %d", name, got)
		}
	}
}

func TestAudit_concurrentReadsOnTwoProcessesAreOneEntry(t *testing.T) {
	one, other := two(t)
	user, _, err := one.App.Account.FindByEmail(t.Context(), apitest.MailOf("expert"))
	if err != nil {
		t.Fatal(err)
	}
	one.Ask(t, "admin", http.MethodGet, "/api/settings", "") // signs in
	var group sync.WaitGroup
	for i := range 12 {
		group.Go(func() {
			if got := []*apitest.World{one, other}[i%2].Ask(t, "admin", http.MethodGet, "/api/admin/users/"+user.ID, ""); got.Status != 200 {
				t.Errorf("%d %s", got.Status, got.Body)
			}
		})
	}
	group.Wait()
	var entries int64
	if err := one.App.DB.Read(t.Context()).Table("audit_entries").Where("action = ?", "account.opened").Count(&entries).Error; err != nil || entries != 1 {
		t.Errorf("%d entries, %v", entries, err)
	}
}

func TestSignIn_delaysSurviveARestartOnSQLite(t *testing.T) {
	t.Parallel()
	w := apitest.OnSQLite(t, apitest.At(clock.NewFake(time.Now())))
	for range 5 {
		w.Ask(t, apitest.Nobody, http.MethodPost, "/api/token/", fmt.Sprintf(`{"email":%q,"password":"wrong"}`, apitest.MailOf("expert")))
	}
	var kept int64
	if err := w.App.DB.Read(t.Context()).Table("sign_in_failures").Where("failures = ?", 5).Count(&kept).Error; err != nil || kept != 2 {
		t.Errorf("%d counts are in the file, want the account's and the IP address's: %v", kept, err)
	}
}
