package reading

import (
	"context"
	"time"

	"peritus/bff/profile/stored"
)

// Declarations say what experts have declared about challenges to their testimony.
type Declarations interface {
	// Declared returns an expert's declaration, or nil if there is none.
	Declared(ctx context.Context, expertID string) (*PageDeclaration, error)
	// Kinds returns what some experts declare now, by expert: "none" or "some".
	Kinds(ctx context.Context, expertIDs []string) (map[string]string, error)
}

// PageDeclaration is what an expert has declared about challenges to their testimony.
type PageDeclaration struct {
	Kind       string    `json:"kind" enum:"none,some"`
	State      string    `json:"state" enum:"current,out-of-date" doc:"Out of date: the testimony has changed since."`
	Challenges int       `json:"challenges"`
	Statement  string    `json:"statement"`
	SignedAt   time.Time `json:"signed_at"`
	Content    string    `json:"content_hash,omitempty" doc:"SHA-256 of the profile when it was signed; for attorneys only."`
}

// declared returns the declaration that an audience may see. Where attorneys see more
// challenges than visitors, visitors see none, because it counts them.
func (s *Reader) declared(ctx context.Context, expertID string, audience stored.Audience, challenges int) (*PageDeclaration, error) {
	if s.Declarations == nil {
		return nil, nil
	}
	d, err := s.Declarations.Declared(ctx, expertID)
	if err != nil || d == nil || audience == stored.Counsel {
		return d, err
	}
	if d.Challenges != challenges {
		return nil, nil
	}
	d.Content = ""
	return d, nil
}
