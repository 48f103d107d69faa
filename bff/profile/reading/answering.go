package reading

import (
	"context"

	"peritus/bff/profile/stored"
)

// Answering knows how experts answer availability requests.
type Answering interface {
	// Answers returns how a person answers for a profile; nil if too few asked.
	Answers(ctx context.Context, expertID, userID string) (*PageAnswering, error)
}

// PageAnswering says how an expert answers availability requests, in figures over all of them.
type PageAnswering struct {
	Requests int `json:"requests"`
	Share    int `json:"share" doc:"Percent that were answered."`
	Minutes  int `json:"minutes" doc:"Median time to the first answer; 0 if none was answered."`
}

// answering returns the figures of whoever answers for a profile now.
func (s *Reader) answering(ctx context.Context, e stored.Expert) (*PageAnswering, error) {
	if s.Answering == nil || e.UserID == "" {
		return nil, nil
	}
	return s.Answering.Answers(ctx, e.ID, e.UserID)
}
