// Package expiry tells experts in time what expires in their profiles, such as a license.
// Package profile keeps the list up to date with each save.
package expiry

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// Notices are sent so many days before the last day.
var Notices = []int{7, 30, 60}

// Entry is something that expires.
type Entry struct {
	Section string
	ItemID  string
	Name    string
	LastDay string // YYYY-MM-DD
}

// Owners returns the people whose profiles these are, by expert. Profiles without one are
// left out.
type Owners func(ctx context.Context, expertIDs []string) (map[string]auth.Person, error)

// Service keeps what expires and sends the notices.
type Service struct {
	DB        *db.DB
	Clock     clock.Clock
	Notify    notify.Sender
	Owners    Owners
	WebOrigin string
}

// Kinds of notifications of this package.
var Kinds = []*notify.Kind{expires}

var expires = &notify.Kind{Code: "profile.expires", Class: notify.Optional, For: auth.Groups{auth.Expert},
	Label: "Licenses that expire", Detail: "60, 30, and 7 days before a license or certification in your profile expires.",
	InApp:   &notify.InApp{Topic: notify.Profile, Title: "{{.what}} expires on {{date .day}}", Path: "{{.link}}"},
	Subject: "{{.what}} expires on {{date .day}}",
	Text: `Hi {{.name}},

Your profile says that {{.what}} expires on {{date .day}}. Opposing counsel may check it at its source.

If you have renewed it, enter the new date:
{{.link}}

Peritus
`}

// atOnce is the number of notices in one transaction.
const atOnce = 200

// Tell sends the notices that are due. Each is sent once, whichever process does it: it's
// marked in the transaction that sends it. What was entered late gets the next notice only.
func (s *Service) Tell(ctx context.Context) error {
	today := s.Clock.Now()
	for _, days := range Notices {
		for {
			var sent int
			err := s.DB.InTx(ctx, func(ctx context.Context) error {
				due, err := s.claim(ctx, today, days)
				if err != nil {
					return err
				}
				sent = len(due)
				return s.send(ctx, due)
			})
			if err != nil {
				return err
			}
			if sent < atOnce {
				break
			}
		}
	}
	return nil
}

func (s *Service) send(ctx context.Context, due []row) error {
	if len(due) == 0 {
		return nil
	}
	ids := make([]string, len(due))
	for i, r := range due {
		ids[i] = r.ExpertID
	}
	owners, err := s.Owners(ctx, ids)
	if err != nil {
		return err
	}
	for _, r := range due {
		owner, found := owners[r.ExpertID]
		if !found {
			continue
		}
		day, err := time.Parse(time.DateOnly, r.LastDay)
		if err != nil {
			return err
		}
		if err := s.Notify.Send(ctx, notify.Message{Kind: expires, UserID: owner.ID, To: owner.Email, Data: notify.Data{
			"name": owner.Name, "what": r.Name, "day": day, "link": s.WebOrigin + "/experts/my-profile/" + r.Section + "?edit=" + r.ItemID}}); err != nil {
			return err
		}
	}
	return nil
}
