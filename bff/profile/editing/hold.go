package editing

import (
	"time"

	"peritus/bff/platform/ustime"
)

// HeldFields are a profile's contact fields.
var HeldFields = []string{"contact_email", "phone"}

// FieldHold means a field can't be changed for now.
type FieldHold struct {
	Field string     `json:"field"`
	Until *time.Time `json:"until" doc:"Null until staff decide."`
	Text  string     `json:"text"`
}

func HoldText(until time.Time) string {
	if until.IsZero() {
		return "You can change this after our team has reviewed the claim to this profile."
	}
	return "You can change this from " + ustime.DateTime(until) +
		". Contact details stay locked for 72 hours after a claim, so the person they belong to can object."
}
