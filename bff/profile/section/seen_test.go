package section

import (
	"encoding/json"
	"strings"
	"testing"

	"peritus/bff/platform/field"
)

// In every section, no value of a private or attorney-only field is in what others see.
func TestSeen_leavesOutWhatAnAudienceMayNotSee(t *testing.T) {
	for _, s := range All() {
		item := s.Example()
		field.Normalize(item)
		for _, counsel := range []bool{false, true} {
			seen := map[string]json.RawMessage{}
			if err := json.Unmarshal(Seen(item, counsel), &seen); err != nil {
				t.Fatal(err)
			}
			for _, v := range field.Values(item) {
				hidden := v.Field.Audience == field.AudiencePrivate || v.Field.Audience == field.AudienceAttorneys && !counsel
				value, there := seen[v.Field.Name]
				switch {
				case hidden == there:
					t.Errorf("%s.%s, counsel %t: in what they see is %t", s.Code, v.Field.Name, counsel, there)
				case there && v.Field.Masked && !counsel && !v.Empty() && strings.Contains(string(value), v.Text()):
					t.Errorf("%s.%s is not masked: %s", s.Code, v.Field.Name, value)
				}
			}
		}
	}
}

func TestSeen_leavesOutPrivateFieldsOfRecords(t *testing.T) {
	item := &WorkPreferences{Accepting: "yes", Blackouts: []Blackout{{From: "2027-07-01", To: "2027-07-14", Reason: "Surgery"}}}
	if seen := string(Seen(item, true)); strings.Contains(seen, "Surgery") || !strings.Contains(seen, "2027-07-14") {
		t.Error(seen)
	}
}

func TestSeen_masksAllButTheEnd(t *testing.T) {
	for number, want := range map[string]string{"24GE04512300": `"••••300"`, "12": `"••••2"`, "": `""`, "ß": `"••••"`} {
		seen := map[string]json.RawMessage{}
		if err := json.Unmarshal(Seen(&License{Number: number}, false), &seen); err != nil || string(seen["number"]) != want {
			t.Errorf("%q: %s, %v", number, seen["number"], err)
		}
	}
}
