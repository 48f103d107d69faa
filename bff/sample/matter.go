package sample

import (
	"slices"
	"strconv"
	"strings"

	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/trade"
)

// matter is one retention, with what the rest of the profile needs to know about it.
type matter struct {
	content    section.Matter
	visibility string
	latest     string // the date of the last event
}

// shown reports whether attorneys see it.
func (m matter) shown() bool { return !m.content.Sealed && m.visibility != Private }

func (m matter) had(event string) bool {
	return slices.ContainsFunc(m.content.Events, func(e section.Event) bool { return e.Kind == event })
}

// captionForms by the kind of dispute. {P} is the plaintiff's family name, {Q} another
// family's, {O} and {V} are two organizations.
var captionForms = map[string][][]piece{
	"injury":       sentences("{P} v. {O}", "{P} v. {O}", "{P} et al. v. {O}", "Estate of {P} v. {O}", "{P} v. {O} et al."),
	"patient":      sentences("{P} v. {O}", "{P} v. {O}", "Estate of {P} v. {O}", "{P} v. {O} et al.", "{P} ex rel. {P} v. {O}"),
	"business":     sentences("{O} v. {V}", "{O} v. {V}", "{P} v. {O}"),
	"partners":     sentences("{P} v. {Q}", "{P} v. {O}", "{P} v. {Q} et al."),
	"policyholder": sentences("{P} v. {O}", "{V} v. {O}", "{P} et al. v. {O}"),
	"consumer":     sentences("{P} v. {O}", "Estate of {P} v. {O}", "{P} et al. v. {O}"),
	"workplace":    sentences("{P} v. {O}", "Doe v. {O}", "{P} et al. v. {O}"),
	"official":     sentences("{P} v. {O}", "Estate of {P} v. {O}", "{P} et al. v. {O}"),
	"class":        sentences("{P} et al. v. {O}", "In re {O} Litigation", "{P} v. {O}"),
	"probate":      sentences("In re Estate of {P}", "{P} v. {P}", "{P} v. {Q}"),
	"family":       sentences("{P} v. {P}", "In re Marriage of {P}", "In re Marriage of {P} and {Q}"),
	"criminal":     sentences("{state} v. {P}"),
}

// prosecutors names the state in criminal captions.
func (f forum) prosecutor() string {
	switch {
	case f.federal:
		return "United States"
	case strings.Contains("NY CA IL MI CO", f.state):
		return "People"
	case strings.Contains("PA MA VA KY", f.state):
		return "Commonwealth"
	case f.state == "DC":
		return "United States"
	}
	return "State"
}

func (c *career) caption(kind string, f forum) string {
	d := &c.dice
	form := dice.PickSkewed(d, captionForms[kind])
	family := familyName(d)
	for family == c.p.LastName {
		family = familyName(d)
	}
	other := familyName(d)
	for other == family {
		other = familyName(d)
	}
	party := c.opponent("")
	var b strings.Builder
	for _, p := range form {
		switch p.slot {
		case "":
			b.WriteString(p.text)
		case "P":
			b.WriteString(family)
		case "Q":
			b.WriteString(other)
		case "O":
			b.WriteString(party)
		case "V":
			b.WriteString(c.opponent(party))
		case "state":
			b.WriteString(f.prosecutor())
		}
	}
	return b.String()
}

// opponent is an organization that is neither the other party nor an employer.
func (c *career) opponent(other string) string {
	d := &c.dice
	for {
		name := organization(d, dice.PickSkewed(d, c.trade.Opponents))
		first, _, _ := strings.Cut(name, " ")
		if other != "" && strings.HasPrefix(other, first) {
			continue
		}
		if !slices.ContainsFunc(c.posts, func(p post) bool { return p.organization == name }) {
			return name
		}
	}
}

// fillMatters makes up the matters, the latest first.
func (c *career) fillMatters() {
	d := &c.dice
	testifies, count := true, 2
	switch {
	case c.given != nil && c.given.matters > 0:
		count = c.given.matters
	case c.given == nil && (c.years < 5 && d.Chance(45) || d.Chance(7)):
		if testifies = false; d.Chance(50) {
			return
		}
		count = d.Between(1, 3)
	default:
		count = d.Between(2, 4+min(c.years, 24)/2)
		if c.now().own {
			count += d.Under(4)
		}
	}
	lean := 25 + d.Under(51)
	if d.Chance(12) {
		lean = dice.Pick(d, []int{0, 4, 96, 100})
	}
	taken := map[string]bool{}
	for range count {
		m, complete := c.matter(testifies, lean)
		if complete && !taken[m.content.Docket] && !taken[m.content.Caption] {
			taken[m.content.Docket], taken[m.content.Caption] = true, true
			c.matters = append(c.matters, m)
		}
	}
	slices.SortStableFunc(c.matters, func(a, b matter) int { return strings.Compare(b.latest, a.latest) })
}

