// Package history reads changes: how a profile was before them, which entries they name,
// and why staff sent a profile back.
package history

import (
	"context"
	"time"

	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
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

func ContentOf(expertID string, state stored.Sections) ProfileContent {
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

// StateAt returns a profile as it was at a moment. It undoes every later change, newest first.
func StateAt(ctx context.Context, store stored.Store, expertID string, at time.Time) (stored.Sections, error) {
	later, err := store.RevisionsAfter(ctx, expertID, at)
	if err != nil {
		return nil, err
	}
	all, err := store.ItemsOf(ctx, expertID)
	if err != nil {
		return nil, err
	}
	state := stored.Sections{}
	for code, rows := range all {
		state[code] = rows
	}
	for _, r := range later {
		declared, found := section.Find(r.Section)
		if !found {
			continue // a change of the whole profile, such as its status
		}
		out, err := Revert(declared, state[r.Section], r)
		if err != nil {
			return nil, err
		}
		state[r.Section] = out.Rows
	}
	return state, nil
}
