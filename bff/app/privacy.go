package app

import (
	"context"
	"time"

	"peritus/bff/account"
	"peritus/bff/account/settings"
	"peritus/bff/attorney"
	"peritus/bff/audit"
	"peritus/bff/auth"
	"peritus/bff/availability"
	"peritus/bff/claim"
	"peritus/bff/conflict"
	"peritus/bff/credit"
	"peritus/bff/designation"
	"peritus/bff/factor"
	"peritus/bff/favorite"
	"peritus/bff/inquiry"
	"peritus/bff/list"
	"peritus/bff/message"
	"peritus/bff/platform/archive"
	"peritus/bff/platform/mail"
	"peritus/bff/privacy"
	"peritus/bff/profile"
	"peritus/bff/profile/challenge"
	"peritus/bff/profile/declaration"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/roster"
	"peritus/bff/search/saved"
	"peritus/bff/signup"
	"peritus/bff/viewed"
)

// sources returns all domains with personal data, in the order of erasure. Data found by
// account comes before the account.
func (a *App) sources(deps privacy.Deps) []privacy.Source {
	return []privacy.Source{
		availability.Personal{Service: a.Availability},
		designation.Personal{Service: a.Designation}, // before conversations
		conflict.Personal{Service: a.Conflict},       // before messages, whose sides it reads
		message.Personal{Service: a.Message},         // before the profile, whose expert it names
		claim.Personal{Service: a.Claim},
		inquiry.Personal{Service: a.Inquiry},
		correspondence{a.Mails, a.Account},
		audit.Personal{Service: a.Audit, Also: a.profilesOf},
		proof.Personal{Service: a.Proof},
		declaration.Personal{Service: a.Declaration},
		challenge.Personal{Service: a.Challenge},
		roster.Personal{Service: a.Roster},
		profile.Personal{Service: a.Profile},
		favorite.Personal{Service: a.Favorite},
		viewed.Personal{Service: a.Viewed},
		list.Personal{Service: a.List},
		saved.Personal{Service: a.Saved},
		attorney.Personal{Service: a.Attorney}, // before credits, in the order in which a verified admission locks
		credit.Personal{Service: a.Credit},
		signup.Personal{Service: a.SignUp},
		factor.Personal{Service: a.Factor},
		privacy.Own(deps),
		account.Personal{Service: a.Account, Choices: a.Notify},
	}
}

// profilesOf returns the profiles about a person, for the audit log.
func (a *App) profilesOf(ctx context.Context, userID string) ([]audit.Subjects, error) {
	expert, found, err := a.Profile.FindByUser(ctx, userID)
	if err != nil || !found {
		return nil, err
	}
	return []audit.Subjects{{Kind: "expert", IDs: []string{expert.ID}}}, nil
}

// persons adapts accounts to privacy.
type persons struct {
	auth.Directory
	*settings.Service
}

// correspondence adapts the outbox's emails to a person to privacy.
type correspondence struct {
	mails    *mail.Outbox
	accounts auth.Directory
}

func (correspondence) Name() string { return "mails" }

func (correspondence) Keeps() string { return "" }

type personalMail struct {
	Subject string    `json:"subject"`
	At      time.Time `json:"at"`
}

func (c correspondence) Export(ctx context.Context, userID string, to *archive.Writer) error {
	person, found, err := c.accounts.Person(ctx, userID)
	if err != nil || !found {
		return err
	}
	stored, err := c.mails.To(ctx, person.Email)
	if err != nil {
		return err
	}
	all := make([]personalMail, len(stored))
	for i, m := range stored {
		all[i] = personalMail{Subject: m.Subject, At: time.UnixMilli(m.CreatedAt).UTC()}
	}
	return to.JSON("mails", all)
}

func (c correspondence) Erase(ctx context.Context, userID string) error {
	person, found, err := c.accounts.Person(ctx, userID)
	if err != nil || !found {
		return err
	}
	return c.mails.Forget(ctx, person.Email)
}