// matter makes up one. It's incomplete if it was filed too late for any event.
func (c *career) matter(testifies bool, lean int) (matter, bool) {
	d := &c.dice
	kind := dice.PickSkewed(d, c.trade.Captions)
	f := c.forum(kind)
	first := c.from + month(min(24, c.years*4))
	// Recent matters are more likely.
	retained := thisMonth - 2 - month(d.Skewed(max(int(thisMonth-2-first), 1)))
	year := (retained - month(d.Under(14))).year()
	m := matter{visibility: Public, content: section.Matter{
		Court: f.court, Jurisdiction: f.jurisdiction(), Docket: f.docket(d, kind, year), Caption: c.caption(kind, f),
		Subject: c.opinions(), Firm: organization(d, "law"), Challenges: []section.Challenge{},
	}}
	m.content.Side = c.side(kind, lean)
	if strings.HasPrefix(m.content.Caption, "In re") && m.content.Side == "plaintiff" && kind == "family" {
		m.content.Side = "neutral"
	}
	if kind == "criminal" && m.content.Side == "defense" && d.Chance(50) {
		m.content.Firm = "Office of the Public Defender"
	} else if kind == "criminal" && m.content.Side == "plaintiff" {
		m.content.Firm = dice.Pick(d, places) + " County Prosecutor’s Office"
		if f.federal {
			m.content.Firm = "Office of the United States Attorney"
		}
	} else if m.content.Side == "court" {
		m.content.Firm = ""
	}
	at := retained + month(d.Between(2, 7))
	happen := func(event string, wait month) bool {
		if at += wait; at > thisMonth {
			return false
		}
		date := at.day(d)
		if at.year() < Present-9 && d.Chance(45) {
			date = at.text()
		}
		m.content.Events = append(m.content.Events, section.Event{Kind: event, Date: date})
		m.latest = date
		return true
	}
	if !testifies || d.Chance(32) {
		happen("report", 0)
	}
	if testifies {
		c.proceed(&m, f, kind, happen, &at)
	}
	switch {
	case d.Chance(4):
		m.content.Sealed = true
	case d.Chance(11):
		m.visibility = Attorneys
	}
	return m, len(m.content.Events) > 0
}

// proceed adds what happened after the report: a deposition, rulings, and a trial.
func (c *career) proceed(m *matter, f forum, kind string, happen func(string, month) bool, at *month) {
	d := &c.dice
	excluded := false
	switch {
	case kind == "criminal" || kind == "family":
		if d.Chance(55) {
			happen("hearing", month(d.Between(1, 4)))
		}
	case d.Chance(88):
		happen("deposition", month(d.Between(1, 4)))
	}
	if len(m.content.Events) > 0 && m.content.Side != "court" && d.Chance(15) {
		ruled := *at + month(d.Between(1, 4))
		challenge := section.Challenge{Basis: c.basis(f), Ruling: rulings[dice.Weighted(d, rulingWeights, 100)]}
		if ruled > thisMonth {
			ruled, challenge.Ruling = thisMonth, "pending"
		} else if challenge.Ruling == "pending" {
			challenge.Ruling = "denied"
		}
		challenge.Date = ruled.day(d)
		if challenge.Ruling != "pending" {
			challenge.Citation = "Order of " + challenge.Date
			if f.federal {
				challenge.Citation = "ECF No. " + strconv.Itoa(d.Between(48, 340))
			} else {
				challenge.Citation = "Order of " + longDate(challenge.Date)
			}
			if d.Chance(60) || challenge.Ruling == "granted" {
				challenge.Reply = dice.Pick(d, replies[challenge.Ruling])
			}
		}
		m.content.Challenges = append(m.content.Challenges, challenge)
		*at = ruled
		excluded = challenge.Ruling == "granted" || challenge.Ruling == "pending"
	}
	likely := 24
	if kind == "criminal" || kind == "family" || len(m.content.Events) == 0 {
		likely = 75
	}
	if !excluded && d.Chance(likely) {
		happen("trial", month(d.Between(2, 9)))
	}
	if len(m.content.Events) == 0 {
		happen("report", 0)
	}
}

