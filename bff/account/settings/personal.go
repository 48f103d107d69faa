package settings

import (
	"context"

	"peritus/bff/platform/archive"
)

type personalChoice struct {
	Kind   string `json:"kind"`
	Label  string `json:"label,omitempty"`
	Wanted bool   `json:"wanted"`
}

// Export writes what somebody has chosen.
func (s *Service) Export(ctx context.Context, userID string, to *archive.Writer) error {
	rows, err := s.store.choicesOf(ctx, userID)
	if err != nil {
		return err
	}
	choices := make([]personalChoice, len(rows))
	for i, r := range rows {
		choices[i] = personalChoice{Kind: r.Kind, Wanted: r.Wanted}
		for _, n := range notifications {
			if n.Kind == r.Kind {
				choices[i].Label = n.Label
			}
		}
	}
	return to.JSON("notifications", choices)
}
