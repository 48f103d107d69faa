// Package challenge tells experts of challenges to their testimony, once each, so that they
// can answer. Package profile owns the testimony.
package challenge

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
	"peritus/bff/profile"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Profiles finds the profile of a person.
type Profiles interface {
	FindByUser(ctx context.Context, userID string) (stored.Expert, bool, error)
}

// Deps are the service's dependencies.
type Deps struct {
	DB        *db.DB
	Profiles  Profiles
	Accounts  auth.Directory
	Notify    notify.Sender
	WebOrigin string
}

// Service tells experts of challenges.
type Service struct{ Deps }

// New returns a service.
func New(deps Deps) *Service { return &Service{deps} }

// listed is a challenge of a changed matter.
type listed struct {
	item   string
	matter *section.Matter
	at     int  // among the challenges of the matter
	fresh  bool // the change added it
}

func (a listed) challenge() section.Challenge { return a.matter.Challenges[a.at] }

// TestimonyChanged tells the expert of each challenge that was added, whoever added it. An
// unclaimed profile has nobody to tell: its overview counts what isn't answered.
func (s *Service) TestimonyChanged(ctx context.Context, change profile.TestimonyChange) error {
	found := changedIn(change.Before, change.After)
	if len(found) == 0 || change.Expert.UserID == "" {
		return nil
	}
	person, known, err := s.Accounts.Person(ctx, change.Expert.UserID)
	if err != nil || !known {
		return err
	}
	for _, a := range found {
		first, err := s.note(ctx, change.Expert.ID, a, change.At)
		if err != nil {
			return err
		}
		if !first || !a.fresh {
			continue
		}
		message := notify.Message{Kind: challengeAdded, UserID: person.ID, To: person.Email, Data: s.data(a, change, person.Name)}
		if err := s.Notify.Send(ctx, message); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) data(a listed, change profile.TestimonyChange, name string) notify.Data {
	c := a.challenge()
	ruling, _ := field.LabelOf(section.Rulings, c.Ruling)
	data := notify.Data{"name": name, "by": byWhom(change), "sealed": a.matter.Sealed, "caption": "", "basis": "", "ruling": "", "answered": c.Reply != "",
		"link": s.WebOrigin + replyPath(a)}
	if !a.matter.Sealed { // mail is read in places that a sealed caption must not reach
		data["caption"], data["basis"], data["ruling"] = a.matter.Caption, c.Basis, strings.ToLower(ruling)
	}
	return data
}

// replyPath is the address of the field for the reply. Its query survives a sign-in; its
// fragment is for browsers without script.
func replyPath(a listed) string {
	return fmt.Sprintf("/experts/my-profile/%s?edit=%s&field=challenges.%d.reply#field-challenges-%d-reply", section.MattersCode, a.item, a.at, a.at)
}

func byWhom(change profile.TestimonyChange) string {
	switch {
	case change.Actor.UserID != "" && change.Actor.UserID == change.Expert.UserID:
		return "You"
	case change.Source == stored.ByImport:
		return "An import"
	}
	return "Our team"
}

// changedIn returns the challenges of the matters whose challenges changed. Edited ones are
// noted too, so that the expert isn't told of them when a deleted matter comes back.
func changedIn(before, after []stored.Item) []listed {
	known := map[string][]section.Challenge{}
	for _, item := range before {
		known[item.ID] = item.Content.(*section.Matter).Challenges
	}
	var all []listed
	for _, item := range after {
		m := item.Content.(*section.Matter)
		if slices.Equal(known[item.ID], m.Challenges) {
			continue
		}
		added := fresh(known[item.ID], m.Challenges)
		for at := range m.Challenges {
			all = append(all, listed{item.ID, m, at, slices.Contains(added, at)})
		}
	}
	return all
}

// fresh returns the positions in after of challenges that before doesn't have. They are
// compared exactly first, then by what an edit usually leaves: the basis, or the date.
func fresh(before, after []section.Challenge) []int {
	left := append([]section.Challenge{}, before...)
	open := make([]int, len(after))
	for i := range after {
		open[i] = i
	}
	for _, same := range []func(a, b section.Challenge) bool{
		func(a, b section.Challenge) bool { return key(a) == key(b) },
		func(a, b section.Challenge) bool {
			return fold(a.Basis) == fold(b.Basis) || a.Date == b.Date && fold(a.Citation) == fold(b.Citation)
		},
	} {
		var still []int
		for _, i := range open {
			at := -1
			for j := range left {
				if same(left[j], after[i]) {
					at = j
					break
				}
			}
			if at < 0 {
				still = append(still, i)
				continue
			}
			left = append(left[:at], left[at+1:]...)
		}
		open = still
	}
	return open
}

// key identifies a challenge in its matter.
func key(c section.Challenge) string {
	return fold(c.Basis) + "\n" + c.Date + "\n" + fold(c.Citation)
}

func fold(text string) string { return strings.ToLower(strings.Join(strings.Fields(text), " ")) }

type noticeRow struct {
	ExpertID  string `gorm:"primaryKey"`
	ItemID    string `gorm:"primaryKey"`
	Challenge string `gorm:"primaryKey"`
	ToldAt    int64
}

func (noticeRow) TableName() string { return "challenge_notices" }

// note records that the expert is told. The bool is false if they were told before, as when
// a deleted matter comes back.
func (s *Service) note(ctx context.Context, expertID string, a listed, at time.Time) (bool, error) {
	sum := sha256.Sum256([]byte(key(a.challenge())))
	row := noticeRow{ExpertID: expertID, ItemID: a.item, Challenge: hex.EncodeToString(sum[:]), ToldAt: at.UnixMilli()}
	done := s.DB.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row)
	return done.RowsAffected > 0, done.Error
}
