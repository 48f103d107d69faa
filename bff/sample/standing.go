package sample

import (
	"slices"
	"strconv"
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
)

// fillBodies makes up the memberships: those that letters after the name stand for, then
// others of the field.
func (c *career) fillBodies() {
	d := &c.dice
	add := func(body, kind, role string) {
		if slices.ContainsFunc(c.bodies, func(m section.Membership) bool { return m.Organization == body }) {
			return
		}
		start := c.from + month(12*d.Skewed(max(1, c.years-1)))
		if kind == "fellow" {
			start = max(start, c.from+month(12*min(c.years-1, 6)))
		}
		m := section.Membership{Organization: body, Type: kind, Role: role, Dates: field.DateRange{Start: strconv.Itoa(min(start, thisMonth).year()), Current: true}}
		if kind != "fellow" && kind != "member" && d.Chance(35) || kind == "member" && len(c.bodies) > 0 && d.Chance(8) {
			if end := start.year() + d.Between(2, 6); end < Present {
				m.Dates.Current, m.Dates.End = false, strconv.Itoa(end)
			}
		}
		c.bodies = append(c.bodies, m)
	}
	for _, marks := range strings.Split(c.p.Suffix, ", ") {
		if known := credentials[marks]; known.kind == "fellow" || known.kind == "member" {
			add(known.issuer, known.kind, "")
		}
	}
	for _, body := range c.trade.Bodies[:d.Between(1, len(c.trade.Bodies))] {
		switch n := d.Under(100); {
		case n < 14 && c.years >= 6:
			add(body, "committee", dice.OneOf(d, "Standards committee|Education committee|Program committee|Ethics committee"))
		case n < 19 && c.years >= 12:
			add(body, "officer", dice.OneOf(d, "Secretary|Treasurer|Vice president|Chapter president"))
		default:
			add(body, "member", "")
		}
	}
}

func (c *career) memberships() []Entry {
	rows := make([]Entry, len(c.bodies))
	for i := range c.bodies {
		rows[i] = Entry{&c.bodies[i], Public}
	}
	return rows
}

// awards come from bodies that the expert had joined, or from an employer.
func (c *career) awards() []Entry {
	d := &c.dice
	var rows []Entry
	c.used = c.used[:0]
	for i := range c.bodies {
		b := &c.bodies[i]
		if len(rows) == 3 || !d.Chance(22) {
			continue
		}
		from, _ := strconv.Atoi(b.Dates.Start)
		to := Present
		if !b.Dates.Current {
			to, _ = strconv.Atoi(b.Dates.End)
		}
		year := d.Between(from, to)
		name := dice.OneOf(d, "Distinguished Service Award|Outstanding Member Award|Best Presentation Award|Professional Achievement Award")
		if year < c.from.year()+6 {
			name = "Early Career Award"
		}
		rows = append(rows, c.award(name, b.Organization, strconv.Itoa(year)))
	}
	if now := c.now(); now.academic && d.Chance(35) {
		year := d.Between(min(now.start.year()+1, Present), Present)
		rows = append(rows, c.award("Award for Excellence in Teaching", now.organization, strconv.Itoa(year)))
	}
	return rows
}

func (c *career) award(name, by, year string) Entry {
	return Entry{&section.Award{Name: name, Awarder: by, Date: year, Summary: "For contributions to " + c.fresh(c.trade.Topics) + " and " + c.fresh(c.trade.Topics) + "."}, Public}
}

var (
	titlesOfTalks = sentences("{r}: case studies", "{t} in practice", "What {n} {s} taught us", "{t} and {t}: an update", "New methods for {t}", "{r} for practitioners")
	titlesForLaw  = sentences("Working with {a role}", "{t} and {t} for litigators", "Reading a report on {t}", "{r}: what to ask at the deposition")
)

// talkRoles, the usual one first.
var talkRoles = list("speaker|speaker|speaker|panelist|instructor|keynote|moderator")