var (
	rulings       = list("denied|granted-in-part|granted|withdrawn|pending")
	rulingWeights = []int{60, 19, 8, 7, 6}
	// replies to rulings, as an expert would write them.
	replies = map[string][]string{
		"denied":          list("The court found the method reliable and left the dispute over the data to the jury.|The motion was denied in full after a hearing.|The judge held that the criticism went to weight, not admissibility."),
		"granted-in-part": list("The opinion on cause was admitted. One supplementary calculation was excluded because it was disclosed late.|The court admitted the main opinions and excluded one that went beyond my report.|I was allowed to testify, but not on industry custom, which was outside my report."),
		"granted":         list("The court held that the sample was too small for the opinion I gave. I have not offered that opinion on such a sample since.|My report relied on records that were not authenticated in time. The ruling did not concern my method.|The opinion was excluded as untimely. I disclose the ruling in every matter."),
		"withdrawn":       list("The motion was withdrawn when the case settled.|Opposing counsel withdrew the motion after my deposition."),
	}
)

// basis is what a challenge rests on, in the terms of the court.
func (c *career) basis(f forum) string {
	d := &c.dice
	standard := "Daubert"
	switch {
	case f.federal:
	case strings.Contains("NY IL PA WA MN NJ", f.state):
		return "Frye: general acceptance of the method"
	case f.state == "CA":
		standard = "Sargon"
	}
	return standard + ": " + dice.OneOf(d, "methodology|qualifications|reliability of the data|fit to the facts|sufficiency of facts")
}

func (c *career) side(kind string, lean int) string {
	d := &c.dice
	switch {
	case kind == "family" && d.Chance(60):
		return dice.OneOf(d, "court|court|neutral")
	case d.Chance(2):
		return "court"
	case d.Under(100) < lean:
		return "plaintiff"
	}
	return "defense"
}

// opinions says what the expert's opinions were about.
func (c *career) opinions() string {
	d := &c.dice
	c.used = c.used[:0]
	terms := c.work.Terms
	if len(c.further) > 0 && d.Chance(40) {
		terms = trade.Specialties[c.further[0]].Terms
	}
	subjects := []string{c.fresh(terms), c.fresh(terms)}
	switch d.Under(4) {
	case 0:
		subjects = append(subjects, c.fresh(c.work.Rare))
	case 1:
		subjects[1] = c.fresh(c.work.Rare)
	}
	return upperFirst(enumerate(subjects))
}

// enumerate joins nouns: "one and two", or with semicolons where one of them has an "and".
func enumerate(nouns []string) string {
	last := len(nouns) - 1
	switch {
	case slices.ContainsFunc(nouns, func(noun string) bool { return strings.Contains(noun, " and ") }):
		return strings.Join(nouns, "; ")
	case last > 1:
		return strings.Join(nouns[:last], ", ") + ", and " + nouns[last]
	}
	return strings.Join(nouns, " and ")
}

var monthNames = list("January|February|March|April|May|June|July|August|September|October|November|December")

// longDate spells a full date: "March 3, 2022".
func longDate(date string) string {
	number, _ := strconv.Atoi(date[5:7])
	of, _ := strconv.Atoi(date[8:])
	return monthNames[number-1] + " " + strconv.Itoa(of) + ", " + date[:4]
}

func (c *career) testimony() []Entry {
	rows := make([]Entry, len(c.matters))
	for i := range c.matters {
		rows[i] = Entry{&c.matters[i].content, c.matters[i].visibility}
	}
	return rows
}

// tally counts what attorneys see of the testimony.
type tally struct {
	matters, trials, depositions, plaintiff, defense int
	challenged, denied                               int
	deniedIn                                         string // the year of one
}

func (c *career) tally() tally {
	var t tally
	for _, m := range c.matters {
		if !m.shown() {
			continue
		}
		t.matters++
		if m.had("trial") {
			t.trials++
		}
		if m.had("deposition") {
			t.depositions++
		}
		switch m.content.Side {
		case "plaintiff":
			t.plaintiff++
		case "defense":
			t.defense++
		}
		for _, challenge := range m.content.Challenges {
			t.challenged++
			if challenge.Ruling == "denied" {
				t.denied++
				t.deniedIn = challenge.Date[:4]
			}
		}
	}
	return t
}
