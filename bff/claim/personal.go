package claim

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"peritus/bff/platform/archive"
	"peritus/bff/platform/db"
	"peritus/bff/platform/mail"
)

// Personal exports and erases this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a copy.
func (Personal) Name() string { return "claims" }

// Keeps says what we keep after a deletion.
func (Personal) Keeps() string {
	return "that a profile was claimed, when, and how the claim was verified, but not your name, contact, or note. This settles later disputes about the same profile."
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

// all returns the claims a person completed with their account, and the open ones they
// started under its email address.
func (p Personal) all(ctx context.Context, userID string) (taken, begun []Claim, err error) {
	if taken, err = p.store.ofUser(ctx, userID); err != nil {
		return nil, nil, err
	}
	person, found, err := p.Accounts.Person(ctx, userID)
	if err != nil || !found {
		return taken, nil, err
	}
	begun, err = p.store.begunUnder(ctx, person.Email)
	return taken, begun, err
}

// OfAccount returns the claims taken with an account, newest first.
func (s *Service) OfAccount(ctx context.Context, userID string) ([]Claim, error) {
	return s.store.ofUser(ctx, userID)
}

// Export writes the claims and the documents we still keep.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	taken, begun, err := p.all(ctx, userID)
	if err != nil {
		return err
	}
	claims := slices.Concat(taken, begun)
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

// Erase removes personal data from the claims the person completed, and their profile's
// name from other people's claims. It deletes open claims and all documents.
func (p Personal) Erase(ctx context.Context, userID string) error {
	taken, begun, err := p.all(ctx, userID)
	if err != nil {
		return err
	}
	for _, c := range begun {
		if err := p.dropDocuments(ctx, c.ID); err != nil {
			return err
		}
		if err := p.store.remove(ctx, c.ID); err != nil {
			return err
		}
	}
	for _, c := range taken {
		if err := p.dropDocuments(ctx, c.ID); err != nil {
			return err
		}
		if err := p.store.forgetClaimant(ctx, c.ID); err != nil {
			return err
		}
		c.Name, c.Email, c.Institution, c.Note, c.Hint, c.Reason, c.Resume = "", "", "", "", "", "", ""
		if err := p.store.save(ctx, c); err != nil {
			return err
		}
		if err := p.store.forgetProfile(ctx, c.ExpertID); err != nil {
			return err
		}
	}
	return p.store.forgetActor(ctx, userID)
}

// begunUnder returns the incomplete claims with an email address, in any spelling.
func (s store) begunUnder(ctx context.Context, address string) ([]Claim, error) {
	_, host, _ := strings.Cut(address, "@")
	some, err := s.find(s.db.Read(ctx).Where(`taken_by = '' AND found_by LIKE ? ESCAPE '\'`, db.LikeContains(fold.String(host))).Order("created_at"))
	return slices.DeleteFunc(some, func(c Claim) bool { return mail.Key(c.Email) != mail.Key(address) }), err
}

// remove deletes a claim with its history.
func (s store) remove(ctx context.Context, claimID string) error {
	return db.Wrap("remove claim", s.db.Write(ctx).Where("id = ?", claimID).Delete(&claimRow{}).Error)
}

// forgetProfile removes a profile's name from all its claims.
func (s store) forgetProfile(ctx context.Context, expertID string) error {
	claims, err := s.find(s.locked(ctx).Where("expert_id = ? AND expert_name <> ''", expertID))
	if err != nil {
		return err
	}
	for _, c := range claims {
		c.ExpertName = ""
		if err := s.save(ctx, c); err != nil {
			return err
		}
	}
	return nil
}

// forgetClaimant removes names and text from a claim's history, and the hints of the
// contacts we notified.
func (s store) forgetClaimant(ctx context.Context, claimID string) error {
	if err := s.db.Write(ctx).Model(&stepRow{}).Where("claim_id = ?", claimID).Updates(map[string]any{"actor_name": "", "text": ""}).Error; err != nil {
		return db.Wrap("forget claimant", err)
	}
	return db.Wrap("forget claimant", s.db.Write(ctx).Model(&noticeRow{}).Where("claim_id = ?", claimID).Update("hint", "").Error)
}

// forgetActor removes a staff member's name from the claims they decided.
func (s store) forgetActor(ctx context.Context, userID string) error {
	return db.Wrap("forget who decided claims", s.db.Write(ctx).Model(&stepRow{}).Where("actor_id = ?", userID).Update("actor_name", "").Error)
}
