package content

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"log/slog"
	"slices"
	"time"

	"peritus/bff/platform/errs"
)

// hint is what a webhook names. All else that it says is not believed: it may be
// late, out of order or told twice, so that what it names is read again.
type hint struct {
	event      string
	uid        string
	documentID string
	updatedAt  time.Time // zero where unknown
	published  bool      // the entry named is a published one
	draft      bool      // it is a draft
}

var (
	articleUID = uidOf("article")
	episodeUID = uidOf("episode")
)

const (
	// The CMS may send a webhook before its own transaction can be seen.
	commitPause = 150 * time.Millisecond
	commitTries = 8
)

// Hear takes a webhook of the CMS and reads again what it names, so that a change
// shows at once. Errors: ErrWebhookSecret, Invalid for what is no webhook, and
// Unavailable where the CMS does not answer; the change is then looked for again
// at the next reads.
func (s *Service) Hear(ctx context.Context, secret string, payload []byte) error {
	if !sameSecret(secret, s.deps.WebhookSecret) {
		return ErrWebhookSecret
	}
	h, err := readHint(payload)
	if err != nil {
		return err
	}
	if err := s.follows(ctx, h); err != nil {
		s.doubtful.Store(true)
		return errs.Outage("The change was noted, but could not be read from the CMS yet.", err)
	}
	return nil
}

// sameSecret takes the same time for every wrong secret. An empty secret is never right.
func sameSecret(given, want string) bool {
	a, b := sha256.Sum256([]byte(given)), sha256.Sum256([]byte(want))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1 && want != ""
}

func readHint(payload []byte) (hint, error) {
	var n node
	if err := json.Unmarshal(payload, &n); err != nil || n.text("event") == "" {
		return hint{}, errs.Invalidf("This is no webhook of the CMS.")
	}
	entry := n.object("entry")
	at, told := entry["publishedAt"]
	return hint{
		event: n.text("event"), uid: n.text("uid"), documentID: entry.text("documentId"),
		updatedAt: entry.time("updatedAt"), published: at != nil, draft: told && at == nil,
	}, nil
}

func (s *Service) follows(ctx context.Context, h hint) error {
	if s.current.Load() == nil {
		return s.reconcile(ctx, asked)
	}
	single := partOf(h.uid)
	switch {
	case h.draft && slices.Contains([]string{"entry.create", "entry.update", "entry.draft-discard"}, h.event):
		return nil // somebody is writing; it would only delay what is published
	case h.uid == articleUID && h.documentID != "":
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition) error {
			return asHinted(ctx, s, next.articles, h, s.cms.articles)
		})
	case h.uid == episodeUID && h.documentID != "":
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition) error {
			return asHinted(ctx, s, next.episodes, h, s.cms.episodes)
		})
	case single != nil:
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition) error {
			return single.read(ctx, s.cms, next)
		})
	case h.uid == articleUID || h.uid == episodeUID:
		return s.reconcile(ctx, asked)
	case h.event == "media.update" || h.event == "media.delete":
		return s.change(ctx, asked, true, func(ctx context.Context, next *edition) error {
			return s.readEverything(ctx, next, true) // nobody knows where a picture is shown
		})
	}
	return nil // nothing that is shown to visitors
}

// asHinted reads an entry until it is as new as the webhook says, for at most about a
// second.
func asHinted[T datedEntry](ctx context.Context, s *Service, held map[string]T, h hint, read func(context.Context, []string) ([]T, error)) error {
	for try := 1; ; try++ {
		if err := takeEntries(ctx, held, []string{h.documentID}, read); err != nil {
			return err
		}
		if entry, there := held[h.documentID]; h.seenIn(entry, there) || try == commitTries {
			return nil
		}
		s.deps.Log.DebugContext(ctx, "the CMS does not show the change yet", slog.String("event", h.event))
		if err := s.pause(ctx, commitPause); err != nil {
			return err
		}
	}
}

// seenIn tells whether what is there, if anything is published, can be what the
// webhook was sent about.
func (h hint) seenIn(entry datedEntry, there bool) bool {
	switch {
	case slices.Contains([]string{"entry.unpublish", "entry.delete"}, h.event):
		return !there || entry.head().UpdatedAt.After(h.updatedAt)
	case h.event == "entry.publish" || h.published:
		return there && !entry.head().UpdatedAt.Before(h.updatedAt)
	}
	return true
}
