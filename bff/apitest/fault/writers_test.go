package fault

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"peritus/bff/account"
	"peritus/bff/apitest"
	"peritus/bff/platform/db"
	"peritus/bff/platform/once"
)

const (
	expert   = "06dne00001o014r4im8rn3cc00"
	degrees  = "/api/profiles/" + expert + "/education"
	patience = time.Minute
)

// writers send contact forms and save a degree, each repeated to any process until it's
// acknowledged, like a person would.
type writers struct {
	t         *testing.T
	processes []*apitest.Process
	ctx       context.Context

	next     atomic.Int64
	stopped  atomic.Bool
	group    sync.WaitGroup
	arrived  chan string // subjects of forms
	failures chan struct{}
	repeats  atomic.Int64
	degree   string // the last one that was acknowledged
	credits  int    // movements that were acknowledged

	count        int // acknowledged forms that were awaited
	acknowledged []string
}

// write starts the writers.
func write(t *testing.T, processes ...*apitest.Process) *writers {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	w := &writers{t: t, processes: processes, ctx: ctx, arrived: make(chan string, 100_000), failures: make(chan struct{}, 1)}
	editor := processes[0].SignIn(t, apitest.MailOf("admin"), account.DemoPassword).Access
	t.Cleanup(func() {
		cancel()
		w.group.Wait()
	})
	for range 3 {
		w.group.Go(w.sendForms)
	}
	w.group.Go(func() { w.saveDegrees("Authorization", "Bearer "+editor) })
	w.group.Go(func() { w.changeAwards("Authorization", "Bearer "+editor) })
	w.group.Go(w.moveCredits)
	return w
}

// await waits until this many more forms are acknowledged.
func (w *writers) await(more int) {
	w.t.Helper()
	late := time.After(patience)
	for range more {
		select {
		case subject := <-w.arrived:
			w.acknowledged, w.count = append(w.acknowledged, subject), w.count+1
		case <-late:
			w.t.Fatalf("only %d writes were acknowledged", w.count)
		}
	}
}

// awaitFailure waits until a write fails from now on.
func (w *writers) awaitFailure() {
	w.t.Helper()
	select {
	case <-w.failures: // of before
	default:
	}
	select {
	case <-w.failures:
	case <-time.After(patience):
		w.t.Fatal("no write fails")
	}
}

// stop lets each writer finish its last write.
func (w *writers) stop() {
	w.stopped.Store(true)
	w.group.Wait()
	close(w.arrived)
	for subject := range w.arrived {
		w.acknowledged = append(w.acknowledged, subject)
	}
	w.t.Logf("%d forms were acknowledged, with %d repeats of requests", len(w.acknowledged), w.repeats.Load())
	if w.repeats.Load() == 0 {
		w.t.Error("no request failed, so the test proves nothing")
	}
}

func (w *writers) sendForms() {
	for !w.stopped.Load() && w.ctx.Err() == nil {
		n := w.next.Add(1)
		subject := fmt.Sprintf("Form %d", n)
		from := apitest.From(fmt.Sprintf("198.18.%d.%d", n/250, n%250))
		form := map[string]string{"subject": subject, "message": "It is 2024.", "name": "Li Wei", "email": fmt.Sprintf("form-%d@example.org", n), "consent": "yes"}
		opened := w.repeat(http.MethodPost, "/api/inquiries/contact", form, 422, from...)
		var refusal struct{ Data struct{ Started string } }
		if err := json.Unmarshal([]byte(opened), &refusal); err != nil {
			w.t.Errorf("%v %s", err, opened)
			return
		}
		form["started"] = refusal.Data.Started
		if w.repeat(http.MethodPost, "/api/inquiries/contact", form, 200, from...) != "" {
			w.arrived <- subject
		}
	}
}

func (w *writers) saveDegrees(editor ...string) {
	var saved struct {
		Item struct {
			ID      string
			Version int
		}
	}
	for n := 1; !w.stopped.Load() && w.ctx.Err() == nil; n++ {
		organization := fmt.Sprintf("School %d", n)
		method, path, status := http.MethodPut, degrees+"/"+saved.Item.ID, 200
		if n == 1 {
			method, path, status = http.MethodPost, degrees, 201
		}
		response := w.repeat(method, path, map[string]any{"version": saved.Item.Version, "visibility": "public",
			"data": map[string]string{"organization": organization, "degree": "PhD", "status": "completed"}, "reason": "Fault"}, status, editor...)
		switch {
		case response == "":
			return
		case strings.Contains(response, "already-received"): // stored, but the response is lost
			saved.Item.Version++
		default:
			if err := json.Unmarshal([]byte(response), &saved); err != nil {
				w.t.Errorf("%v %s", err, response)
				return
			}
		}
		w.degree = organization
	}
}

