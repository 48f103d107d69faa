package availability

import (
	"context"
	"fmt"
	"time"
)

// DemoRequest is a request of the demo.
type DemoRequest struct {
	ID         string // always the same, so that its address is
	AttorneyID string
	Text       string
	Needs      []string
	Ago        time.Duration
	OverAfter  time.Duration // 0 if it's open
	Outcome    Outcome
	Asks       []DemoAsk
}

// DemoAsk is an expert who was asked in the demo.
type DemoAsk struct {
	ExpertID string
	UserID   string // empty for a profile that nobody claimed
	Answer   Answer
	Note     string
	After    time.Duration
}

// SeedDemo adds requests to a demo without them.
func (s *Service) SeedDemo(ctx context.Context, demo []DemoRequest) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		for i, d := range demo {
			if _, found, err := s.store.byClient(ctx, d.AttorneyID, "demo-"+d.ID); err != nil || found {
				return err
			}
			at := s.Clock.Now().Add(-d.Ago)
			r := Request{ID: d.ID, AttorneyID: d.AttorneyID, Text: d.Text, Needs: d.Needs, AskedAt: at, EndsAt: at.Add(EndsAfter), Outcome: d.Outcome}
			if d.OverAfter > 0 {
				r.OverAt = new(at.Add(d.OverAfter))
			} else {
				r.AnswerBy = at.AddDate(0, 0, 7).Format(time.DateOnly)
			}
			for j, one := range d.Asks {
				a := Ask{ID: fmt.Sprintf("06dne0000asks00000000000%d%d", i, j), RequestID: r.ID, AttorneyID: r.AttorneyID, ExpertID: one.ExpertID, ExpertUserID: one.UserID, AskedAt: at,
					Answer: one.Answer, Note: one.Note, Chosen: r.Outcome == Chosen && j == 0}
				if one.Answer != "" {
					answeredAt := at.Add(one.After)
					a.FirstAnswerAt, a.AnsweredAt, a.Answers = &answeredAt, &answeredAt, 1
				}
				r.Asks = append(r.Asks, a)
			}
			if err := s.store.add(ctx, r, "demo-"+d.ID); err != nil {
				return err
			}
		}
		return nil
	})
}
