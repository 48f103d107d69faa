package claim

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"peritus/bff/auth"
	"peritus/bff/auth/authtest"
	"peritus/bff/media"
	"peritus/bff/notify/notifytest"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
	"peritus/bff/platform/recipient"
	"peritus/bff/platform/sms"
	"peritus/bff/profile"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
	"peritus/bff/search/index"
)

const (
	onFile   = "ingrid@uni.example"
	onFileNo = "+12025550143"
	here     = "192.0.2.7"
)

var (
	jana = auth.Actor{UserID: "jana", Name: "Jana Moreau", Email: "jana@peritus.test", Groups: auth.Groups{auth.Researcher}}
	// mine and theirs are what two browsers know.
	mine, theirs = strings.Repeat("m", 43), strings.Repeat("t", 43)
)

// post keeps what was sent, both ways.
type post struct {
	notifytest.Outbox
	mu    sync.Mutex
	texts []sms.Message
	// noTexts is an installation without a gateway.
	noTexts bool
}

type phones struct{ *post }

func (p phones) Available() bool { return !p.noTexts }

func (p phones) Send(_ context.Context, m sms.Message) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.texts = append(p.texts, m)
	return nil
}

// to is what an address or a number was sent, the newest last.
func (p *post) to(whom string) (all []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, m := range p.Outbox.To(whom) {
		all = append(all, m.Subject+"\n"+m.Text)
	}
	for _, m := range p.texts {
		if m.To == whom {
			all = append(all, m.Text)
		}
	}
	return all
}

type prepared struct{ *profile.Service }

func (p prepared) SearchPrepared(ctx context.Context, query string, page, size int) ([]Profile, int, error) {
	found, count, err := p.Service.SearchPrepared(ctx, query, page, size)
	list := make([]Profile, len(found))
	for i, one := range found {
		list[i] = Profile(one)
	}
	return list, count, err
}

func (p prepared) FindPrepared(ctx context.Context, expertID string) (Profile, bool, error) {
	one, found, err := p.Service.FindPrepared(ctx, expertID)
	return Profile(one), found, err
}

type world struct {
	*Service
	profiles *profile.Service
	clock    *clock.Fake
	post     *post
	entries  *authtest.Log
	people   authtest.Directory
	folder   string
	ctx      context.Context
}

// each runs f on both databases, in a world with the profile "ingrid".
func each(t *testing.T, f func(t *testing.T, w world)) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) { eachOn(t, d, f) })
}

// eachOn is the world on one database.
func eachOn(t *testing.T, d *db.DB, f func(t *testing.T, w world)) {
	w := world{clock: clock.NewFake(time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)), post: &post{}, entries: &authtest.Log{},
		people: authtest.Directory{{ID: "ada", Name: "Ada Quimby", Email: "ada@home.example"}, {ID: "eve", Name: "Eve Holm", Email: "eve@home.example"},
			{ID: jana.UserID, Name: jana.Name, Email: jana.Email, Groups: auth.Groups{auth.Researcher}}},
		folder: filepath.Join(t.TempDir(), "media"), ctx: t.Context()}
	held := &holds{}
	w.profiles = profile.New(profile.Deps{DB: d, Clock: w.clock, IDs: id.Random, Terms: index.Terms, Holds: held})
	w.Service = New(Deps{DB: d, Redis: cachetest.InProcess(t), Clock: w.clock, IDs: id.Random, Profiles: prepared{w.profiles},
		Accounts: w.people, Files: media.New(w.folder), Notify: w.post, Texts: phones{w.post}, AuditLog: w.entries,
		Codes: keyringtest.For(keyring.MailedCodes), Keys: keyringtest.For(keyring.ClaimSecrets),
		Limits: recipient.Limiter{DB: d, Clock: w.clock, Keys: keyringtest.For(keyring.Recipients)}, WebOrigin: "https://peritus.test", Log: slog.New(slog.DiscardHandler)})
	held.claims = w.Service
	w.prepare(t, "ingrid", onFile, onFileNo)
	f(t, w)
}

type holds struct{ claims *Service }

func (h *holds) Held(ctx context.Context, expertID string) (bool, time.Time, error) {
	return h.claims.Held(ctx, expertID)
}

