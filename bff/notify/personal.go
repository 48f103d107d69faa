package notify

import (
	"context"

	"peritus/bff/platform/archive"
)

type personalChoice struct {
	Kind   string `json:"kind"`
	Label  string `json:"label,omitempty"`
	Wanted bool   `json:"wanted"`
}

// Export writes the person's choices.
func (s *Service) Export(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := s.store.all(ctx, userID)
	if err != nil {
		return err
	}
	choices := make([]personalChoice, len(rows))
	for i, r := range rows {
		choices[i] = personalChoice{Kind: r.Kind, Wanted: r.Wanted}
		if k := s.kind(r.Kind); k != nil {
			choices[i].Label = k.Label
		}
	}
	return to.JSON("notifications", choices)
}
