package profile

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/field"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Personal is the data this domain holds about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "profile" }

// Keeps says what remains after deletion.
func (Personal) Keeps() string {
	return "that your profile existed and when each section was changed, but not what was changed or by whom. This keeps the history of staff actions complete. " +
		"Digests of your page's addresses, so that no one else gets them."
}

type personalProfile struct {
	ID        string        `json:"id"`
	Status    stored.Status `json:"status"`
	Slug      string        `json:"slug"`
	Name      string        `json:"name"`
	Headline  string        `json:"headline"`
	CreatedAt time.Time     `json:"created_at"`
	UpdatedAt time.Time     `json:"updated_at"`

	Confirmed map[string]time.Time `json:"confirmed"` // by section
}

type personalItem struct {
	ID         string            `json:"id"`
	Visibility stored.Visibility `json:"visibility"`
	Source     stored.Source     `json:"source"`
	CreatedAt  time.Time         `json:"created_at"`
	UpdatedAt  time.Time         `json:"updated_at"`
	Content    json.RawMessage   `json:"content"`
}

type personalRevision struct {
	Section string           `json:"section"`
	Action  stored.Action    `json:"action"`
	By      string           `json:"by"`
	Reason  string           `json:"reason,omitempty"`
	At      time.Time        `json:"at"`
	Changes []section.Change `json:"changes"`
}

// Export writes the person's profile, one file per section, and its history.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	expert, found, err := p.FindByUser(ctx, userID)
	if err != nil || !found {
		return err
	}
	confirmed, err := p.store.ConfirmationsOf(ctx, expert.ID)
	if err != nil {
		return err
	}
	if err := to.JSON("profile", personalProfile{Confirmed: confirmed, ID: expert.ID, Status: expert.Status, Slug: expert.Slug, Name: expert.Name,
		Headline: expert.Headline, CreatedAt: expert.CreatedAt, UpdatedAt: expert.UpdatedAt}); err != nil {
		return err
	}
	all, err := p.store.ItemsOf(ctx, expert.ID)
	if err != nil {
		return err
	}
	for code, items := range all {
		list := make([]personalItem, len(items))
		for i, item := range items {
			list[i] = personalItem{ID: item.ID, Visibility: item.Visibility, Source: item.Source, CreatedAt: item.CreatedAt,
				UpdatedAt: item.UpdatedAt, Content: field.Encode(item.Content)}
		}
		if err := to.Folder("sections").JSON(code, list); err != nil {
			return err
		}
	}
	if err := p.exportFiles(ctx, expert.ID, to.Folder("files")); err != nil {
		return err
	}
	revisions, _, err := p.store.Revisions(ctx, expert.ID, stored.Filter{}, 0, -1)
	if err != nil {
		return err
	}
	history := make([]personalRevision, len(revisions))
	for i, r := range revisions {
		history[i] = personalRevision{Section: r.Section, Action: r.Action, By: r.ActorName, Reason: r.Reason, At: r.At, Changes: r.Changes}
	}
	return to.JSON("history", history)
}

// exportFiles writes the documents that items were saved with. Names may repeat, so each
// starts with a part of its key, which the items name.
func (p Personal) exportFiles(ctx context.Context, expertID string, to *archive.Writer) error {
	rows, err := p.Files.Saved(ctx, expertID)
	if err != nil {
		return err
	}
	for _, row := range rows {
		if err := p.exportFile(row, to); err != nil {
			return fmt.Errorf("file %s: %w", row.Key, err)
		}
	}
	return nil
}

func (p Personal) exportFile(row file.ProfileFile, to *archive.Writer) error {
	content, err := p.Files.Store.Open(row.Key)
	if err != nil {
		return err
	}
	return errors.Join(to.File(row.Key[:8]+"-"+row.Name, content), content.Close())
}

// Erase clears the person's profile and its history, and removes the person's name from
// changes to other profiles.
func (p Personal) Erase(ctx context.Context, userID string) error {
	expert, found, err := p.FindByUser(ctx, userID)
	if err != nil {
		return err
	}
	if found {
		now := p.clock.Now()
		if expert, err = p.store.Lock(ctx, expert.ID); err != nil {
			return err
		}
		if err := errors.Join(p.store.Empty(ctx, expert.ID), p.Files.Forget(ctx, expert.ID), p.Expiries.Replace(ctx, map[string][]expiry.Entry{expert.ID: nil})); err != nil {
			return err
		}
		if err := p.former().Forget(ctx, expert.ID, expert.Slug); err != nil {
			return err
		}
		left := stored.Expert{ID: expert.ID, Status: stored.Erased, Source: expert.Source, Visibility: stored.Private, CreatedAt: expert.CreatedAt, UpdatedAt: now}
		if err := p.store.SaveExpert(ctx, left); err != nil {
			return err
		}
		if err := p.announce(ctx, expert.ID, "", now); err != nil {
			return err
		}
	}
	return p.store.ForgetActor(ctx, userID)
}
