package auth

// AuditDetail holds the facts of an audit entry by key. Entries are stored with the keys
// and shown with their labels.
type AuditDetail map[string]string

// auditLabels are the labels of all keys. Old entries keep their keys, so a key that is no
// longer written stays.
var auditLabels = map[string]string{
	"action":        "Action filter",
	"actor":         "Account ID filter",
	"browser":       "Browser",
	"by":            "Through",
	"due":           "Deletion date",
	"entries":       "Entries exported",
	"erased":        "Erased parts",
	"expert_id":     "Expert ID",
	"from":          "From",
	"groups":        "Groups",
	"kind":          "Kind filter",
	"mode":          "Verification method",
	"parts":         "Number of parts",
	"passkey":       "Passkey",
	"purpose":       "Purpose",
	"reference":     "Reference",
	"second factor": "Second factor",
	"sessions":      "Sessions ended",
	"subject":       "Target ID filter",
	"to":            "To",
	"words":         "Search words",
	"year":          "Year",
}

// AuditLabel returns a key's label.
func AuditLabel(key string) (label string, found bool) {
	label, found = auditLabels[key]
	return label, found
}

// Labeled returns the values by label; a key without one keeps its name. It is never nil.
func (d AuditDetail) Labeled() AuditDetail {
	labeled := make(AuditDetail, len(d))
	for key, value := range d {
		if label, found := AuditLabel(key); found {
			key = label
		}
		labeled[key] = value
	}
	return labeled
}
