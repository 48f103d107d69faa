package profile

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// ProfileContent is the profile at a moment, as it's exported and hashed.
type ProfileContent struct {
	ExpertID string           `json:"expert_id"`
	Sections []SectionContent `json:"sections"`
}

// SectionContent is a section that isn't empty.
type SectionContent struct {
	Section string        `json:"section"`
	Title   string        `json:"title"`
	Items   []ItemContent `json:"items"`
}

// ItemContent is one row, or all of a single section.
type ItemContent struct {
	ID         string          `json:"id"`
	Title      string          `json:"title"`
	Visibility string          `json:"visibility" enum:"public,attorneys,private"`
	Data       json.RawMessage `json:"data"`
}

// AsOf returns the profile as it was at a moment, for those who may edit it.
func (s *Service) AsOf(ctx context.Context, actor auth.Actor, expertID string, at time.Time) (ProfileContent, error) {
	if _, err := s.editable(ctx, actor, expertID); err != nil {
		return ProfileContent{}, err
	}
	var state sections
	err := s.store.db.InTx(ctx, func(ctx context.Context) error {
		// The lock keeps out a change between reading the history and the items.
		_, err := s.store.lock(ctx, expertID)
		if err != nil {
			return err
		}
		state, err = s.stateAt(ctx, expertID, at)
		return err
	})
	if err != nil {
		return ProfileContent{}, err
	}
	return contentOf(expertID, state), nil
}

// stateAt undoes every later change, newest first.
func (s *Service) stateAt(ctx context.Context, expertID string, at time.Time) (sections, error) {
	later, err := s.store.revisionsAfter(ctx, expertID, at)
	if err != nil {
		return nil, err
	}
	all, err := s.store.itemsOf(ctx, expertID)
	if err != nil {
		return nil, err
	}
	state := sections{}
	for code, rows := range all {
		state[code] = rows
	}
	for _, r := range later {
		declared, found := section.Find(r.Section)
		if !found {
			continue // a change of the whole profile, such as its status
		}
		out, err := revert(declared, state[r.Section], r)
		if err != nil {
			return nil, err
		}
		state[r.Section] = out.rows
	}
	return state, nil
}

func contentOf(expertID string, state sections) ProfileContent {
	content := ProfileContent{ExpertID: expertID, Sections: []SectionContent{}}
	for _, declared := range section.All() {
		rows := state[declared.Code]
		if len(rows) == 0 {
			continue
		}
		part := SectionContent{Section: declared.Code, Title: declared.Title, Items: make([]ItemContent, len(rows))}
		for i, item := range rows {
			part.Items[i] = ItemContent{
				ID: item.ID, Title: section.Title(item.Content), Visibility: string(item.Visibility), Data: field.Encode(item.Content),
			}
		}
		content.Sections = append(content.Sections, part)
	}
	return content
}

// Bytes returns the exported form, whose SHA-256 is the content hash.
func (c ProfileContent) Bytes() []byte { return field.Encode(c) }

// Hash returns the SHA-256 of Bytes in hex.
func (c ProfileContent) Hash() string {
	sum := sha256.Sum256(c.Bytes())
	return hex.EncodeToString(sum[:])
}
