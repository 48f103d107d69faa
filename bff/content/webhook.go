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
	"strings"
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

// follows reads what a webhook names, together with what other webhooks name meanwhile.
func (s *Service) follows(ctx context.Context, h strapi.Hint) error {
	if s.current.Load() == nil {
		return s.reconcile(ctx, asked)
	}
	key := keyOf(h)
	if key == "" {
		return nil
	}
	read, crowded := s.hints.add(key, h)
	s.readHints(ctx)
	if crowded {
		return nil // the CMS sends a few at a time, and waiting would hold up the rest
	}
	select {
	case err := <-read:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Keys of hints. Articles, episodes, and parts follow the colon.
const (
	articleKey  = "article:"
	episodeKey  = "episode:"
	partKey     = "part:"
	compareKey  = "compare"
	picturesKey = "pictures"
)

// keyOf says what a hint makes us read, or "" if it changes nothing for visitors.
func keyOf(h strapi.Hint) string {
	single := edition.PartOf(h.UID)
	switch {
	case h.Draft && slices.Contains([]string{"entry.create", "entry.update", "entry.draft-discard"}, h.Event):
		return "" // a draft was saved, and drafts aren't public
	case h.UID == articleUID && h.DocumentID != "":
		return articleKey + h.DocumentID
	case h.UID == episodeUID && h.DocumentID != "":
		return episodeKey + h.DocumentID
	case single != nil:
		return partKey + single.Name
	case h.UID == articleUID || h.UID == episodeUID:
		return compareKey
	case h.Event == "media.update" || h.Event == "media.delete":
		return picturesKey // a picture can be shown anywhere
	}
	return ""
}

// readHints reads everything that is waiting, behind the webhooks. One goroutine does it.
func (s *Service) readHints(ctx context.Context) {
	if !s.hints.lead() {
		return
	}
	s.work.Go(func() {
		for {
			waiting := s.hints.take()
			if waiting == nil {
				return
			}
			if err := s.readBatch(ctx, waiting); err != nil {
				s.doubtful.Store(true)
				s.deps.Log.WarnContext(ctx, "a change isn't read yet", slog.Any("error", err))
			}
		}
	})
}

// readBatch reads what the hints name and shows it. Entries that are older than their hint
// says wait for the CMS to commit, without holding up the rest.
func (s *Service) readBatch(ctx context.Context, waiting map[string]*waitingHint) error {
	ctx, cancel := s.detached(ctx)
	defer cancel()
	unseen := map[string]*waitingHint{}
	_, pictures := waiting[picturesKey]
	_, compare := waiting[compareKey]
	err := s.change(ctx, asked, pictures || compare, func(ctx context.Context, next *edition.Edition) error {
		if pictures || compare {
			if err := s.compare(ctx, next, pictures); err != nil {
				return err
			}
		}
		return s.readNamed(ctx, next, waiting, unseen)
	})
	for key, w := range waiting {
		if err == nil && unseen[key] != nil {
			continue
		}
		w.finish(err)
	}
	if err != nil || len(unseen) == 0 {
		return err
	}
	s.deps.Log.DebugContext(ctx, "the CMS does not show the change yet", slog.Int("entries", len(unseen)))
	if s.hints.putBack(unseen) {
		return nil // others are waiting
	}
	return s.pause(ctx, commitPause)
}

func (s *Service) readNamed(ctx context.Context, next *edition.Edition, waiting, unseen map[string]*waitingHint) error {
	if err := hinted(ctx, articleKey, next.Articles, waiting, unseen, s.cms.Articles); err != nil {
		return err
	}
	if err := hinted(ctx, episodeKey, next.Episodes, waiting, unseen, s.cms.Episodes); err != nil {
		return err
	}
	for key := range waiting {
		if name, ok := strings.CutPrefix(key, partKey); ok {
			if err := s.cms.ReadPart(ctx, next, name); err != nil {
				return err
			}
		}
	}
	return nil
}

// hinted reads the entries of one kind that the hints name, and adds those to unseen that
// aren't as new as their hint yet.
func hinted[T edition.Entry](ctx context.Context, kind string, held map[string]T, waiting, unseen map[string]*waitingHint, read func(context.Context, []string) ([]T, error)) error {
	var ids []string
	for key := range waiting {
		if id, ok := strings.CutPrefix(key, kind); ok {
			ids = append(ids, id)
		}
	}
	if len(ids) == 0 {
		return nil
	}
	slices.Sort(ids)
	if err := takeEntries(ctx, held, ids, read); err != nil {
		return err
	}
	for _, id := range ids {
		w := waiting[kind+id]
		if entry, there := held[id]; !w.SeenIn(entry, there) && w.tries < commitTries {
			unseen[kind+id] = w
		}
	}
	return nil
}