// fillTalks makes up the presentations, the latest first.
func (c *career) fillTalks() {
	d := &c.dice
	count := d.Skewed(5)
	if c.now().academic {
		count += 2
	}
	if c.given != nil {
		count = max(count, 3)
	}
	c.used = c.used[:0]
	for range count {
		at := thisMonth - month(d.Skewed(max(1, min(int(thisMonth-c.from)-24, 180))))
		t := section.Presentation{Role: dice.PickSkewed(d, talkRoles), Date: at.text(), Presenters: []string{}}
		if d.Chance(35) {
			t.CLE, t.Name, t.Event = true, c.say(dice.Pick(d, titlesForLaw)), organization(d, "law")+", continuing education seminar"
		} else {
			t.Name, t.Event = c.say(dice.Pick(d, titlesOfTalks)), dice.PickSkewed(d, c.trade.Bodies)+", annual meeting"
		}
		if slices.ContainsFunc(c.talks, func(other section.Presentation) bool { return other.Name == t.Name }) {
			continue
		}
		if t.Online = at > monthOf(2020, 3) && d.Chance(25); t.Online {
			t.Place = "Online"
		} else {
			town := dice.PickSkewed(d, people.American)
			t.Place = town.City + ", " + place.State(town.State)
		}
		if d.Chance(20) {
			t.Presenters = append(t.Presenters, c.colleague())
		}
		c.talks = append(c.talks, t)
	}
	slices.SortStableFunc(c.talks, func(a, b section.Presentation) int { return strings.Compare(b.Date, a.Date) })
}

func (c *career) presentations() []Entry {
	rows := make([]Entry, len(c.talks))
	for i := range c.talks {
		rows[i] = Entry{&c.talks[i], Public}
	}
	return rows
}

// rights are patents of the fields that have them. Their numbers are above all that the
// office has given out, so none is a real one.
func (c *career) rights() []Entry {
	d := &c.dice
	chance := 22
	if c.work.Category == "property" {
		chance = 65
	}
	if len(c.trade.Inventions) == 0 || c.years < 6 || !d.Chance(chance) {
		return nil
	}
	var rows []Entry
	for _, title := range c.trade.Inventions[:d.Between(1, min(3, len(c.trade.Inventions)))] {
		filed := c.from + month(d.Between(24, int(thisMonth-c.from)-24))
		r := &section.Property{Type: "patent", Office: "USPTO", Name: title, Filed: filed.day(d), Published: (filed + 18).text(), Status: "active",
			Assignee: c.employedIn(filed), Inventors: []string{c.p.FirstName + " " + c.p.LastName}}
		if d.Chance(50) {
			r.Inventors = append(r.Inventors, c.colleague())
		}
		granted := filed + month(d.Between(26, 40))
		switch {
		case granted > thisMonth:
			r.Type, r.Status = "application", "pending"
			r.Number = "US " + strconv.Itoa((filed + 18).year()) + "/09" + digits(d, "#####") + " A1"
		default:
			r.Granted = granted.day(d)
			n := 19_000_000 + (int(granted)-1990*12)*1900 + d.Under(1800)
			r.Number = "US " + strconv.Itoa(n/1_000_000) + "," + thousands(n/1000%1000) + "," + thousands(n%1000) + " B2"
			if filed < thisMonth-240 {
				r.Status = "expired"
			}
		}
		rows = append(rows, Entry{r, Public})
	}
	return rows
}

func thousands(n int) string {
	s := strconv.Itoa(n)
	return "000"[len(s):] + s
}

