package privacy

import (
	"context"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// Document is a text that people agree to.
type Document struct {
	Code    string
	Title   string
	Path    string
	Version string // the first day that it's in force
}

// Documents are the versions in force. Everyone is asked to agree to a newer version.
var Documents = []Document{
	{Code: "terms", Title: "Terms and conditions", Path: "/terms-and-conditions", Version: "2026-11-01"},
	{Code: "privacy", Title: "Privacy policy", Path: "/privacy-policy", Version: "2026-11-01"},
}

// InForce returns the versions of all documents as one string. Accounts store the one
// that their owner last agreed to.
func InForce() string {
	words := make([]string, len(Documents))
	for i, d := range Documents {
		words[i] = d.Code + ":" + d.Version
	}
	return strings.Join(words, ",")
}

// Consent records that a person agreed to a version.
type Consent struct {
	Document string
	Version  string
	GivenAt  time.Time
}

// Consents returns everything a person has agreed to, newest first.
func (s *Service) Consents(ctx context.Context, userID string) ([]Consent, error) {
	return s.store.consentsOf(ctx, userID)
}

// Agree records that the actor agrees to versions, by document code. Only versions in
// force are accepted. Agreeing twice is the same as once.
func (s *Service) Agree(ctx context.Context, actor auth.Actor, versions map[string]string) error {
	if len(versions) == 0 {
		return errs.Field(map[string][]string{"versions": {"Choose what you agree to."}})
	}
	known := 0
	for _, d := range Documents {
		version, named := versions[d.Code]
		if !named {
			continue
		}
		known++
		if version != d.Version {
			return errs.Conflicting("The "+strings.ToLower(d.Title)+" have changed. Read the version of "+d.Version+".",
				map[string]any{"document": d.Code, "version": d.Version})
		}
	}
	if known != len(versions) {
		return errs.Field(map[string][]string{"versions": {"There is no such document."}})
	}
	return s.agreed(ctx, actor.UserID, versions)
}

// Current is the version of the terms in force.
func Current() string { return Documents[0].Version }

// Agreed records what a person agreed to when they signed up: the given version of the
// terms, and the current privacy policy. If the terms have changed since, we ask again
// after sign-in.
func (s *Service) Agreed(ctx context.Context, userID, version string) error {
	return s.agreed(ctx, userID, map[string]string{"terms": version, "privacy": Documents[1].Version})
}

func (s *Service) agreed(ctx context.Context, userID string, versions map[string]string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		for code, version := range versions {
			if err := s.store.addConsent(ctx, userID, Consent{Document: code, Version: version, GivenAt: s.Clock.Now()}); err != nil {
				return err
			}
		}
		given, err := s.store.consentsOf(ctx, userID)
		if err != nil {
			return err
		}
		var words []string
		for _, d := range Documents {
			for _, c := range given { // newest first
				if c.Document == d.Code {
					words = append(words, d.Code+":"+c.Version)
					break
				}
			}
		}
		return s.Accounts.Agreed(ctx, userID, strings.Join(words, ","))
	})
}
