package sample

import (
	"strconv"

	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
)

var currencies = map[string]string{"CA": "CAD", "GB": "GBP", "DE": "EUR", "FR": "EUR", "IT": "EUR", "IE": "EUR", "AU": "AUD", "NZ": "NZD"}

// fees is the schedule: amounts that suit the field and the years of practice.
func (c *career) fees() Entry {
	d := &c.dice
	t := c.trade
	span := t.HighRate - t.LowRate
	rate := t.LowRate + span*min(c.years, 30)/45 + d.Under(span/3+1)
	round := func(dollars, to int) *int { n := max(1, (dollars+to/2)/to) * to * 100; return &n }
	few := func(n int) *int { return &n }
	hour := func(activity string, dollars, minimum, increment int) section.FeeLine {
		l := section.FeeLine{Activity: activity, Unit: "hour", Rate: round(dollars, 25)}
		if minimum > 0 {
			l.Minimum = few(minimum)
		}
		if increment > 0 {
			l.Increment = few(increment)
		}
		return l
	}
	increment := dice.Pick(d, []int{6, 15, 15, 30})
	s := &section.FeeSchedule{Currency: "USD", EffectiveFrom: dice.OneOf(d, "2026-01-01|2026-01-01|2025-07-01|2025-01-01|2026-07-01"), Cancellation: []section.CancellationTier{}}
	if currency, found := currencies[c.p.Country]; found {
		s.Currency = currency
	}
	s.Lines = append(s.Lines, hour("review", rate, 0, increment))
	if d.Chance(30) {
		s.Lines = append(s.Lines, hour("research", rate-rate/10, 0, increment))
	}
	s.Lines = append(s.Lines, hour("report", rate, 0, increment))
	higher := rate * d.Between(115, 150) / 100
	if c.physician() && d.Chance(45) {
		s.Lines = append(s.Lines, section.FeeLine{Activity: "deposition", Unit: "half-day", Rate: round(higher*4, 100)})
	} else {
		s.Lines = append(s.Lines, hour("deposition", higher, d.Between(2, 4), 0))
	}
	switch d.Under(3) {
	case 0:
		s.Lines = append(s.Lines, section.FeeLine{Activity: "trial", Unit: "day", Rate: round(higher*8, 100)})
	case 1:
		s.Lines = append(s.Lines, section.FeeLine{Activity: "trial", Unit: "half-day", Rate: round(higher*4, 100)})
	default:
		s.Lines = append(s.Lines, hour("trial", higher, 4, 0))
	}
	if d.Chance(80) {
		s.Lines = append(s.Lines, hour("travel", rate/2, 0, increment))
	}
	if t.Visits && d.Chance(85) {
		s.Lines = append(s.Lines, hour("site-visit", rate, d.Between(3, 4), 0))
	}
	if d.Chance(20) {
		s.Lines = append(s.Lines, section.FeeLine{Activity: "standby", Unit: "day", Rate: round(rate*4, 100)})
	}
	s.Retainer = round(rate*d.Between(6, 12), 500)
	if d.Chance(65) {
		s.Rush = few(dice.Pick(d, []int{25, 25, 50}))
	}
	switch d.Under(4) {
	case 0:
		s.Cancellation = append(s.Cancellation, section.CancellationTier{Hours: few(72), Percent: few(50)}, section.CancellationTier{Hours: few(24), Percent: few(100)})
	case 1:
		s.Cancellation = append(s.Cancellation, section.CancellationTier{Hours: few(168), Percent: few(25)}, section.CancellationTier{Hours: few(72), Percent: few(50)}, section.CancellationTier{Hours: few(48), Percent: few(100)})
	case 2:
		s.Cancellation = append(s.Cancellation, section.CancellationTier{Hours: few(48), Percent: few(100)})
	}
	s.Notes = dice.OneOf(d, "Travel expenses are billed at cost.|Expenses are billed at cost, with receipts. The retainer is applied to the final invoice.|Invoices are due within 30 days. Travel expenses are billed at cost.|")
	return Entry{s, Attorneys}
}

