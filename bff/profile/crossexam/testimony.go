package crossexam

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
)

// excluded asks about each challenge that a court granted, even in part.
func excluded(p Profile, _ time.Time) []Question {
	var asked []Question
	for _, m := range p.Matters {
		for _, c := range m.Challenges {
			q := Question{Rule: "excluded", Section: section.MattersCode, Item: m.ID, Answer: c.Reply,
				Ground: strings.Join(filled(c.Basis, field.DateWords(c.Date), c.Citation), "; ")}
			switch c.Ruling {
			case "granted":
				q.Question = fmt.Sprintf("The court excluded your testimony in %s. What was wrong with it?", m.Caption)
			case "granted-in-part":
				q.Question = fmt.Sprintf("The court limited your testimony in %s. Which of your opinions did it not allow?", m.Caption)
			default:
				continue
			}
			asked = append(asked, q)
		}
	}
	return asked
}

// lapsed asks about testimony on a day on which a license had expired. A license of the
// same name that covers the day settles it, because a renewal may be an entry of its own.
func lapsed(p Profile, now time.Time) []Question {
	today := now.Format(time.DateOnly)
	var asked []Question
	for _, l := range p.Licenses {
		if l.Item.Expires == "" {
			continue
		}
		expired := record.Latest(l.Item.Expires)
		matter, event := firstAfter(p.Matters, expired, today, func(day string) bool {
			return slices.ContainsFunc(p.Licenses, func(other Row[*section.License]) bool { return covers(other.Item, l.Item, day) })
		})
		if matter == nil {
			continue
		}
		asked = append(asked, Question{Rule: "lapsed", Section: section.LicensesCode, Item: l.ID,
			Question: fmt.Sprintf("Was your license as %s current when you testified in %s?", l.Item.Name, matter.Caption),
			Ground:   fmt.Sprintf("The license expired %s. The %s was %s.", onDate(l.Item.Expires), event.Kind, onDate(event.Date))})
	}
	return asked
}

// sanctioned asks about licenses that are suspended or revoked.
func sanctioned(p Profile, _ time.Time) []Question {
	var asked []Question
	for _, l := range p.Licenses {
		if l.Item.Status == "suspended" || l.Item.Status == "revoked" {
			asked = append(asked, Question{Rule: "sanctioned", Section: section.LicensesCode, Item: l.ID, Answer: l.Item.Note,
				Question: fmt.Sprintf("Why was your license as %s %s?", l.Item.Name, l.Item.Status),
				Ground:   fmt.Sprintf("%s lists it as %s.", l.Item.Issuer, l.Item.Status)})
		}
	}
	return asked
}

// covers reports whether a license of the same name and jurisdiction was in force on a day.
func covers(l, like *section.License, day string) bool {
	return strings.EqualFold(l.Name, like.Name) && strings.EqualFold(l.Jurisdiction, like.Jurisdiction) &&
		record.Earliest(l.Issued) <= day && (l.Expires == "" || record.Latest(l.Expires) >= day)
}

// firstAfter returns the earliest testimony that was certainly after a day and isn't
// settled.
func firstAfter(matters []record.Matter, day, today string, settled func(day string) bool) (*section.Matter, section.Event) {
	var matter *section.Matter
	var first section.Event
	for _, m := range matters {
		for _, e := range m.Events {
			from := record.Earliest(e.Date)
			if e.Kind == "report" || from <= day || from > today || settled(from) || settled(record.Latest(e.Date)) {
				continue
			}
			if matter == nil || from < record.Earliest(first.Date) {
				matter, first = m.Matter, e
			}
		}
	}
	return matter, first
}

const (
	fewMatters    = 4  // fewer say nothing about a side
	oneSidedShare = 75 // percent
)

// oneSided asks an expert who is nearly always retained by one side.
func oneSided(p Profile, _ time.Time) []Question {
	plaintiff, defense := 0, 0
	for _, m := range p.Matters {
		switch m.Side {
		case "plaintiff":
			plaintiff++
		case "defense":
			defense++
		}
	}
	sum := plaintiff + defense
	most, side, other := plaintiff, "plaintiffs", "defendant"
	if defense > plaintiff {
		most, side, other = defense, "defendants", "plaintiff"
	}
	if sum < fewMatters || most*100 < sum*oneSidedShare {
		return nil
	}
	q := Question{Rule: "one-sided", Section: section.MattersCode,
		Question: fmt.Sprintf("How often have you told a %s’s counsel that their case has merit?", other),
		Ground:   fmt.Sprintf("%d of the %d matters listed for a party were for %s.", most, sum, side)}
	if most == sum {
		q.Ground = fmt.Sprintf("All %d matters listed for a party were for %s.", sum, side)
	}
	return []Question{q}
}

func filled(texts ...string) []string {
	return slices.DeleteFunc(texts, func(text string) bool { return text == "" })
}

// onDate writes a partial date as the end of a sentence: "on May 3, 2019", "in May 2019".
func onDate(date string) string {
	if len(date) == len(time.DateOnly) {
		return "on " + field.DateWords(date)
	}
	return "in " + field.DateWords(date)
}
