package availability

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal is this domain's data about a person.
type Personal struct{ *Service }

// Name is the folder's name in a data export.
func (Personal) Name() string { return "availability" }

// Keeps says what remains after a deletion.
func (Personal) Keeps() string { return "" }

type personalRequest struct {
	Text     string        `json:"text"`
	Needs    []string      `json:"needs"`
	AnswerBy string        `json:"answer_by"`
	AskedAt  time.Time     `json:"asked_at"`
	OverAt   *time.Time    `json:"over_at"`
	Outcome  Outcome       `json:"outcome"`
	Experts  []personalAsk `json:"experts"`
}

type personalAsk struct {
	ExpertID   string     `json:"expert_id"`
	Answer     Answer     `json:"answer"`
	Note       string     `json:"note"`
	AnsweredAt *time.Time `json:"answered_at"`
	Chosen     bool       `json:"chosen"`
}

type personalAnswer struct {
	Text       string     `json:"text"`
	AskedAt    time.Time  `json:"asked_at"`
	OverAt     *time.Time `json:"over_at"`
	Answer     Answer     `json:"answer"`
	Note       string     `json:"note"`
	AnsweredAt *time.Time `json:"answered_at"`
}

// Export writes what the person asked and was asked, the latest first. Those asked don't learn
// who was chosen.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	requests, err := p.store.allRequests(ctx, userID)
	if err != nil {
		return err
	}
	made := make([]personalRequest, len(requests))
	for i, r := range requests {
		made[i] = personalRequest{r.Text, r.Needs, r.AnswerBy, r.AskedAt, r.OverAt, r.Outcome, make([]personalAsk, len(r.Asks))}
		for j, a := range r.Asks {
			made[i].Experts[j] = personalAsk{a.ExpertID, a.Answer, a.Note, a.AnsweredAt, a.Chosen}
		}
	}
	asks, err := p.store.allAsks(ctx, userID)
	if err != nil {
		return err
	}
	got, err := p.withRequests(ctx, asks)
	if err != nil {
		return err
	}
	answers := make([]personalAnswer, len(got))
	for i, a := range got {
		answers[i] = personalAnswer{a.Request.Text, a.AskedAt, a.OverAt, a.Answer, a.Note, a.AnsweredAt}
	}
	if len(made) > 0 {
		if err := to.JSON("requests", made); err != nil {
			return err
		}
	}
	if len(answers) > 0 {
		return to.JSON("answers", answers)
	}
	return nil
}

// Erase deletes the person's requests with their answers, and what the person was asked.
func (p Personal) Erase(ctx context.Context, userID string) error { return p.store.erase(ctx, userID) }
