package claim

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"regexp"
	"strings"

	"golang.org/x/text/cases"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/text"
)

// Request is the input to begin a claim.
type Request struct {
	ExpertID    string
	Purpose     Purpose
	Mode        Mode
	Browser     string // secret of the browser
	Address     string // IP address
	Contact     string // email for our reply, with a document
	Name        string // with a document
	Institution string
	Note        string
}

var browserForm = regexp.MustCompile(`^[A-Za-z0-9_-]{43,128}$`)

// Begin starts a claim. It sends the code or prepares the claim for a document, and
// notifies all contacts on file. The same request from the same browser continues the
// existing claim. Errors: by field; ErrNoProfile; a Conflict if a claimed profile is
// claimed without a document; TooMany.
func (s *Service) Begin(ctx context.Context, w Request) (Claim, error) {
	w, err := w.normal()
	if err != nil {
		return Claim{}, err
	}
	profile, err := s.Profile(ctx, w.ExpertID)
	if err != nil {
		return Claim{}, err
	}
	if err := w.fits(profile, s.textTo(profile)); err != nil {
		return Claim{}, err
	}
	places := s.placesOf(w.Address)
	if c, found, err := s.store.findOpen(ctx, w, s.hashes("browser", w.Browser), s.Clock.Now().Add(-PendingFor)); err != nil || found {
		return c, err
	}
	if err := s.limitClaims(ctx, w.ExpertID, places); err != nil {
		return Claim{}, err
	}
	now := s.Clock.Now()
	c := Claim{ID: s.IDs.New(), Reference: id.NewReference(), ExpertID: profile.ExpertID, ExpertName: profile.Name, Purpose: w.Purpose,
		Mode: w.Mode, State: Unclaimed, Browser: s.hash("browser", w.Browser), Place: places[0].hash, Hint: w.hint(profile), CreatedAt: now,
		Name: w.Name, Email: w.Contact, Institution: w.Institution, Note: w.Note}
	if len(places) > 1 {
		c.Site = places[1].hash
	}
	event := Begin
	if profile.UserID != "" {
		event, c.Waits = Dispute, true
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.add(ctx, c); err != nil {
			return err
		}
		if err := s.move(ctx, &c, event, auth.Person{Name: c.Name}, ""); err != nil {
			return err
		}
		channel := ""
		if c.Mode != ByDocument {
			channel = string(c.Mode)
			if err := s.sendCode(ctx, &c, profile, w.Address); err != nil {
				return err
			}
		}
		if err := s.notifyContacts(ctx, c, profile, whenBegun, channel); err != nil {
			return err
		}
		if c.Waits {
			return s.notifyStaff(ctx, c)
		}
		return nil
	})
	return c, err
}

// normal validates a request and normalizes it for storage.
func (w Request) normal() (Request, error) {
	problems := field.Problems{}
	if !browserForm.MatchString(w.Browser) {
		problems.Add("browser", "Send at least 32 random bytes.")
	}
	if w.Mode != ByEmail && w.Mode != BySMS && w.Mode != ByDocument {
		problems.Add("mode", "Choose a way to verify.")
	}
	if w.Mode == ByDocument {
		form := DocumentForm{Name: strings.TrimSpace(w.Name), Contact: w.Contact, Institution: strings.TrimSpace(w.Institution), Note: w.Note}
		problems.Merge(field.Validate(&form))
		w.Name, w.Contact, w.Institution, w.Note = form.Name, form.Contact, form.Institution, form.Note
		if text.Blank(w.Note) {
			w.Note = ""
		}
	} else {
		w.Name, w.Contact, w.Institution, w.Note = "", "", "", ""
	}
	if len(problems) > 0 {
		return w, errs.Field(problems)
	}
	return w, nil
}

// fits checks whether the profile can be claimed this way.
func (w Request) fits(p Profile, textTo string) error {
	refuse := func(sentence string) error { return errs.Field(map[string][]string{"mode": {sentence}}) }
	switch {
	case p.UserID != "" && w.Purpose == ForRemoval:
		return errs.Conflicting("This profile has been claimed. Its owner can delete it in their settings.", nil)
	case p.UserID != "" && w.Mode != ByDocument:
		return refuse("Someone has claimed this profile. Send a document and we'll review your claim.")
	case w.Mode == ByEmail && p.ContactEmail == "":
		return refuse("There is no email address on file.")
	case w.Mode == BySMS && textTo == "":
		return refuse("There is no phone number on file.")
	}
	return nil
}

func (w Request) hint(p Profile) string {
	switch w.Mode {
	case ByEmail:
		return mail.Mask(p.ContactEmail)
	case BySMS:
		return phone.Mask(p.Phone)
	}
	return ""
}

// newSecret returns the secret for a link.
func newSecret() string {
	random := make([]byte, 32)
	_, _ = rand.Read(random) // never fails
	return base64.RawURLEncoding.EncodeToString(random)
}

var fold = cases.Fold()

func foundBy(c Claim) string {
	return fold.String(text.Normal(strings.Join([]string{c.Reference, c.ExpertName, c.Name, c.Email, c.Institution}, " ")))
}