// preferences say whether and how the expert works.
func (c *career) preferences() Entry {
	d := &c.dice
	few := func(n int) *int { return &n }
	w := &section.WorkPreferences{Accepting: dice.OneOf(d, "yes|yes|yes|yes|yes|yes|limited|limited|no"), Blackouts: []section.Blackout{}, Excluded: []string{},
		Engagements: []string{"testifying", "consulting"}, Jurisdictions: []string{}, Remote: d.Chance(70), Rush: d.Chance(50),
		HoursAWeek: few(d.Between(2, 8) * 5), NoticeDays: few(dice.Pick(d, []int{3, 7, 7, 14, 21})), MostMatters: few(d.Between(3, 12))}
	if c.given != nil {
		w.Accepting = "yes"
	}
	c.accepted = w.Accepting
	if d.Chance(60) {
		w.Engagements = append(w.Engagements, "rebuttal")
	}
	if d.Chance(25) {
		w.Engagements = append(w.Engagements, "court-appointed")
	}
	if c.p.State != "" && d.Chance(40) {
		w.Jurisdictions = append(w.Jurisdictions, place.State(c.p.State))
		for _, near := range neighbors[c.p.State] {
			if len(w.Jurisdictions) < 4 {
				w.Jurisdictions = append(w.Jurisdictions, place.State(near))
			}
		}
		w.Jurisdictions = distinct(w.Jurisdictions)
	}
	if d.Chance(70) {
		w.TravelMiles = few(dice.Pick(d, []int{100, 250, 500, 1000, 3000}))
	}
	if w.Accepting == "no" {
		w.EarliestStart = strconv.Itoa(Present+1) + "-0" + strconv.Itoa(d.Between(2, 6)) + "-01"
	} else if d.Chance(12) {
		w.EarliestStart = strconv.Itoa(Present+1) + "-01-" + strconv.Itoa(d.Between(11, 25))
	}
	if d.Chance(30) {
		at := monthOf(Present+1, d.Between(2, 8))
		from := d.Between(1, 12)
		w.Blackouts = append(w.Blackouts, section.Blackout{From: at.text() + "-" + twoDigits(from), To: at.text() + "-" + twoDigits(from+d.Between(6, 13)), Reason: dice.OneOf(d, "Vacation|Conference travel|Trial in another matter")})
	}
	share, stated := c.share(), monthOf(Present, d.Between(1, 9))
	w.Testifying, w.TestifyingAt = share, stated.day(d)
	w.Employer = "not-needed"
	if now := c.now(); !now.own {
		w.Employer = dice.OneOf(d, "given|given|given|pending|not-needed")
		if now.academic {
			w.Employer = dice.OneOf(d, "given|given|given|given|pending")
		}
		if w.Employer == "given" {
			since := max(now.start+1, thisMonth-month(d.Between(2, 30)))
			w.EmployerAt = min(since, thisMonth).day(d)
			w.EmployerScope = dice.OneOf(d, "Up to one day a week, outside matters that involve the employer.|All expert work that does not involve the employer or its affiliates.|Up to 20 days a year.")
		}
	}
	if d.Chance(40) {
		w.Refused = dice.OneOf(d, "Matters that involve my current or former employers.|Matters against clients of the last five years.|Criminal defense of defendants charged with violence against children.")
		if c.work.Category != "psychology" && c.work.Category != "medicine" && len(w.Refused) > 60 {
			w.Refused = "Matters in which I have reviewed the work of one of the parties before."
		}
	}
	w.Tools = dice.OneOf(d, "none|none|search|search|drafting|analysis")
	w.ToolsAt = stated.day(d)
	switch w.Tools {
	case "search":
		w.ToolsChecked = "Every source that a search finds is read in full before I rely on it."
	case "drafting":
		w.ToolsChecked = "Used for outlines and copyediting only. Every sentence of a report is mine, and I check each against the record."
	case "analysis":
		w.ToolsChecked = "Results are reproduced without the tool before they enter a report, and the report names the tool and its version."
	}
	for range d.Under(4) {
		w.Excluded = append(w.Excluded, c.opponent(""))
	}
	w.Excluded = distinct(w.Excluded)
	return Entry{w, Public}
}

// share is the share of working time spent on testimony, by the record.
func (c *career) share() string {
	t := c.tally()
	switch recent := t.trials + t.depositions; {
	case recent == 0:
		return "under-10"
	case c.now().own && recent >= 6:
		return dice.OneOf(&c.dice, "25-50|25-50|over-50")
	case c.now().own:
		return "10-25"
	case recent >= 6:
		return "10-25"
	}
	return dice.OneOf(&c.dice, "under-10|under-10|10-25")
}

// distinct drops repeated entries.
func distinct(entries []string) []string {
	kept := entries[:0]
	for i, e := range entries {
		first := true
		for _, before := range entries[:i] {
			first = first && before != e
		}
		if first {
			kept = append(kept, e)
		}
	}
	return kept
}
