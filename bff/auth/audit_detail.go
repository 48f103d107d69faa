package auth

import (
	"strings"
	"time"

	"peritus/bff/platform/ustime"
)

// AuditDetail holds the facts of an audit entry by key. Entries store keys and codes.
// People see their labels.
type AuditDetail map[string]string

// auditLabels are the labels of all keys. Old entries don't change, so keys that are no
// longer written stay here.
var auditLabels = map[string]string{
	"accounts":       "Accounts",
	"action":         "Action filter",
	"assigned":       "Assigned to account ID",
	"assignee":       "Assignee filter",
	"actor":          "Account ID filter",
	"authenticators": "Authenticator apps",
	"browser":        "Browser",
	"by":             "Through",
	"claims":         "Claims",
	"credits":        "Credits",
	"due":            "Deletion date",
	"entries":        "Entries exported",
	"erased":         "Erased parts",
	"expert_id":      "Expert ID",
	"free-after":     "Free credits after",
	"from":           "From",
	"grade":          "Grade of proof",
	"groups":         "Groups",
	"kind":           "Kind filter",
	"mails":          "Emails",
	"mode":           "Verification method",
	"parties":        "Names compared",
	"parts":          "Number of parts",
	"passkey":        "Passkey",
	"profiles":       "Profiles",
	"purpose":        "Purpose",
	"reference":      "Reference",
	"requests":       "Requests",
	"result":         "Result",
	"second factor":  "Second factor",
	"section":        "Section",
	"sessions":       "Sessions ended",
	"state":          "State filter",
	"subject":        "Target ID filter",
	"to":             "To",
	"until":          "Until",
	"version":        "Version",
	"words":          "Search words",
	"year":           "Year",
}

// AuditLabel returns a key's label.
func AuditLabel(key string) (label string, found bool) {
	label, found = auditLabels[key]
	return label, found
}

// auditValues are the labels of codes, by key. Keys whose values people write, such as a
// passkey's name, are left out.
var auditValues = map[string]map[string]string{
	"grade":         {"stated": "Stated", "document": "Document seen", "source": "Checked at the source"},
	"mode":          {"email": "Code by email", "sms": "Code by text message", "document": "Document"},
	"purpose":       {"claim": "Claim", "removal": "Removal"},
	"result":        {"clear": "Clear", "possible": "Possible conflict"},
	"second factor": {"totp": "Authenticator app", "passkey": "Passkey", "recovery-code": "Recovery code"},
	"words":         {"some": "Yes (not recorded)"},
}

// auditDates are the keys that can hold a date as YYYY-MM-DD.
var auditDates = map[string]bool{"due": true, "from": true, "to": true, "until": true}

// erasedParts turns "12 actor,15 subject" into words.
var erasedParts = strings.NewReplacer(",", ", ", " actor", " (actor)", " subject", " (target)")

// auditValue returns a value as people read it. A value it doesn't know stays as it is.
func auditValue(key, value string) string {
	if label, found := auditValues[key][value]; found {
		return label
	}
	if key == "erased" {
		return erasedParts.Replace(value)
	}
	if auditDates[key] {
		if day, err := time.Parse(time.DateOnly, value); err == nil {
			return ustime.Date(day)
		}
	}
	return value
}

// Labeled returns the values as people read them, by label. A key without a label keeps
// its name. It is never nil.
func (d AuditDetail) Labeled() AuditDetail {
	labeled := make(AuditDetail, len(d))
	for key, value := range d {
		label, found := AuditLabel(key)
		if !found {
			label = key
		}
		labeled[label] = auditValue(key, value)
	}
	return labeled
}
