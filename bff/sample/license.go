package sample

import (
	"slices"
	"strconv"
	"strings"

	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
)

// licenses lists what the letters after the name and the practice call for.
func (c *career) licenses() []Entry {
	d := &c.dice
	var rows []Entry
	var known []credential
	add := func(marks string) {
		found := credentials[marks]
		if found.name == "" || slices.ContainsFunc(known, func(other credential) bool { return other.name == found.name }) {
			return
		}
		known = append(known, found)
		rows = append(rows, c.license(found, c.p.State, len(rows) == 0))
	}
	if !c.lettersOf("license") {
		add(c.practiceLicense())
	}
	for _, marks := range strings.Split(c.p.Suffix, ", ") {
		add(marks)
	}
	if c.trade.Board != "" && c.physician() && !c.pharmacist() {
		issuer, name, _ := strings.Cut(c.trade.Board, ": ")
		rows = append(rows, c.license(boarded(name, issuer), "", false))
	}
	// Many are licensed in a second state.
	if len(rows) > 0 && c.p.Country == "US" {
		first := rows[0].Content.(*section.License)
		near := neighbors[c.p.State]
		if first.Kind == "license" && first.Jurisdiction != "" && len(near) > 0 && d.Chance(40) {
			rows = slices.Insert(rows, 1, c.license(known[0], dice.Pick(d, near), false))
		}
	}
	if c.given != nil && c.given.expiring {
		rows[0].Content.(*section.License).Expires = strconv.Itoa(Present) + "-12-31"
	}
	return rows
}

// practiceLicense is the license that the practice needs, whatever the letters after the
// name, or "".
func (c *career) practiceLicense() string {
	marks := practiceLicenses[c.work.Category+"/"+c.work.Subcategory]
	if c.work.Category == "medicine" {
		marks = "MD"
	}
	if marks == "MD" && slices.ContainsFunc(c.p.Education, func(g Degree) bool { return g.Degree == "DO" }) {
		return "DO"
	}
	return marks
}

func (c *career) pharmacist() bool {
	return slices.ContainsFunc(c.p.Education, func(g Degree) bool { return g.Degree == "PharmD" })
}

// lettersOf reports whether letters after the name stand for a credential of a kind.
func (c *career) lettersOf(kind string) bool {
	return slices.ContainsFunc(strings.Split(c.p.Suffix, ", "), func(marks string) bool { return credentials[marks].kind == kind })
}

func (c *career) license(known credential, state string, first bool) Entry {
	d := &c.dice
	issued := c.from
	switch known.kind {
	case "license":
		if c.physician() && len(c.posts) > 1 && c.posts[0].training && first {
			issued = c.posts[0].start + 13 // after the first year of training
		}
		issued += month(12 * min(known.after, max(c.years-1, 0)))
		if !first {
			issued += month(d.Between(6, 12*max(1, min(c.years-1-known.after, 9))))
		}
	default:
		after := min(known.after, max(c.years-1, 0))
		issued += month(12*after + d.Under(10))
	}
	issued = min(issued, thisMonth-1)
	l := &section.License{Kind: known.kind, Name: known.name, Issuer: known.issuer, Number: digits(d, known.number), Issued: issued.text(), Status: "active"}
	if known.kind == "license" && strings.Contains(known.issuer, "{State}") {
		l.Jurisdiction = place.Country(c.p.Country)
		if state != "" {
			l.Jurisdiction = place.State(state)
		}
		l.Issuer = strings.Replace(known.issuer, "{State}", l.Jurisdiction, 1)
	}
	if known.years > 0 {
		expires := issued
		for expires <= thisMonth+2 {
			expires += month(12 * known.years)
		}
		l.Expires = expires.text()
		if !first && d.Chance(5) {
			l.Status, l.Note = "inactive", "Kept inactive since "+strconv.Itoa((expires-month(12*known.years)).year())+"; I no longer practice there."
			if l.Jurisdiction == "" {
				l.Status, l.Note = "active", ""
			}
		}
	}
	visibility := Public
	if l.Status != "active" {
		visibility = Attorneys
	}
	return Entry{l, visibility}
}

// digits fills in a shape: # is a digit, the first of a run never zero, and X is a letter.
func digits(d *dice.Dice, shape string) string {
	out := []byte(shape)
	for i, r := range out {
		switch {
		case r == '#' && (i == 0 || shape[i-1] != '#'):
			out[i] = byte('1' + d.Under(9))
		case r == '#':
			out[i] = byte('0' + d.Under(10))
		case r == 'X' && strings.HasPrefix(shape, "XX-"):
			out[i] = byte('A' + d.Under(26))
		}
	}
	return string(out)
}
