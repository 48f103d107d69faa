package claim

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/cases"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/text"
)

// Wish is what somebody sends to begin a claim.
type Wish struct {
	ExpertID    string
	Purpose     Purpose
	Mode        Mode
	Browser     string // what his browser alone knows
	Address     string // of the internet
	Contact     string // email for the answer, with a document
	Name        string // with a document
	Institution string
	Note        string
}

var browserForm = regexp.MustCompile(`^[A-Za-z0-9_-]{43,128}$`)

// Begin begins a claim: sends the code, or readies it for a document, and tells all
// contacts on file. The same browser that wants the same again goes on with the claim
// it has. Errors: by field; ErrNoProfile; a claimed profile takes a document alone; too many.
func (s *Service) Begin(ctx context.Context, w Wish) (Claim, error) {
	w, err := w.normal()
	if err != nil {
		return Claim{}, err
	}
	profile, err := s.Profile(ctx, w.ExpertID)
	if err != nil {
		return Claim{}, err
	}
	if err := w.fits(profile); err != nil {
		return Claim{}, err
	}
	browser, place := s.hash("browser", w.Browser), s.placeOf(w.Address)
	if c, found, err := s.store.findOpen(ctx, w, browser, s.Clock.Now().Add(-PendingFor)); err != nil || found {
		return c, err
	}
	if err := s.limitClaims(ctx, w.ExpertID, place); err != nil {
		return Claim{}, err
	}
	now := s.Clock.Now()
	c := Claim{ID: s.IDs.New(), Reference: id.NewReference(), ExpertID: profile.ExpertID, ExpertName: profile.Name, Purpose: w.Purpose,
		Mode: w.Mode, State: Unclaimed, Browser: browser, Place: place, Hint: w.hint(profile), CreatedAt: now,
		Name: w.Name, Email: w.Contact, Institution: w.Institution, Note: w.Note}
	event := Begin
	if profile.UserID != "" {
		event, c.Waits = Dispute, true
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.add(ctx, c); err != nil {
			return err
		}
		if err := s.move(ctx, &c, event, Person{Name: c.Name}, ""); err != nil {
			return err
		}
		told := ""
		if c.Mode != ByDocument {
			told = string(c.Mode)
			if err := s.sendCode(ctx, &c, profile); err != nil {
				return err
			}
		}
		if err := s.tell(ctx, c, profile, whenBegun, told); err != nil {
			return err
		}
		if c.Waits {
			return s.tellStaff(ctx, c)
		}
		return nil
	})
	return c, err
}

// normal checks a wish by itself and brings it to the form that is stored.
func (w Wish) normal() (Wish, error) {
	problems := map[string][]string{}
	refuse := func(field, sentence string) {
		if sentence != "" {
			problems[field] = append(problems[field], sentence)
		}
	}
	if !browserForm.MatchString(w.Browser) {
		refuse("browser", "Must be random, at least 32 bytes of it.")
	}
	if w.Mode != ByEmail && w.Mode != BySMS && w.Mode != ByDocument {
		refuse("mode", "Choose one of the list.")
	}
	if w.Mode == ByDocument {
		for _, f := range []struct {
			name     string
			value    *string
			most     int
			required string
			lines    bool
		}{
			{"name", &w.Name, 160, "Please give your name.", false},
			{"contact", &w.Contact, mail.LongestAddress, "Please give an email address, so that we can answer.", false},
			{"institution", &w.Institution, 160, "", false},
			{"note", &w.Note, 2000, "", true},
		} {
			*f.value = text.Normal(*f.value)
			if !f.lines {
				*f.value = strings.TrimSpace(*f.value)
			}
			switch {
			case text.Blank(*f.value):
				*f.value = ""
				refuse(f.name, f.required)
			case text.ControlProblem(*f.value, f.lines) != "":
				refuse(f.name, text.ControlProblem(*f.value, f.lines))
			case utf8.RuneCountInString(*f.value) > f.most:
				refuse(f.name, fmt.Sprintf("At most %d characters; this has %d.", f.most, utf8.RuneCountInString(*f.value)))
			}
		}
		if len(problems["contact"]) == 0 && !mail.ValidAddress(w.Contact) {
			refuse("contact", "Must be an email address such as name@example.org.")
		}
	} else {
		w.Name, w.Contact, w.Institution, w.Note = "", "", "", ""
	}
	if len(problems) > 0 {
		return w, errs.Field(problems)
	}
	return w, nil
}

// fits says whether the profile can be had so.
func (w Wish) fits(p Profile) error {
	refuse := func(sentence string) error { return errs.Field(map[string][]string{"mode": {sentence}}) }
	switch {
	case p.UserID != "" && w.Purpose == ForRemoval:
		return errs.Conflicting("This profile has been claimed. Its owner can delete it in his settings.", nil)
	case p.UserID != "" && w.Mode != ByDocument:
		return refuse("Somebody has claimed this profile. Send a document, and our staff look into it.")
	case w.Mode == ByEmail && p.ContactEmail == "":
		return refuse("There is no email address on file.")
	case w.Mode == BySMS && p.Phone == "":
		return refuse("There is no phone number on file.")
	}
	return nil
}

func (w Wish) hint(p Profile) string {
	switch w.Mode {
	case ByEmail:
		return mail.Mask(p.ContactEmail)
	case BySMS:
		return phone.Mask(p.Phone)
	}
	return ""
}

// newSecret is what a link carries.
func newSecret() string {
	random := make([]byte, 32)
	_, _ = rand.Read(random) // never fails
	return base64.RawURLEncoding.EncodeToString(random)
}

var fold = cases.Fold()

func foundBy(c Claim) string {
	return fold.String(text.Normal(strings.Join([]string{c.Reference, c.ExpertName, c.Name, c.Email, c.Institution}, " ")))
}
