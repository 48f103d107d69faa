package section

import "peritus/bff/platform/field"

// Matter is a matter in which the expert was retained.
type Matter struct {
	Caption      string      `json:"caption"`
	Court        string      `json:"court"`
	Docket       string      `json:"docket_number"`
	Jurisdiction string      `json:"jurisdiction"`
	Side         string      `json:"side"`
	Subject      string      `json:"subject"`
	Events       []Event     `json:"events"`
	Challenges   []Challenge `json:"challenges"`
	Firm         string      `json:"retaining_firm"`
	Sealed       bool        `json:"sealed"`
}

// Event is a deposition, a trial, or another appearance.
type Event struct {
	Kind string `json:"kind"`
	Date string `json:"date"`
}

// Challenge is a challenge to the expert's testimony.
type Challenge struct {
	Basis    string `json:"basis"`
	Ruling   string `json:"ruling"`
	Date     string `json:"date"`
	Citation string `json:"citation"`
	Reply    string `json:"reply"`
}

// MattersCode is the section with the testimony.
const MattersCode = "expert-witness-experience"

// Sides lists the sides that retain an expert.
var Sides = field.Pairs("plaintiff: Plaintiff", "defense: Defense", "court: Court", "neutral: Neutral")

// Events lists the kinds of events.
var Events = field.Pairs("deposition: Deposition", "trial: Trial", "hearing: Hearing", "arbitration: Arbitration", "report: Report")

// Rulings lists how courts decide on challenges.
var Rulings = field.Pairs("denied: Denied", "granted: Granted", "granted-in-part: Granted in part", "withdrawn: Withdrawn", "pending: Pending")

func expertWitnessExperience() Section {
	return Section{
		Code:   MattersCode,
		Title:  "Expert witness experience",
		Intro:  "Matters in which you were retained. Rule 26 asks for your testimony of the last four years.",
		Why:    "Attorneys look for testimony on both sides, and opposing counsel will find every challenge.",
		Weight: 9,
		Max:    400,
		Row:    "matter",
		New:    func() Item { return new(Matter) },
		Example: func() Item {
			return &Matter{Caption: "Reyes v. Northgate Hoisting Corp.", Court: "U.S. District Court for the District of Massachusetts", Docket: "1:17-cv-11696-ADB", Jurisdiction: "Massachusetts",
				Side: "plaintiff", Subject: "Lift plan and slewing ring bolts", Events: []Event{{Kind: "deposition", Date: "2018-10-02"}, {Kind: "trial", Date: "2019-03"}},
				Challenges: []Challenge{{Basis: "Daubert: methodology", Ruling: "denied", Date: "2019-01-18", Citation: "ECF No. 112", Reply: "The court found the method reliable."}},
				Firm:       "Castellanos Pryce LLP"}
		},
		Filters: []Filter{
			{Code: "testimony", Label: "Testimony", Always: true,
				Values: field.Pairs("trial: Trial, last 4 years", "deposition: Deposition, last 4 years", "ever: Ever testified", "none: None listed")},
			{Code: "side", Label: "Retained by", Hint: "Of experts with five matters or more for a plaintiff or a defendant.",
				Values: field.Pairs("plaintiff: Mostly plaintiffs", "balanced: Both sides", "defense: Mostly defendants")},
			{Code: "challenges", Label: "Challenges", Counsel: true,
				Values: field.Pairs("none: Declares none", "some: Declares all listed", "undeclared: Not declared")},
		},
		Facts: testimonyFacts,
	}
}

// Declare binds the fields.
func (m *Matter) Declare(f *field.Form) {
	f.Text(&m.Caption, "Caption", field.Searched(field.SearchText), field.Required, field.Max(300), field.Example("Alvarez v. Harbor Crane Co."))
	f.Court(&m.Court, "Court", field.Required, field.Searched(field.SearchCourt))
	f.Docket(&m.Docket, "Docket number", field.Required)
	f.Text(&m.Jurisdiction, "Jurisdiction", field.Required, field.Max(120), field.Hint("The state or federal district whose law applies."))
	f.Choice(&m.Side, "Retained by", Sides, field.Required, field.Called("the side that retained you"), field.Filtered("side"), field.Shown)
	f.LongText(&m.Subject, "Subject of your opinions", field.Searched(field.SearchTitle), field.Max(1000), field.Recommended("the subject of your opinions"))
	field.Records(f, &m.Events, "Events", "event", 60, field.Required, field.Called("at least one event"))
	field.Records(f, &m.Challenges, "Challenges to your testimony", "challenge", 20, field.Filtered("challenges"),
		field.Hint("Enter every challenge, whatever its outcome. Your reply stands beside it."))
	f.Organization(&m.Firm, "Retaining firm", field.Private, field.Hint("Only you and our team see this."))
	f.Flag(&m.Sealed, "This matter is sealed", field.Private, field.Hint("Only you and our team see a sealed matter. It isn’t counted anywhere."))
}

// Declare binds the fields.
func (e *Event) Declare(f *field.Form) {
	f.Choice(&e.Kind, "Kind", Events, field.Required, field.Filtered("testimony"), field.Shown)
	f.PartialDate(&e.Date, "Date", field.Required, field.Filtered("testimony"))
}

// Declare binds the fields.
func (c *Challenge) Declare(f *field.Form) {
	f.Text(&c.Basis, "Basis", field.Required, field.Max(200), field.Example("Daubert: methodology"))
	f.Choice(&c.Ruling, "Ruling", Rulings, field.Required)
	f.PartialDate(&c.Date, "Date", field.Required)
	f.Text(&c.Citation, "Citation or docket entry", field.Max(200))
	f.LongText(&c.Reply, "Your reply", field.Max(500))
}

// Title names the row.
func (m *Matter) Title() string { return m.Caption }

// Detail tells the row apart from others with its title.
func (m *Matter) Detail() string { return parts(m.Court, m.Docket) }

// Confidential hides a sealed matter from everyone but the expert and staff.
func (m *Matter) Confidential() bool { return m.Sealed }
