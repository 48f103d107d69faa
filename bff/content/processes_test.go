package content_test

import (
	"context"
	"peritus/bff/content"
	"peritus/bff/content/view"
	"sync"
	"testing"
	"time"
)

// running starts a process and waits until it follows the others. Other tests have processes
// on the same server, so the server's number of subscribers says nothing.
func running(t *testing.T, w *world) *content.Service {
	t.Helper()
	s := w.process(t)
	ctx, stop := context.WithCancel(ctx)
	ended, listening := make(chan struct{}), make(chan struct{})
	var once sync.Once
	s.OnListening(func() { once.Do(func() { close(listening) }) })
	go func() { defer close(ended); s.Run(ctx) }()
	t.Cleanup(func() { stop(); <-ended })
	select {
	case <-listening:
	case <-time.After(patience):
		t.Fatal("the process doesn't follow the others")
	}
	return s
}

// patience is the longest wait for another goroutine, on a busy machine.
const patience = 30 * time.Second

// eventually polls until another goroutine has done its work.
func eventually(t *testing.T, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !ok(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the condition wasn't met within", patience)
		}
	}
}

func TestOtherProcesses_showAChangeImmediately(t *testing.T) {
	everyStore(t, func(t *testing.T, w *world) {
		w.cms.publish("one", noon, nil)
		a, b := running(t, w), running(t, w)
		wantTitles(t, titles(t, a), "About one")
		wantTitles(t, titles(t, b), "About one")
		before := w.cms.requests("")
		sees := func(n int) func() bool { return func() bool { return len(titles(t, b)) == n } }

		two := w.cms.publish("two", noon.Add(-time.Hour), nil)
		must(t, a.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": two})))
		eventually(t, sees(2))
		w.cms.unpublish("two")
		must(t, a.ReceiveWebhook(ctx, webhookSecret, hook("entry.unpublish", articleUID, entry{"documentId": two})))
		eventually(t, sees(1))
		w.cms.publish("one", noon.Add(time.Minute), entry{"slug": "uno", "publishDate": stamp(noon)})
		must(t, a.ReceiveWebhook(ctx, webhookSecret, hook("entry.publish", articleUID, entry{"documentId": docID("one")})))
		eventually(t, func() bool { reply, err := b.Article(ctx, "one"); return err == nil && reply.Moved == "/blog/uno" })
		if n := w.cms.requests("") - before; n != 3 {
			t.Errorf("three changes took %d requests: the second process must read Redis, not the CMS", n)
		}
	})
}

func TestOtherProcesses_skipTheirOwnComparison(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	a, b := running(t, w), running(t, w)
	_, _ = titles(t, a), titles(t, b)
	w.clock.Advance(10 * time.Minute)
	must(t, a.Reconcile(ctx))
	eventually(t, func() bool {
		reply, err := b.Articles(ctx, view.ListQuery{Page: 1})
		return err == nil && !reply.Stale
	})
}

func TestProcess_catchesUpAfterMissedNews(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	behind, other := w.process(t), w.process(t) // neither listens for news
	_, _ = titles(t, behind), titles(t, other)
	w.cms.publish("two", noon, nil)
	w.clock.Advance(2 * time.Minute)
	must(t, other.Reconcile(ctx))
	before := w.cms.requests("")
	_ = titles(t, behind)
	behind.Settle()
	if got := titles(t, behind); len(got) != 2 {
		t.Errorf("sees %q", got)
	}
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests: content that another process has just read must not be read again", n)
	}
}

func TestSecondProcess_startsFromRedisWithoutTheCMS(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	_ = titles(t, w.process(t))
	before := w.cms.requests("")
	wantTitles(t, titles(t, w.process(t)), "About one")
	if n := w.cms.requests("") - before; n != 0 {
		t.Errorf("%d requests", n)
	}
}

func TestRedis_isRestoredAfterALostPart(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	w.cms.publish("two", noon, nil)
	s := w.process(t)
	_ = titles(t, s)
	must(t, w.redis.HDel(ctx, content.PartsKey, "article/"+docID("one")).Err())
	if got := titles(t, w.process(t)); len(got) != 2 {
		t.Errorf("a start from an incomplete cache shows %q", got)
	}
	w.emptyRedis(t)
	must(t, s.Reconcile(ctx))
	if n := w.redis.HLen(ctx, content.PartsKey).Val(); n != 19 {
		t.Errorf("%d parts in Redis, want 19", n)
	}
}

func TestLock_ofADeadProcessExpires(t *testing.T) {
	w := newWorld(t)
	w.cms.publish("one", noon, nil)
	must(t, w.redis.Set(ctx, content.LockKey, "somebody who died", time.Minute).Err())
	s := w.process(t)
	pauses := 0
	s.SetPause(func(context.Context, time.Duration) error { pauses++; return nil })
	wantTitles(t, titles(t, s), "About one")
	if pauses == 0 {
		t.Error("the lock was ignored")
	}
	if holder := w.redis.Get(ctx, content.LockKey).Val(); holder != "somebody who died" {
		t.Errorf("another process's lock was released: %q", holder)
	}
}
