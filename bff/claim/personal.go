package claim

import (
	"context"
	"fmt"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is what this domain holds of a person.
type Personal struct{ *Service }

// Name of its folder in a copy.
func (Personal) Name() string { return "claims" }

// Keeps says what stays.
func (Personal) Keeps() string {
	return "that a profile was claimed, when, and by which kind of proof, without your name, contact or note. It settles later disputes about the same profile."
}

type personalClaim struct {
	Reference   string         `json:"reference"`
	Purpose     Purpose        `json:"purpose"`
	Mode        Mode           `json:"mode"`
	State       State          `json:"state"`
	Profile     string         `json:"profile"`
	Name        string         `json:"name,omitempty"`
	Email       string         `json:"email,omitempty"`
	Institution string         `json:"institution,omitempty"`
	Note        string         `json:"note,omitempty"`
	Reason      string         `json:"reason,omitempty"`
	CreatedAt   time.Time      `json:"created_at"`
	TakenAt     *time.Time     `json:"taken_at"`
	History     []personalStep `json:"history"`
}

type personalStep struct {
	Event Event     `json:"event"`
	State State     `json:"state"`
	By    string    `json:"by"`
	Text  string    `json:"text,omitempty"`
	At    time.Time `json:"at"`
}

// OfAccount are the claims that somebody took with an account, the newest first.
func (s *Service) OfAccount(ctx context.Context, userID string) ([]Claim, error) {
	return s.store.ofUser(ctx, userID)
}

// Export writes the claims, with the documents that are still kept.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	claims, err := p.store.ofUser(ctx, userID)
	if err != nil {
		return err
	}
	all := make([]personalClaim, len(claims))
	for i, c := range claims {
		steps, err := p.store.steps(ctx, c.ID)
		if err != nil {
			return err
		}
		all[i] = personalClaim{Reference: c.Reference, Purpose: c.Purpose, Mode: c.Mode, State: c.State, Profile: c.ExpertName, Name: c.Name,
			Email: c.Email, Institution: c.Institution, Note: c.Note, Reason: c.Reason, CreatedAt: c.CreatedAt, TakenAt: c.TakenAt,
			History: make([]personalStep, len(steps))}
		for n, st := range steps {
			all[i].History[n] = personalStep{Event: st.Event, State: st.State, By: st.ActorName, Text: st.Text, At: st.At}
		}
		if err := p.exportDocuments(ctx, c, to.Folder("documents")); err != nil {
			return err
		}
	}
	return to.JSON("claims", all)
}

func (p Personal) exportDocuments(ctx context.Context, c Claim, to *archive.Writer) error {
	documents, err := p.store.documents(ctx, c.ID)
	if err != nil {
		return err
	}
	for _, d := range documents {
		if d.File == "" {
			continue // deleted with the decision
		}
		file, err := p.Files.Open(d.File)
		if err != nil {
			return err
		}
		err = to.File(fmt.Sprintf("%s %s", c.Reference, d.Name), file)
		if closing := file.Close(); err == nil {
			err = closing
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Erase takes from the claims what is personal, and deletes their documents.
func (p Personal) Erase(ctx context.Context, userID string) error {
	claims, err := p.store.ofUser(ctx, userID)
	if err != nil {
		return err
	}
	for _, c := range claims {
		if err := p.dropDocuments(ctx, c.ID); err != nil {
			return err
		}
		if err := p.store.forgetClaimant(ctx, c.ID); err != nil {
			return err
		}
		c.ExpertName, c.Name, c.Email, c.Institution, c.Note, c.Hint, c.Reason, c.Resume = "", "", "", "", "", "", "", ""
		if err := p.store.save(ctx, c); err != nil {
			return err
		}
	}
	return p.store.forgetActor(ctx, userID)
}

// forgetClaimant takes names and words from the history of a claim, and the hints of
// whom it was told.
func (s store) forgetClaimant(ctx context.Context, claimID string) error {
	if err := s.db.Write(ctx).Model(&stepRow{}).Where("claim_id = ?", claimID).Updates(map[string]any{"actor_name": "", "text": ""}).Error; err != nil {
		return wrap("forget claimant", err)
	}
	return wrap("forget claimant", s.db.Write(ctx).Model(&noticeRow{}).Where("claim_id = ?", claimID).Update("hint", "").Error)
}

// forgetActor takes the name of somebody from the claims of others that he has decided.
func (s store) forgetActor(ctx context.Context, userID string) error {
	return wrap("forget who decided claims", s.db.Write(ctx).Model(&stepRow{}).Where("actor_id = ?", userID).Update("actor_name", "").Error)
}
