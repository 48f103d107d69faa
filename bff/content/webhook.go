package content

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"log/slog"
	"peritus/bff/content/edition"
	"peritus/bff/content/strapi"
	"peritus/bff/platform/errs"
	"slices"
	"time"
)

var (
	articleUID = edition.UIDOf("article")
	episodeUID = edition.UIDOf("episode")
)

const (
	// The CMS may send a webhook before its transaction is committed.
	commitPause = 150 * time.Millisecond
	commitTries = 8
)

// ReceiveWebhook reads the entry that a webhook from the CMS names, so a change is
// visible immediately. Errors: ErrWebhookSecret, Invalid for an invalid payload, and
// Unavailable if the CMS doesn't respond; the next read then tries again.
func (s *Service) ReceiveWebhook(ctx context.Context, secret string, payload []byte) error {
	if !sameSecret(secret, s.deps.WebhookSecret) {
		return ErrWebhookSecret
	}
	h, ok := strapi.ReadHint(payload)
	if !ok {
		return errs.Invalidf("This is not a webhook from the CMS.")
	}
	if err := s.follows(ctx, h); err != nil {
		s.doubtful.Store(true)
		return errs.Outage("We received the change but couldn't read it from the CMS yet.", err)
	}
	return nil
}

// sameSecret compares in constant time. An empty secret never matches.
func sameSecret(given, want string) bool {
	a, b := sha256.Sum256([]byte(given)), sha256.Sum256([]byte(want))
	return subtle.ConstantTimeCompare(a[:], b[:]) == 1 && want != ""
}

func (s *Service) follows(ctx context.Context, h strapi.Hint) error {
	if s.current.Load() == nil {
		return s.reconcile(ctx, asked)
	}
	single := edition.PartOf(h.UID)
	switch {
	case h.Draft && slices.Contains([]string{"entry.create", "entry.update", "entry.draft-discard"}, h.Event):
		return nil // a draft was saved, and drafts aren't public
	case h.UID == articleUID && h.DocumentID != "":
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition.Edition) error {
			return asHinted(ctx, s, next.Articles, h, s.cms.Articles)
		})
	case h.UID == episodeUID && h.DocumentID != "":
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition.Edition) error {
			return asHinted(ctx, s, next.Episodes, h, s.cms.Episodes)
		})
	case single != nil:
		return s.change(ctx, asked, false, func(ctx context.Context, next *edition.Edition) error {
			return s.cms.ReadPart(ctx, next, single.Name)
		})
	case h.UID == articleUID || h.UID == episodeUID:
		return s.reconcile(ctx, asked)
	case h.Event == "media.update" || h.Event == "media.delete":
		return s.change(ctx, asked, true, func(ctx context.Context, next *edition.Edition) error {
			return s.readEverything(ctx, next, true) // a picture can be shown anywhere
		})
	}
	return nil // visitors can't see this type
}

// asHinted reads an entry until it is as new as the webhook says, for about a second at
// most.
func asHinted[T edition.Entry](ctx context.Context, s *Service, held map[string]T, h strapi.Hint, read func(context.Context, []string) ([]T, error)) error {
	for try := 1; ; try++ {
		if err := takeEntries(ctx, held, []string{h.DocumentID}, read); err != nil {
			return err
		}
		if entry, there := held[h.DocumentID]; h.SeenIn(entry, there) || try == commitTries {
			return nil
		}
		s.deps.Log.DebugContext(ctx, "the CMS doesn't return the change yet", slog.String("event", h.Event))
		if err := s.pause(ctx, commitPause); err != nil {
			return err
		}
	}
}
