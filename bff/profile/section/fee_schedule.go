package section

import (
	"time"

	"peritus/bff/platform/field"
)

// FeeSchedule is what the expert charges.
type FeeSchedule struct {
	Currency      string             `json:"currency"`
	EffectiveFrom string             `json:"effective_from"`
	Lines         []FeeLine          `json:"lines"`
	Retainer      *int               `json:"retainer"`
	Rush          *int               `json:"rush_percent"`
	Cancellation  []CancellationTier `json:"cancellation"`
	Notes         string             `json:"notes"`
}

// FeeLine is the rate of one activity. Amounts are in minor units of the currency.
type FeeLine struct {
	Activity  string `json:"activity"`
	Unit      string `json:"unit"`
	Rate      *int   `json:"rate"`
	Minimum   *int   `json:"minimum"`
	Increment *int   `json:"increment"`
}

// CancellationTier is what a late cancellation costs.
type CancellationTier struct {
	Hours   *int `json:"hours"`
	Percent *int `json:"percent"`
}

// FeeScheduleCode is the section with the fees.
const FeeScheduleCode = "fee-schedule"

// Activities lists what experts charge for.
var Activities = field.Pairs("review: Case review", "research: Research", "report: Report", "deposition: Deposition", "trial: Trial",
	"travel: Travel", "site-visit: Site visit", "standby: Standby")

// FeeUnits lists the units of a rate.
var FeeUnits = field.Pairs("hour: per hour", "half-day: per half day", "day: per day", "flat: flat")

func feeSchedule() Section {
	return Section{
		Code:   FeeScheduleCode,
		Title:  "Fee schedule",
		Intro:  "What you charge. Attorneys with a confirmed bar admission see it. Earlier versions are kept.",
		Why:    "Fees are the second thing attorneys compare. Without them, they have to ask.",
		Weight: 6,
		Single: true,
		Row:    "fee schedule",
		New:    func() Item { return new(FeeSchedule) },
		Example: func() Item {
			return &FeeSchedule{Currency: "USD", EffectiveFrom: "2026-01-01", Retainer: number(5000_00), Rush: number(50),
				Lines:        []FeeLine{{Activity: "review", Unit: "hour", Rate: number(450_00), Increment: number(15)}, {Activity: "deposition", Unit: "hour", Rate: number(600_00), Minimum: number(4)}},
				Cancellation: []CancellationTier{{Hours: number(72), Percent: number(50)}, {Hours: number(24), Percent: number(100)}}}
		},
		Filters: []Filter{{Code: FeeFilter, Label: "Fee", Values: Activities, Range: true}},
		Facts: func(rows []Item, _ time.Time, facts *Facts) {
			s := rows[0].(*FeeSchedule)
			for _, line := range s.Lines {
				if line.Rate != nil {
					facts.rate(line.Activity, *line.Rate, s.Currency == comparedCurrency && line.Unit == "hour")
				}
			}
		},
	}
}

// FeeFilter is the filter by hourly rate. It compares rates per hour in U.S. dollars only.
const FeeFilter = "fee"

const comparedCurrency = "USD"

// Declare binds the fields.
func (s *FeeSchedule) Declare(f *field.Form) {
	f.Choice(&s.Currency, "Currency", field.Currencies, field.Required, field.AttorneysOnly, field.Filtered(FeeFilter))
	f.Date(&s.EffectiveFrom, "Effective from", field.Required, field.AttorneysOnly, field.Called("the date from which the fees apply"))
	field.Records(f, &s.Lines, "Rates", "rate", 16, field.Required, field.AttorneysOnly, field.Called("at least one rate"), field.Shown)
	f.Money(&s.Retainer, "Retainer", field.AttorneysOnly, field.Recommended("a retainer"))
	f.Number(&s.Rush, "Rush surcharge (%)", field.Between(0, 200), field.AttorneysOnly)
	field.Records(f, &s.Cancellation, "Cancellation", "tier", 6, field.AttorneysOnly, field.Recommended("cancellation terms"),
		field.Hint("What you charge when a reserved day is canceled late, in percent of the fee."))
	f.LongText(&s.Notes, "Notes", field.Max(1000), field.AttorneysOnly, field.Hint("We don’t offer contingency fees: an expert’s fee never depends on the outcome."))
	f.Unless(repeated(len(s.Lines), func(i int) string { return s.Lines[i].Activity + "/" + s.Lines[i].Unit }) < 0, &s.Lines,
		"You entered an activity twice with one unit. Remove one.")
	f.Unless(s.tiersFall(), &s.Cancellation, "A later cancellation can’t cost less than an earlier one. Correct the tiers.")
}

// Declare binds the fields.
func (l *FeeLine) Declare(f *field.Form) {
	f.Choice(&l.Activity, "Activity", Activities, field.Required, field.Filtered(FeeFilter))
	f.Choice(&l.Unit, "Unit", FeeUnits, field.Required, field.Filtered(FeeFilter))
	f.Money(&l.Rate, "Rate", field.Required, field.Filtered(FeeFilter), field.Between(1, 100_000_00))
	f.Number(&l.Minimum, "Minimum (hours)", field.Between(1, 24))
	f.Number(&l.Increment, "Increment (minutes)", field.Between(1, 60))
	hourly := l.Unit == "hour"
	f.Unless(hourly || l.Minimum == nil, &l.Minimum, "A minimum of hours needs an hourly rate.")
	f.Unless(hourly || l.Increment == nil, &l.Increment, "An increment needs an hourly rate.")
}

// Declare binds the fields.
func (t *CancellationTier) Declare(f *field.Form) {
	f.Number(&t.Hours, "Hours before", field.Required, field.Between(1, 2160))
	f.Number(&t.Percent, "Charge (%)", field.Required, field.Between(0, 100))
}

// tiersFall reports whether an earlier cancellation never costs more than a later one.
func (s *FeeSchedule) tiersFall() bool {
	for _, early := range s.Cancellation {
		for _, late := range s.Cancellation {
			if early.Hours == nil || early.Percent == nil || late.Hours == nil || late.Percent == nil {
				continue
			}
			if *early.Hours > *late.Hours && *early.Percent > *late.Percent || *early.Hours == *late.Hours && *early.Percent != *late.Percent {
				return false
			}
		}
	}
	return true
}

// repeated returns the first index whose key occurred before, or -1.
func repeated(n int, key func(int) string) int {
	seen := map[string]bool{}
	for i := range n {
		if seen[key(i)] {
			return i
		}
		seen[key(i)] = true
	}
	return -1
}

// Title names the schedule.
func (s *FeeSchedule) Title() string { return "Fee schedule" }
