package content_test

import (
	"context"
	"fmt"
	"peritus/bff/content"
	"peritus/bff/content/view"
	"peritus/bff/platform/errs"
	"strings"
	"sync"
	"testing"
	"time"
)

const (
	articleUID  = "api::article.article"
	categoryUID = "api::category.category"
)

func TestWebhook_makesTheChangeVisibleImmediately(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		w.cms.setList("categories", categoryEntry("eng", "Engineering"))
		w.cms.publish("one", noon.Add(-time.Hour), entry{"category": entry{"documentId": docID("cateng")}})
		s := w.process(t)
		_ = titles(t, s)
		hear := func(event, uid string, fields entry) {
			t.Helper()
			for range 2 { // a repeated webhook changes nothing
				must(t, s.ReceiveWebhook(ctx, webhookSecret, hook(event, uid, fields)))
			}
		}
		id := w.cms.publish("two", noon, nil)
		before := w.cms.requests("")
		hear("entry.publish", articleUID, entry{"documentId": id, "updatedAt": stamp(noon), "publishedAt": stamp(noon)})
		wantTitles(t, titles(t, s), "About two", "About one")
		if n := w.cms.requests("") - before; n != 2 {
			t.Errorf("two webhooks for one article took %d requests", n)
		}

		w.cms.setList("categories", categoryEntry("eng", "Structures"))
		hear("entry.update", categoryUID, entry{"documentId": docID("cateng")})
		if got := article(t, s, "one").Category.Name; got != "Structures" {
			t.Errorf("category %q", got)
		}

		w.cms.unpublish("two")
		hear("entry.unpublish", articleUID, entry{"documentId": id, "updatedAt": stamp(noon)})
		wantTitles(t, titles(t, s), "About one")

		w.cms.publish("one", noon.Add(-time.Hour), entry{"picture": picture("/uploads/one.webp", "Better")})
		hear("media.update", "", entry{"id": 7})
		if alt := article(t, s, "one").Picture.Alt; alt != "Better" {
			t.Errorf("alternative text %q", alt)
		}

		w.cms.setSingle("home", entry{"title": "Hello", "sections": []entry{}})
		hear("entry.publish", "api::home.home", entry{"documentId": docID("home")})
		if _, err := s.Page(ctx, "home"); err != nil {
			t.Error(err)
		}
	})
}

func TestWebhook_waitsForTheCMSTransaction(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	pauses := 0
	s.SetPause(func(context.Context, time.Duration) error {
		if pauses++; pauses == 3 {
			w.cms.publish("one", noon.Add(time.Minute), entry{"title": "Committed", "publishDate": stamp(noon)})
		}
		return nil
	})
	at := stamp(noon.Add(time.Minute))
	must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": docID("one"), "updatedAt": at, "publishedAt": at})))
	wantTitles(t, titles(t, s), "Committed")
	if pauses != 3 {
		t.Errorf("%d pauses", pauses)
	}
}

// An import publishes hundreds of articles. What their webhooks name is read in few steps,
// so an editor's change right after them doesn't wait for each.
func TestWebhook_manyAtOnceAreReadTogether(t *testing.T) {
	const many = 600
	w := newWorld(t)
	w.cms.publish("edited", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	busy, release := make(chan struct{}), make(chan struct{})
	var once sync.Once
	s.SetPause(func(context.Context, time.Duration) error {
		once.Do(func() { close(busy); <-release })
		return nil
	})
	send := func(name string, at time.Time) {
		if err := s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": docID(name), "updatedAt": stamp(at), "publishedAt": stamp(at)})); err != nil {
			t.Error(err)
		}
	}
	var sent sync.WaitGroup
	sent.Go(func() { send("edited", noon.Add(time.Minute)) }) // the CMS doesn't show it yet
	<-busy
	before := w.cms.requests("")
	names := make(chan string)
	for range 5 { // like the CMS
		sent.Go(func() {
			for name := range names {
				send(name, noon)
			}
		})
	}
	for i := range many {
		name := fmt.Sprintf("post%d", i)
		w.cms.publish(name, noon, nil)
		names <- name
	}
	close(names)
	w.cms.publish("edited", noon.Add(time.Minute), entry{"title": "Edited", "publishDate": stamp(noon)})
	close(release)
	sent.Wait()
	s.Settle()
	if got := article(t, s, "edited").Title; got != "Edited" {
		t.Errorf("title %q", got)
	}
	_ = article(t, s, fmt.Sprintf("post%d", many-1))
	if n := w.cms.requests("") - before; n > 60 {
		t.Errorf("%d webhooks took %d requests", many, n)
	}
}

