package proof

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// checked are the fields that a check confirms, by section. If one of them changes, the
// check no longer counts.
var checked = map[string][]string{
	section.LicensesCode:    {"kind", "name", "issuer", "number", "jurisdiction", "issued", "expires", "status"},
	section.EducationCode:   {"organization", "degree", "field", "start", "end", "status"},
	section.MembershipsCode: {"organization", "type", "role", "dates"},
}

// Sections are those whose entries can be checked, in the order of the profile.
var Sections = []string{section.MembershipsCode, section.EducationCode, section.LicensesCode}

// Checkable reports whether entries of a section can be checked.
func Checkable(code string) bool { return slices.Contains(Sections, code) }

// Row is an entry as it is now.
type Row struct {
	ExpertID string
	Section  string
	ItemID   string
	Version  int
	Content  section.Item
}

// fingerprint is the same as long as the checked fields are.
func (r Row) fingerprint() string {
	type value struct {
		Name  string
		Value any
	}
	var values []value
	for _, v := range field.Values(r.Content) {
		if slices.Contains(checked[r.Section], v.Field.Name) {
			values = append(values, value{v.Field.Name, v.JSON()})
		}
	}
	slices.SortFunc(values, func(a, b value) int {
		return slices.Index(checked[r.Section], a.Name) - slices.Index(checked[r.Section], b.Name)
	})
	sum := sha256.Sum256(field.Encode(values))
	return hex.EncodeToString(sum[:])
}
