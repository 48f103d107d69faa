package crossexam

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
)

// gapMonths is the longest time between two posts that no one asks about.
const gapMonths = 6

// gaps asks about times without a post. Dates without a day or a month count in the
// expert's favor.
func gaps(p Profile, now time.Time) []Question {
	posts := slices.Clone(p.Posts)
	posts = slices.DeleteFunc(posts, func(r Row[*section.Position]) bool { return r.Item.Dates.Start == "" })
	slices.SortStableFunc(posts, func(a, b Row[*section.Position]) int {
		return cmp.Compare(record.Earliest(a.Item.Dates.Start), record.Earliest(b.Item.Dates.Start))
	})
	var asked []Question
	var last *section.Position // the one that lasted longest so far
	ended := ""
	for _, r := range posts {
		if last != nil {
			if q, ok := gap(last, ended, r); ok {
				asked = append(asked, q)
			}
		}
		if end := endOf(r.Item, now); last == nil || end > ended {
			last, ended = r.Item, end
		}
	}
	if last != nil && p.Counsel && monthsBetween(ended, now.Format(time.DateOnly)) > gapMonths {
		asked = append(asked, Question{Rule: "gap", Section: section.HistoryCode,
			Question: fmt.Sprintf("What have you done since you left %s?", last.Organization),
			Ground:   fmt.Sprintf("The last post ended %s. The profile lists none since.", onDate(last.Dates.End))})
	}
	return asked
}

func gap(before *section.Position, ended string, after Row[*section.Position]) (Question, bool) {
	months := monthsBetween(ended, record.Earliest(after.Item.Dates.Start))
	if months <= gapMonths {
		return Question{}, false
	}
	return Question{Rule: "gap", Section: section.HistoryCode, Item: after.ID,
		Question: fmt.Sprintf("What did you do between %s and %s?", before.Organization, after.Item.Organization),
		Ground: fmt.Sprintf("One post ended %s, the next began %s. The profile lists none for the %d months between.",
			onDate(before.Dates.End), onDate(after.Item.Dates.Start), months)}, true
}

// endOf returns the last day of a post. One without an end is taken as going on.
func endOf(p *section.Position, now time.Time) string {
	if p.Dates.Current || p.Dates.End == "" {
		return max(now.Format(time.DateOnly), record.Earliest(p.Dates.Start))
	}
	return record.Latest(p.Dates.End)
}

// monthsBetween returns the whole months from one day to another, or 0.
func monthsBetween(from, to string) int {
	a, errA := time.Parse(time.DateOnly, from)
	b, errB := time.Parse(time.DateOnly, to)
	if errA != nil || errB != nil || !b.After(a) {
		return 0
	}
	a = a.AddDate(0, 0, 1) // the first day after
	months := (b.Year()-a.Year())*12 + int(b.Month()) - int(a.Month())
	if b.Day() < a.Day() {
		months--
	}
	return max(0, months)
}

// workingTime asks what share of their time experts spend on testimony.
func workingTime(p Profile, _ time.Time) []Question {
	if !p.Counsel || len(p.Matters) == 0 {
		return nil
	}
	q := Question{Rule: "working-time", Section: section.PreferencesCode}
	share := ""
	if p.Preferences != nil {
		share = p.Preferences.Testifying
	}
	switch share {
	case "":
		q.Question, q.Ground = "How much of your working time do you spend on testimony, and how much of your income comes from it?", "The profile doesn’t say."
	case "25-50", "over-50":
		q.Question = "How much of your income comes from testifying?"
		q.Ground = fmt.Sprintf("%s of working time is spent on testimony, as of %s.", shares[share], field.DateWords(p.Preferences.TestifyingAt))
	default:
		return nil
	}
	return []Question{q}
}

var shares = map[string]string{"25-50": "25% to 50%", "over-50": "Over 50%"}

// notCompleted asks about studies that were given up.
func notCompleted(p Profile, _ time.Time) []Question {
	var asked []Question
	for _, r := range p.Education {
		if r.Item.Status == "not-completed" {
			asked = append(asked, Question{Rule: "not-completed", Section: section.EducationCode, Item: r.ID,
				Question: fmt.Sprintf("Why did you not complete your %s?", r.Item.Degree),
				Ground:   strings.Join(filled(r.Item.Degree, r.Item.Field, r.Item.Organization), ", ") + ": not completed."})
		}
	}
	return asked
}

// retracted asks about each retracted publication.
func retracted(p Profile, _ time.Time) []Question {
	var asked []Question
	for _, r := range p.Publications {
		if r.Item.Retracted {
			asked = append(asked, Question{Rule: "retracted", Section: section.PublicationsCode, Item: r.ID,
				Question: "Why was this publication retracted, and do your opinions rest on it?",
				Ground:   fmt.Sprintf("“%s” (%s) is marked as retracted.", r.Item.Name, r.Item.Date[:min(4, len(r.Item.Date))])})
		}
	}
	return asked
}

// unchecked asks about what is only stated, once for a section.
func unchecked(p Profile, _ time.Time) []Question {
	var asked []Question
	for _, of := range []struct{ section, what, entries string }{
		{section.LicensesCode, "your licenses", "licenses and certifications"},
		{section.EducationCode, "your degrees", "degrees"},
		{section.MembershipsCode, "your memberships", "memberships"},
	} {
		n := p.Proofs[of.section]
		if n.Stated == 0 {
			continue
		}
		q := Question{Rule: "unchecked", Section: of.section, Question: fmt.Sprintf("Who besides you confirms %s?", of.what),
			Ground: fmt.Sprintf("%d of the %d %s listed are stated and weren’t checked.", n.Stated, n.All, of.entries)}
		if n.Stated == n.All {
			q.Ground = fmt.Sprintf("None of the %s listed was checked.", of.entries)
		}
		asked = append(asked, q)
	}
	return asked
}

// tools asks those who draft or analyze with AI.
func tools(p Profile, _ time.Time) []Question {
	if p.Preferences == nil || p.Preferences.Tools != "drafting" && p.Preferences.Tools != "analysis" {
		return nil
	}
	q := Question{Rule: "ai", Section: section.PreferencesCode, Answer: p.Preferences.ToolsChecked,
		Question: "Which parts of your report did AI write?",
		Ground:   fmt.Sprintf("AI is used for drafting, as of %s.", field.DateWords(p.Preferences.ToolsAt))}
	if p.Preferences.Tools == "analysis" {
		q.Question = "Which of your opinions rest on what AI computed?"
		q.Ground = fmt.Sprintf("AI is used for analysis, as of %s.", field.DateWords(p.Preferences.ToolsAt))
	}
	return []Question{q}
}
