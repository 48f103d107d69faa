package profile

import (
	"context"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/ustime"
	"peritus/bff/profile/section"
)

// heldFields are a profile's contact fields.
var heldFields = []string{"contact_email", "phone"}

// FieldHold means a field can't be changed for now.
type FieldHold struct {
	Field string     `json:"field"`
	Until *time.Time `json:"until" doc:"Null until staff decide."`
	Text  string     `json:"text"`
}

// fieldHolds returns the fields of a section that can't be changed for now.
func (s *Service) fieldHolds(ctx context.Context, expertID, code string) ([]FieldHold, error) {
	none := []FieldHold{}
	if code != section.AboutMeCode || s.holds == nil {
		return none, nil
	}
	held, until, err := s.holds.Held(ctx, expertID)
	if err != nil || !held {
		return none, err
	}
	list := make([]FieldHold, len(heldFields))
	for i, field := range heldFields {
		list[i] = FieldHold{Field: field, Text: holdText(until)}
		if !until.IsZero() {
			list[i].Until = &until
		}
	}
	return list, nil
}

func holdText(until time.Time) string {
	if until.IsZero() {
		return "You can change this after our team has reviewed the claim to this profile."
	}
	return "You can change this from " + ustime.DateTime(until) +
		". Contact details stay locked for 72 hours after a claim, so the person they belong to can object."
}

// checkHolds refuses changes to held contact data by anyone.
func (s *Service) checkHolds(ctx context.Context, expertID string, before, after section.Item) error {
	was, _ := before.(*section.AboutMe)
	now, ok := after.(*section.AboutMe)
	if !ok || was != nil && was.ContactEmail == now.ContactEmail && was.Phone == now.Phone {
		return nil
	}
	holds, err := s.fieldHolds(ctx, expertID, section.AboutMeCode)
	if err != nil || len(holds) == 0 {
		return err
	}
	if was == nil {
		was = &section.AboutMe{}
	}
	problems := map[string][]string{}
	if was.ContactEmail != now.ContactEmail {
		problems["contact_email"] = []string{holds[0].Text}
	}
	if was.Phone != now.Phone {
		problems["phone"] = []string{holds[1].Text}
	}
	return errs.Field(problems)
}