// repeat sends a request to one process after the other until it's acknowledged, and
// returns the response's body. It's empty if the test is over, or fails after a minute.
func (w *writers) repeat(method, path string, body any, status int, headers ...string) string {
	text, err := json.Marshal(body)
	if err != nil {
		w.t.Error(err)
		return ""
	}
	headers = slices.Concat(headers, []string{once.Header, rand.Text()})
	began := time.Now()
	for attempt := 0; w.ctx.Err() == nil; attempt++ {
		p := w.processes[attempt%len(w.processes)]
		response, err := p.Try(w.ctx, method, path, string(text), headers...)
		switch {
		case err == nil && (response.Status == status || response.Status == 409 && strings.Contains(response.Body, "already-received")):
			return response.Body
		case err == nil && response.Status < 500:
			w.t.Errorf("%s %s: %d %s", method, path, response.Status, response.Body)
			return ""
		case time.Since(began) > patience:
			w.t.Errorf("%s %s isn't acknowledged after %d attempts: %+v %v", method, path, attempt+1, response, err)
			return ""
		}
		w.repeats.Add(1)
		select {
		case w.failures <- struct{}{}:
		default:
		}
		select {
		case <-w.ctx.Done():
		case <-time.After(10 * time.Millisecond):
		}
	}
	return ""
}

// verify compares what is stored with what was acknowledged.
func (w *writers) verify(d *db.DB) {
	w.t.Helper()
	verifyProfile(w.t, d)
	w.verifyCredits(d)
	read := d.Read(w.t.Context())
	var stored []string
	if err := read.Table("inquiries").Where("subject LIKE 'Form %'").Pluck("subject", &stored).Error; err != nil {
		w.t.Fatal(err)
	}
	slices.Sort(stored)
	slices.Sort(w.acknowledged)
	if !slices.Equal(stored, w.acknowledged) {
		w.t.Errorf("%d forms were acknowledged and %d stored:\n%v\n%v", len(w.acknowledged), len(stored), w.acknowledged, stored)
	}
	var mails []struct {
		ID, Recipient string
		SentAt        *int64
	}
	if err := read.Table("mails").Where("recipient LIKE '%form-%@example.org%'").Find(&mails).Error; err != nil {
		w.t.Fatal(err)
	}
	if len(mails) != len(w.acknowledged) {
		w.t.Errorf("%d confirmations of %d forms", len(mails), len(w.acknowledged))
	}
	var jobs []string
	if err := read.Table("river_job").Where("kind = 'mail.send' AND state NOT IN ('discarded', 'cancelled')").Pluck("args", &jobs).Error; err != nil {
		w.t.Fatal(err)
	}
	all := strings.Join(jobs, "\n")
	for _, m := range mails {
		if m.SentAt == nil && !strings.Contains(all, m.ID) {
			w.t.Errorf("the email to %s is not sent and has no job", m.Recipient)
		}
	}
	var organizations []string
	if err := read.Table("profile_items").Where("expert_id = ? AND section = 'education' AND data LIKE '%School %'", expert).Pluck("data", &organizations).Error; err != nil {
		w.t.Fatal(err)
	}
	if len(organizations) != 1 || !strings.Contains(organizations[0], `"`+w.degree+`"`) {
		w.t.Errorf("stored %v, acknowledged %q", organizations, w.degree)
	}
}

// verifyAgreement compares what the processes show.
func (w *writers) verifyAgreement() {
	w.t.Helper()
	for _, path := range []string{"/api/admin/requests", "/api/admin/waiting", degrees, "/api/experts/" + expert} {
		var first string
		for i, p := range w.processes {
			got := p.Ask(w.t, "admin", http.MethodGet, path, "")
			if i == 0 {
				first = got.Body
			}
			if got.Status != 200 || got.Body != first {
				w.t.Errorf("%s: %d\n%s\n%s", path, got.Status, first, got.Body)
			}
		}
	}
	for _, p := range w.processes {
		p.Await(w.t, func() bool {
			got := p.Ask(w.t, "admin", http.MethodGet, "/api/experts?q=%22"+strings.ReplaceAll(w.degree, " ", "+")+"%22", "")
			return strings.Contains(got.Body, expert)
		})
	}
}
