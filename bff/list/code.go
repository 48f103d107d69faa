package list

import (
	"context"
	"crypto/rand"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/token"
)

// Code opens a list for whoever it was made for. The code itself is never stored.
type Code struct {
	ID        string
	Person    string // whom it was made for
	CreatedAt time.Time
	ExpiresAt *time.Time
	RevokedAt *time.Time
	Opened    int         // how often
	Openings  []time.Time // the latest KeptOpenings, the last first
}

// Works reports whether a code opens its list at a time.
func (c Code) Works(now time.Time) bool {
	return c.RevokedAt == nil && (c.ExpiresAt == nil || now.Before(*c.ExpiresAt))
}

const (
	// MostCodes is the number of codes of a list that work at the same time.
	MostCodes = 50
	// KeptOpenings is how many times of openings are kept for a code.
	KeptOpenings = 100
	// KeptCodes is how long the owner sees a code that no longer works.
	KeptCodes = 90 * 24 * time.Hour
	// codeLength is the length of a code: 130 random bits in base 32.
	codeLength = 26
)

var (
	errNoCode = errs.NotFoundf("Code")
	// errNoLink is the same for codes that never existed, expired, or were revoked, and for
	// lists that were deleted or archived.
	errNoLink       = errs.NotFoundf("Link")
	errTooManyCodes = errs.Conflicting("A list can have 50 links at a time. Turn one off first.", nil)
)

// lifetimes are how long a code can work, by the value of CodeForm.Expires. Others never
// expire.
var lifetimes = map[string]time.Duration{"day": 24 * time.Hour, "week": 7 * 24 * time.Hour, "month": 30 * 24 * time.Hour, "quarter": 90 * 24 * time.Hour}

// CodeForm asks for a code.
type CodeForm struct {
	Person  string `json:"person"`
	Expires string `json:"expires"`
}

// Declare binds the fields.
func (c *CodeForm) Declare(f *field.Form) {
	f.Text(&c.Person, "For", field.Required, field.Max(100), field.Hint("Such as Dana at Hart LLP. The page shows it to them."), field.IfMissing("Enter who this link is for."))
	f.Choice(&c.Expires, "Expires", field.Pairs("day: In 1 day", "week: In 7 days", "month: In 30 days", "quarter: In 90 days", "never: Never"),
		field.Required, field.IfMissing("Choose when this link expires."))
}

// Shared is what a code opens.
type Shared struct {
	Person    string
	OwnerID   string
	ExpiresAt *time.Time
	Own       bool     // the reader is the owner
	ExpertIDs []string // those whom the reader can see, by name
}

// Codes returns the codes of a list, the last made first. Only its owner sees them.
func (s *Service) Codes(ctx context.Context, actor auth.Actor, listID string) ([]Code, error) {
	_, role, err := s.readable(ctx, actor, listID)
	if err != nil {
		return nil, err
	}
	if role != Owner {
		return nil, errs.Denied("Only the owner of this list can see its links.")
	}
	return s.store.codes(ctx, listID)
}

// MakeCode makes a code for a person, and returns it with its text, which can't be had again.
func (s *Service) MakeCode(ctx context.Context, actor auth.Actor, listID string, form CodeForm) (c Code, code string, err error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Code{}, "", errs.Field(problems)
	}
	code = rand.Text()
	_, err = s.edit(ctx, actor, listID, Owner, func(ctx context.Context, _ List) (map[string]any, error) {
		now := s.Clock.Now()
		c = Code{ID: s.IDs.New(), Person: form.Person, CreatedAt: now, Openings: []time.Time{}}
		if lasts, chosen := lifetimes[form.Expires]; chosen {
			c.ExpiresAt = new(now.Add(lasts))
		}
		working, err := s.store.workingCodes(ctx, listID, now)
		switch {
		case err != nil:
			return nil, err
		case working >= MostCodes:
			return nil, errTooManyCodes
		}
		return nil, s.store.addCode(ctx, listID, c, token.Hash(code))
	})
	return c, code, err
}

// Revoke turns a code off, at once and for good. Doing it twice is the same as once.
func (s *Service) Revoke(ctx context.Context, actor auth.Actor, listID, codeID string) (c Code, err error) {
	_, err = s.change(ctx, actor, listID, Owner, func(ctx context.Context, _ List) (map[string]any, error) {
		if c, err = s.store.code(ctx, listID, codeID); err != nil || c.RevokedAt != nil {
			return nil, err
		}
		c.RevokedAt = new(s.Clock.Now())
		return nil, s.store.revokeCode(ctx, codeID, *c.RevokedAt)
	})
	return c, err
}

// Open returns the experts of the list that a code opens, and notes the time for its owner.
// NotFound if it doesn't open one. It says nothing of the list's name, notes, and stages, or
// of other codes.
func (s *Service) Open(ctx context.Context, actor auth.Actor, code string) (Shared, error) {
	now := s.Clock.Now()
	found, err := s.opened(ctx, code, now)
	if err != nil {
		return Shared{}, err
	}
	entries, err := s.store.entries(ctx, found.listID)
	if err != nil {
		return Shared{}, err
	}
	ids := make([]string, len(entries))
	for i, e := range entries {
		ids[i] = e.ExpertID
	}
	shared := Shared{Person: found.Person, OwnerID: found.ownerID, ExpiresAt: found.ExpiresAt, Own: found.ownerID == actor.UserID}
	if shared.ExpertIDs, err = s.Experts.ByName(ctx, actor, ids); err != nil || shared.Own {
		return shared, err
	}
	return shared, s.DB.InTx(ctx, func(ctx context.Context) error { return s.store.noteOpening(ctx, found.ID, s.IDs.New(), now) })
}

// StillOpen returns NotFound if a code doesn't open a list anymore. It notes nothing.
func (s *Service) StillOpen(ctx context.Context, code string) error {
	_, err := s.opened(ctx, code, s.Clock.Now())
	return err
}

// openedCode is a code with its list.
type openedCode struct {
	Code
	listID, ownerID string
}

func (s *Service) opened(ctx context.Context, code string, now time.Time) (openedCode, error) {
	code = strings.ToUpper(code)
	if len(code) != codeLength {
		return openedCode{}, errNoLink
	}
	found, err := s.store.codeByHash(ctx, token.Hash(code))
	if err == nil && !found.Works(now) {
		err = errNoLink
	}
	return found, err
}