func TestWebhook_arrivingLateDoesNotRestoreOldContent(t *testing.T) {
	w := newWorld(t)
	id := w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	w.cms.unpublish("one")
	must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.unpublish", articleUID, entry{"documentId": id})))
	must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": id, "title": "Forged", "updatedAt": stamp(noon), "publishedAt": stamp(noon)})))
	wantTitles(t, titles(t, s))
}

func TestWebhook_keepsDraftsHidden(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	id := w.cms.draft("secret", entry{"title": "Draft title"})
	before := w.cms.requests("")
	for _, event := range []string{"entry.create", "entry.update", "entry.draft-discard"} {
		must(t, s.ReceiveWebhook(ctx, webhookSecret, hook(event, articleUID, entry{"documentId": id, "publishedAt": nil, "title": "Draft title"})))
	}
	wantTitles(t, titles(t, s), "About one")
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests for drafts", n)
	}
	// A webhook that doesn't name a document causes a comparison.
	must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.update", articleUID, entry{"documentId": id})))
	wantTitles(t, titles(t, s), "About one")
}

func TestWebhook_refusesAWrongSecret(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	before := w.cms.requests("")
	payload := hook("entry.publish", articleUID, entry{"documentId": docID("one")})
	for _, secret := range []string{"", "wrong", webhookSecret + " ", webhookSecret[:5]} {
		if err := s.ReceiveWebhook(ctx, secret, payload); err != error(content.ErrWebhookSecret) {
			t.Errorf("%q returns %v", secret, err)
		}
	}
	deps := w.deps()
	deps.WebhookSecret = ""
	if err := w.processWith(t, deps).ReceiveWebhook(ctx, "", payload); err != error(content.ErrWebhookSecret) {
		t.Errorf("without a secret in the configuration: %v", err)
	}
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests to the CMS", n)
	}
}

func TestWebhook_refusesAnInvalidPayload(t *testing.T) {
	s := newWorld(t).process(t)
	for _, payload := range []string{"", "null", "[]", "{}", `{"event":7}`, "{", strings.Repeat("[", 20000)} {
		if err := s.ReceiveWebhook(ctx, webhookSecret, []byte(payload)); errs.KindOf(err) != errs.Invalid {
			t.Errorf("%.20q returns %v", payload, err)
		}
	}
}

func TestWebhook_acceptsTypesThatAreNotShown(t *testing.T) {
	w := newWorld(t)
	s := w.process(t)
	_ = titles(t, s)
	before := w.cms.requests("")
	for _, payload := range [][]byte{
		hook("trigger-test", "", nil), hook("media.create", "", entry{"id": 1}), hook("entry.update", "plugin::users.user", entry{"id": 1}),
	} {
		must(t, s.ReceiveWebhook(ctx, webhookSecret, payload))
	}
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests to the CMS", n)
	}
}

func TestWebhook_isRetriedAfterAnOutage(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	id := w.cms.publish("two", noon.Add(time.Second), nil)
	w.cms.behave("down")
	w.clock.Advance(time.Second)
	if err := s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": id})); errs.KindOf(err) != errs.Unavailable {
		t.Fatalf("got %v", err)
	}
	if a, _ := s.Articles(ctx, view.ListQuery{Page: 1}); !a.Stale {
		t.Error("content that is known to be old isn't marked stale")
	}
	w.cms.behave("")
	w.clock.Advance(2 * time.Second)
	_ = titles(t, s)
	s.Settle()
	wantTitles(t, titles(t, s), "About two", "About one")
}

func TestWebhook_beforeTheFirstReadReadsEverything(t *testing.T) {
	w := newWorld(t)
	id := w.cms.publish("one", noon, nil)
	s := w.process(t)
	must(t, s.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": id})))
	wantTitles(t, titles(t, s), "About one")
}
