package profile

import (
	"context"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/profile/section"
)

// heldFields are the contact data of a profile, by the names of the form.
var heldFields = []string{"contact_email", "phone"}

// FieldHold says that a field keeps its value for now.
type FieldHold struct {
	Field string     `json:"field"`
	Until *time.Time `json:"until" doc:"Null where staff have yet to decide."`
	Text  string     `json:"text"`
}

// holds are the fields of a section that may not change for now.
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
		return "Stays as it is until our staff have looked into the claim of this profile."
	}
	return "Can be changed from " + until.UTC().Format("2 January 2006, 15:04 MST") +
		": for 72 hours after a profile was claimed its contacts stay, so that they can be heard."
}

// checkHolds refuses a change of contact data that is held, whoever makes it.
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
