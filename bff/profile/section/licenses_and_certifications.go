package section

import (
	"time"

	"peritus/bff/platform/field"
)

// License is a license or certification.
type License struct {
	Kind         string `json:"kind"`
	Name         string `json:"name"`
	Issuer       string `json:"issuer"`
	Number       string `json:"number"`
	Jurisdiction string `json:"jurisdiction"`
	Issued       string `json:"issued"`
	Expires      string `json:"expires"`
	Status       string `json:"status"`
	Note         string `json:"note"`
}

// LicensesCode is the section with the licenses and certifications.
const LicensesCode = "licenses-and-certifications"

func licensesAndCertifications() Section {
	return Section{
		Code:   LicensesCode,
		Title:  "Licenses and certifications",
		Intro:  "What you are licensed or certified to do.",
		Why:    "Attorneys check licenses at the source. A lapsed one can cost you the stand.",
		Weight: 6,
		Max:    100,
		Row:    "license",
		New:    func() Item { return new(License) },
		Example: func() Item {
			return &License{Kind: "license", Name: "Professional Engineer", Issuer: "New Jersey State Board of Professional Engineers", Number: "24GE04512300", Jurisdiction: "New Jersey",
				Issued: "2003-06", Expires: "2028-04-30", Status: "active"}
		},
		Filters: []Filter{{Code: "license", Label: "License", Values: field.Pairs("active: Active", "checked: Active, checked at the source")}},
		Facts:   licenseFacts,
	}
}

// licenseFacts says whether one is active, and whether staff have checked such a one. It
// ends after its last day.
func licenseFacts(rows []Item, today time.Time, facts *Facts) {
	for _, row := range rows {
		l := row.(*License)
		if l.Status != "active" || !facts.begun(l.Issued, today) {
			continue
		}
		if _, last, ok := field.Days(l.Expires); ok {
			if last.Before(today) {
				continue
			}
			facts.ChangeOn(last.AddDate(0, 0, 1))
		}
		facts.Add("license", "active")
		if facts.known.AtSource[row] {
			facts.Add("license", "checked")
		}
	}
}

// Declare binds the fields.
func (l *License) Declare(f *field.Form) {
	f.Choice(&l.Kind, "Kind", field.Pairs("license: License", "board-certification: Board certification", "certification: Certification", "registration: Registration"), field.Required)
	f.Text(&l.Name, "Name", field.Searched(field.SearchTitle), field.Shown, field.Required, field.Max(200), field.Example("Professional Engineer"))
	f.Organization(&l.Issuer, "Issued by", field.Searched(field.SearchText), field.Required, field.Called("who issued it"))
	f.Text(&l.Number, "Number", field.Max(60), field.Masked, field.Recommended("the number"), field.Hint("Visitors see only its last characters."))
	f.Text(&l.Jurisdiction, "Jurisdiction", field.Max(120), field.Hint("The state or country where it is valid."))
	f.PartialDate(&l.Issued, "Issued", field.Filtered("license"), field.Required, field.Called("when it was issued"))
	f.PartialDate(&l.Expires, "Expires", field.Filtered("license"))
	f.Choice(&l.Status, "Status", field.Pairs("active: Active", "inactive: Inactive", "expired: Expired", "suspended: Suspended", "revoked: Revoked"), field.Required, field.Filtered("license"))
	f.Text(&l.Note, "Note", field.Max(500))
	f.Unless(field.NotBefore(l.Expires, l.Issued), &l.Expires, "It expires before it was issued. Correct one of the dates.")
}

// Title names the row.
func (l *License) Title() string { return l.Name }

// Detail tells the row apart from others with its title.
func (l *License) Detail() string {
	return parts(l.Jurisdiction, after("number ending in", end(l.Number)), after("issued", field.DateWords(l.Issued)))
}

// Expiry returns when an active license expires.
func (l *License) Expiry() string {
	if l.Status != "active" {
		return ""
	}
	return l.Expires
}