// pages are addresses that belong to nobody: a host under .test, account names that are
// longer than a site allows or carry our name, and an ORCID iD outside the ranges that
// ORCID assigns.
func (c *career) pages() []Entry {
	d := &c.dice
	var rows []Entry
	add := func(kind, url, label string) {
		rows = append(rows, Entry{&section.WebPage{Kind: kind, URL: url, Label: label}, Public})
	}
	slug := c.p.Slug
	if now := c.now(); now.own || d.Chance(30) {
		add("website", "https://"+hostOf(now.organization)+"/", now.organization)
	}
	if d.Chance(65) {
		add("linkedin", "https://www.linkedin.com/in/peritus-demo-"+slug, "")
	}
	if len(c.works) > 0 {
		if c.doctor && d.Chance(70) {
			add("orcid", "https://orcid.org/"+orcid(d), "Publications at ORCID")
		}
		if d.Chance(40) {
			add("google-scholar", "https://scholar.google.com/citations?user=peritus-demo-"+slug, "")
		}
		if c.now().academic && d.Chance(40) {
			add("researchgate", "https://www.researchgate.net/profile/Peritus-Demo-"+slug, "")
		}
	}
	if c.work.Category == "technology" && d.Chance(60) {
		add("github", "https://github.com/peritus-demo-"+slug+"-sample-profile-of-the-demo", "")
	}
	return rows
}

// hostOf makes a host under .test of an organization's name.
func hostOf(name string) string {
	label := strings.ReplaceAll(people.ASCII(name), "-", "")
	return label[:min(len(label), 48)] + ".peritus.test"
}

// orcid makes up an iD with a valid check digit in a range that ORCID doesn't assign.
func orcid(d *dice.Dice) string {
	digits := "00000007" + strconv.Itoa(d.Between(1_000_000, 9_999_999))
	total := 0
	for _, r := range digits {
		total = (total + int(r-'0')) * 2
	}
	digits += string("0123456789X"[(12-total%11)%11])
	return digits[:4] + "-" + digits[4:8] + "-" + digits[8:12] + "-" + digits[12:]
}

var statements = list("Prepared, plain, and steady under cross-examination.|The report was on time and answered the question that we asked.|Told us early what the evidence could not support, which saved us a motion.|Explained the science to a jury without talking down to them.|Careful with the record and easy to reach during trial.|Changed an opinion when new data came in, and said so in writing.|We have retained them three times and would again.|Thorough file review, clear exhibits, and no surprises at the deposition.|The most organized expert I have worked with.")

// references are people who vouch for the expert. Their contact data leads nowhere.
func (c *career) references() []Entry {
	d := &c.dice
	var rows []Entry
	said := ""
	count := d.Skewed(4)
	if c.given != nil {
		count = 3
	}
	for i := range count {
		of := &people.Cultures[dice.Weighted(d, people.CultureWeights, people.CultureTotal)]
		first, last, _ := of.Name(d, d.Chance(50))
		r := &section.Reference{Name: first + " " + last, Consent: dice.OneOf(d, "granted|granted|granted|granted|requested|requested|declined|withdrawn")}
		if c.given != nil {
			r.Consent = []string{"granted", "requested", "requested"}[i]
		}
		if matters := c.tally().matters; matters > 0 && d.Chance(65) {
			r.Organization, r.Relationship = organization(d, "law"), "Retaining counsel"
			if matters > 3 {
				r.Relationship = dice.OneOf(d, "Retaining counsel in two matters|Retaining counsel|Opposing counsel in one matter")
			}
		} else {
			p := dice.Pick(d, c.posts)
			r.Organization, r.Relationship = p.organization, dice.OneOf(d, "Former supervisor|Colleague|Co-author")
			if len(c.works) == 0 && r.Relationship == "Co-author" || p.own {
				r.Relationship = "Colleague"
			}
		}
		r.Email = strings.ReplaceAll(people.ASCII(first+" "+last), "-", ".") + "@" + hostOf(r.Organization)
		if d.Chance(40) {
			r.Phone = "+1 212 555 01" + strconv.Itoa(d.Between(10, 99))
		}
		if r.Consent == "granted" && r.Relationship != "Opposing counsel in one matter" {
			if statement := dice.Pick(d, statements); statement != said {
				r.Statement, said = statement, statement
			}
		}
		rows = append(rows, Entry{r, Attorneys})
	}
	return rows
}