// prepare makes an unclaimed, published profile as an import would.
func (w world) prepare(t *testing.T, expertID, email, number string) {
	t.Helper()
	now := w.clock.Now().UnixMilli()
	err := w.DB.Write(w.ctx).Table("experts").Create(map[string]any{"id": expertID, "status": "published", "visibility": "private",
		"created_at": now, "updated_at": now}).Error
	if err != nil {
		t.Fatal(err)
	}
	w.about(t, expertID, 0, func(a *section.AboutMe) { a.ContactEmail, a.Phone = email, number })
}

// about saves the about-me of a profile as staff.
func (w world) about(t *testing.T, expertID string, version int, change func(*section.AboutMe)) {
	t.Helper()
	if err := w.tryAbout(expertID, version, change); err != nil {
		t.Fatal(err)
	}
}

func (w world) tryAbout(expertID string, version int, change func(*section.AboutMe)) error {
	a := &section.AboutMe{FirstName: "Ingrid", LastName: "Solheim", Headline: "Lift planner", Bio: strings.Repeat("Cranes and rigging. ", 10),
		City: "Albany", Country: "US", State: "NY", TimeZone: "America/New_York", ContactEmail: onFile, Phone: onFileNo, Languages: []field.Language{}}
	change(a)
	_, err := w.profiles.SaveSingle(w.ctx, jana, expertID, section.AboutMeCode, profile.Input{Version: version, Visibility: stored.Public, Content: a, Reason: "Asked by phone"})
	return err
}

func request(mode Mode) Request {
	return Request{ExpertID: "ingrid", Purpose: ForProfile, Mode: mode, Browser: mine, Address: here,
		Name: "Ingrid Solheim", Contact: "ingrid@home.example", Institution: "IUOE Local 158", Note: "I am retired."}
}

func (w world) begin(t *testing.T, wanted Request) Claim {
	t.Helper()
	c, err := w.Begin(w.ctx, wanted)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

var sixDigits = regexp.MustCompile(`\b\d{6}\b`)

// code is the newest that was sent to somebody.
func (w world) code(t *testing.T, whom string) string {
	t.Helper()
	all := w.post.to(whom)
	for _, text := range slices.Backward(all) {
		if found := sixDigits.FindString(text); found != "" {
			return found
		}
	}
	t.Fatalf("no code for %s in %q", whom, all)
	return ""
}

// other is a code that is not the right one.
func other(right string) string {
	if right == "000000" {
		return "000001"
	}
	return "000000"
}

var links = regexp.MustCompile(`token=([A-Za-z0-9_-]+)`)

// contestToken is what the newest link to somebody carries.
func (w world) contestToken(t *testing.T, whom string) string {
	t.Helper()
	all := w.post.to(whom)
	for _, text := range slices.Backward(all) {
		if found := links.FindStringSubmatch(text); found != nil {
			return found[1]
		}
	}
	t.Fatalf("no link for %s in %q", whom, all)
	return ""
}

// prove claims the profile by email and proves it.
func (w world) prove(t *testing.T, wanted Request) Claim {
	t.Helper()
	c := w.begin(t, wanted)
	c, err := w.Check(w.ctx, c.ID, wanted.Browser, w.code(t, onFile))
	if err != nil || c.State != Verified {
		t.Fatalf("%v, state %s", err, c.State)
	}
	return c
}

// taken is the profile taken by Ada.
func (w world) taken(t *testing.T) Claim {
	t.Helper()
	c := w.prove(t, request(ByEmail))
	if err := w.Take(w.ctx, c.ID, mine, "ada"); err != nil {
		t.Fatal(err)
	}
	return w.now(t, c.ID)
}

func (w world) now(t *testing.T, claimID string) Claim {
	t.Helper()
	c, err := w.store.get(w.ctx, claimID)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func (w world) owner(t *testing.T) string {
	t.Helper()
	p, _, err := w.profiles.FindPrepared(w.ctx, "ingrid")
	if err != nil {
		t.Fatal(err)
	}
	return p.UserID
}

func refused(t *testing.T, err error, kind errs.Kind, holds string) {
	t.Helper()
	var e *errs.Error
	if !errors.As(err, &e) || e.Kind != kind {
		t.Fatalf("%v, want an error of kind %q", err, kind)
	}
	fields, _ := json.Marshal(e.Fields)
	if !strings.Contains(e.Detail+string(fields), holds) {
		t.Fatalf("%s %s, want %q", e.Detail, fields, holds)
	}
}
