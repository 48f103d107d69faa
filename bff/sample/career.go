package sample

import (
	"slices"
	"strconv"
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/trade"
)

// thisMonth is the latest month in every career.
const thisMonth month = Present*12 + 9 // October

// month counts months: 2026-01 is 2026*12.
type month int

func monthOf(year, number int) month { return month(year*12 + number - 1) }
func (m month) year() int            { return int(m) / 12 }

// text is YYYY-MM.
func (m month) text() string { return strconv.Itoa(m.year()) + "-" + twoDigits(int(m)%12+1) }

// day is YYYY-MM-DD: a day on which courts and offices work.
func (m month) day(d *dice.Dice) string {
	of := d.Between(1, 24)
	for m.closed(of) {
		of++
	}
	return m.text() + "-" + twoDigits(of)
}

// closed reports a weekend or a holiday with a fixed date.
func (m month) closed(of int) bool {
	weekday := dayNumber(m, of) % 7
	number := int(m)%12 + 1
	return weekday == 0 || weekday == 6 || slices.Contains([]int{101, 704, 1111, 1224, 1225}, number*100+of)
}

// dayNumber counts days so that a Sunday is divisible by seven.
func dayNumber(m month, of int) int {
	y, number := m.year(), int(m)%12+1
	if number < 3 {
		y--
	}
	return y + y/4 - y/100 + y/400 + [...]int{0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4}[number-1] + of
}

func twoDigits(n int) string {
	if n < 10 {
		return "0" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}

// post is one position. Its end is thisMonth if it is current.
type post struct {
	organization, title, department string
	start, end                      month
	current, own, academic          bool
	training                        bool // a residency or fellowship
	beside                          bool // held beside another
}

// career is a person's working life: what all sections agree on.
type career struct {
	dice  dice.Dice
	p     *Person
	work  *trade.Specialty
	trade *trade.Trade
	given *part

	years   int
	from    month // when practice began
	doctor  bool  // of the discipline, such as a PhD or MD
	posts   []post
	matters []matter
	works   []section.Publication
	bodies  []section.Membership // in the order they were joined
	talks   []section.Presentation

	held     []Entry  // licenses and certifications
	further  []int    // specialties besides, of the cast
	used     []string // texts that one section doesn't repeat
	accepted string   // whether they accept work
	terms    Entry    // work preferences
}

func newCareer(seed uint64, i int, p *Person, work *trade.Specialty, given *part, years int) *career {
	c := &career{dice: dice.New(seed^0x5ec7105, uint64(i)), p: p, work: work, given: given, years: years}
	c.trade = &trade.Trades[trade.SpecialtyByPath[work.Category+"/"+work.Subcategory]]
	c.from = monthOf(Present-years, 7)
	for _, g := range p.Education {
		if g.Status == completed && slices.Contains(doctorates, g.Degree) {
			c.doctor = true
		}
	}
	if given != nil {
		for _, path := range given.also {
			c.further = append(c.further, trade.SpecialtyByPath[path])
		}
	}
	c.fillPosts()
	c.held = c.licenses()
	c.fillBodies()
	c.fillMatters()
	c.fillWorks()
	c.fillTalks()
	c.terms = c.preferences()
	return c
}

// sections are the items of all sections but those of Person itself.
func (c *career) sections() []Section {
	all := []Section{
		{section.HistoryCode, c.positions(), 0},
		{section.LicensesCode, c.held, 0},
		{section.MattersCode, c.testimony(), 0},
		{section.PublicationsCode, c.publications(), 0},
		{section.FeeScheduleCode, []Entry{c.fees()}, 0},
		{section.PreferencesCode, []Entry{c.terms}, 0},
		{section.PresentationsCode, c.presentations(), 0},
		{section.MembershipsCode, c.memberships(), 0},
		{section.AwardsCode, c.awards(), 0},
		{section.PropertyCode, c.rights(), 0},
		{section.WebCode, c.pages(), 0},
		{section.ReferencesCode, c.references(), 0},
	}
	d := &c.dice
	kept := all[:0]
	for _, s := range all {
		if len(s.Entries) == 0 || c.given != nil && slices.Contains(c.given.empty, s.Code) {
			continue
		}
		// Sections that change often are confirmed often.
		switch s.ConfirmedDays = c.p.AboutConfirmedDays + d.Skewed(90); {
		case c.given != nil && c.given.stale == s.Code:
			s.ConfirmedDays = 201
		case d.Chance(14):
			s.ConfirmedDays += d.Between(60, 260)
		case c.given == nil && d.Chance(4):
			s.ConfirmedDays = -1
		}
		kept = append(kept, s)
	}
	return kept
}

const completed = "completed"

func (c *career) physician() bool { return c.work.Ladder == "medicine" }

// fillPosts fills in the posts, in the order they began.
func (c *career) fillPosts() {
	d := &c.dice
	if c.given != nil && c.given.posts != nil {
		c.posts = slices.Clone(c.given.posts)
		c.from = c.posts[0].start
		return
	}
	if c.physician() {
		for _, g := range c.p.Education {
			if end, _ := strconv.Atoi(g.End); slices.Contains(doctorates, g.Degree) && g.Degree != "PhD" {
				c.posts = append(c.posts, post{
					organization: c.employer(), title: c.trade.Ranks[0], start: monthOf(end, 7), end: c.from - 1, training: true,
				})
			}
		}
	}
	count := 1
	switch {
	case c.years >= 26:
		count = d.Between(3, 5)
	case c.years >= 16:
		count = d.Between(2, 4)
	case c.years >= 7:
		count = d.Between(2, 3)
	case c.years >= 5:
		count = d.Between(1, 2)
	}
	own := c.years >= 8 && d.Chance(trade.CategoryHabits[c.work.Category].Independent)
	academic := !own && c.doctor && c.years >= 4 && d.Chance(trade.CategoryHabits[c.work.Category].Academic)
	gap := -1
	if count > 1 && d.Chance(8) {
		gap = d.Between(1, count-1)
	}
	start := c.from
	for i := range count {
		left := int(thisMonth-start)/(count-i) + d.Under(18) - 9
		end := start + month(max(left, 14))
		last := i == count-1 || thisMonth-end < 24
		if last {
			end = thisMonth
		}
		at := post{start: start, end: end, current: last}
		since := (start - c.from).years()
		switch {
		case last && own:
			at.own, at.organization, at.title = true, c.practice(), dice.OneOf(d, "Principal|Principal|Founder and principal|President")
		case academic && (last || i == count-2 && d.Chance(50)):
			at.academic, at.organization = true, organization(d, "university")
			at.title = []string{"Assistant professor", "Associate professor", "Professor"}[min(2, since/7)] + " of " + c.trade.Discipline
			at.department = "Department of " + titleCase(c.trade.Discipline)
		default:
			at.organization, at.title = c.employer(), c.rank(since)
			if c.physician() || c.work.Category == "care" && d.Chance(40) {
				at.department = "Department of " + titleCase(c.trade.Discipline)
			}
		}
		if at.academic && i > 0 && c.posts[len(c.posts)-1].academic {
			at.organization = c.posts[len(c.posts)-1].organization
		}
		c.posts = append(c.posts, at)
		if last {
			break
		}
		start = end + 1
		if i+1 == gap {
			start += month(d.Between(7, 11))
		}
	}
	if !academic && c.years >= 7 && d.Chance(22) && c.work.Ladder != "trade" {
		began := c.from + month(d.Between(30, int(thisMonth-c.from)-12))
		beside := post{organization: organization(d, "university"), title: dice.OneOf(d, "Adjunct professor of |Lecturer in ") + c.trade.Discipline,
			start: began, end: thisMonth, current: true, academic: true, beside: true}
		if d.Chance(30) {
			beside.current, beside.end = false, min(thisMonth-3, began+month(d.Between(24, 72)))
		}
		c.posts = append(c.posts, beside)
	}
}

func (m month) years() int { return int(m) / 12 }

// rank is the title that suits the years of practice.
func (c *career) rank(since int) string {
	ranks, limits := c.trade.Ranks, []int{4, 10, 17}
	if c.physician() {
		ranks, limits = ranks[1:], []int{12}
	}
	at := 0
	for _, limit := range limits {
		if since >= limit {
			at++
		}
	}
	return ranks[min(at, len(ranks)-1)]
}

func (c *career) employer() string {
	for range 8 {
		name := organization(&c.dice, dice.PickSkewed(&c.dice, c.trade.Workplaces))
		if !slices.ContainsFunc(c.posts, func(p post) bool { return p.organization == name }) {
			return name
		}
	}
	return organization(&c.dice, "consult")
}

// practice names the person's own firm.
func (c *career) practice() string {
	kinds := "Consulting|Associates"
	switch c.work.Category {
	case "engineering":
		kinds = "Engineering|Forensic Engineering|Engineering Consultants"
	case "medicine", "psychology", "pharmacology", "care":
		kinds = "Consulting|Associates"
	case "finance":
		kinds = "Forensic Accounting|Advisory|& Company"
		if c.work.Subcategory != "forensic" && c.work.Subcategory != "tax" {
			kinds = "Advisory|& Company|Consulting"
		}
	case "economics":
		kinds = "Economics|Economic Consulting"
	case "technology":
		kinds = "Consulting|Technology Consulting"
	case "documents", "forensics":
		kinds = "Forensics|Forensic Consulting"
	}
	return c.p.LastName + " " + dice.OneOf(&c.dice, kinds)
}

// now is the main current post.
func (c *career) now() post {
	for _, p := range slices.Backward(c.posts) {
		if p.current && !p.beside {
			return p
		}
	}
	return c.posts[len(c.posts)-1]
}

// before is the post before the current one. The bool is false if there is none.
func (c *career) before() (post, bool) {
	now := c.now()
	for _, p := range slices.Backward(c.posts) {
		if !p.beside && p.end < now.start && p.organization != now.organization {
			return p, true
		}
	}
	return post{}, false
}

// beside is a current academic post beside the main one.
func (c *career) teaching() (post, bool) {
	for _, p := range c.posts {
		if p.academic && p.current {
			return p, true
		}
	}
	return post{}, false
}

func (c *career) positions() []Entry {
	rows := make([]Entry, 0, len(c.posts))
	c.used = c.used[:0]
	order := slices.Clone(c.posts)
	slices.SortStableFunc(order, func(a, b post) int {
		if a.end != b.end {
			return int(b.end - a.end)
		}
		return int(b.start - a.start)
	})
	for _, p := range order {
		dates := field.DateRange{Start: p.start.text(), Current: p.current}
		if !p.current {
			dates.End = p.end.text()
		}
		rows = append(rows, Entry{&section.Position{Organization: p.organization, Job: p.title, Dates: dates, Department: p.department, Duties: c.duties(p)}, Public})
	}
	return rows
}

func (c *career) duties(p post) string {
	d := &c.dice
	if !p.current && d.Chance(20) {
		return ""
	}
	form := formsOfWork
	switch {
	case p.training:
		return ""
	case p.beside:
		form = formsOfLectures
	case p.academic:
		form = formsOfTeaching
	case p.own:
		form = formsOfPractice
	case c.physician():
		form = formsOfCare
	}
	at := d.Under(len(form[0]))
	tense := 0
	if !p.current {
		tense = 1
	}
	return c.say(form[tense][at])
}

// What people do in a post, in the present and in the past. The lists correspond.
var (
	formsOfWork = [2][][]piece{
		sentences("Responsible for {t} and {t}.", "Leads a group that works on {t}, {t}, and {t}.", "Oversees {t} and {t}, and reviews the work of junior colleagues.", "Manages projects that involve {t} and {t}."),
		sentences("Was responsible for {t} and {t}.", "Worked on {t}, {t}, and {t}.", "Oversaw {t} and {t}, and reviewed the work of junior colleagues.", "Managed projects that involved {t} and {t}."),
	}
	formsOfPractice = [2][][]piece{
		sentences("Consults and testifies on {t}, {t}, and {t}.", "Advises counsel and insurers on {t} and {t}; writes reports and testifies.", "Investigates and reports on {t}, {t}, and {t} for counsel on both sides."),
		sentences("Consulted and testified on {t}, {t}, and {t}.", "Advised counsel and insurers on {t} and {t}; wrote reports and testified.", "Investigated and reported on {t}, {t}, and {t} for counsel on both sides."),
	}
	formsOfTeaching = [2][][]piece{
		sentences("Teaches {d} and supervises graduate research on {t} and {t}.", "Research on {t} and {t}; teaches {d}.", "Directs a research group on {t} and {t}."),
		sentences("Taught {d} and supervised graduate research on {t} and {t}.", "Research on {t} and {t}; taught {d}.", "Directed a research group on {t} and {t}."),
	}
	formsOfLectures = [2][][]piece{
		sentences("One course a year, on {t}.", "Lectures on {t} and {t}."),
		sentences("One course a year, on {t}.", "Lectured on {t} and {t}."),
	}
	formsOfCare = [2][][]piece{
		sentences("Clinical practice in {d}, with an emphasis on {t} and {t}; teaches residents.", "Full-time clinical practice; special interests are {t} and {t}.", "Clinical practice and quality review in {d}."),
		sentences("Clinical practice in {d}, with an emphasis on {t} and {t}.", "Full-time clinical practice; special interests were {t} and {t}.", "Clinical practice and quality review in {d}."),
	}
)

// say fills in a form. Words of one section repeat only when there are no others.
func (c *career) say(form []piece) string {
	d := &c.dice
	var b strings.Builder
	b.Grow(96)
	for i, p := range form {
		word := ""
		switch p.slot {
		case "":
			word = p.text
		case "t":
			word = c.fresh(c.trade.Topics)
		case "r":
			word = c.fresh(c.work.Rare)
		case "s":
			word = c.fresh(c.trade.Countable)
		case "d":
			word = c.trade.Discipline
		case "D":
			word = titleCase(c.trade.Discipline)
		case "n":
			word = strconv.Itoa(d.Between(14, 96))
		case "a role":
			role := lowerFirst(c.work.Role)
			word = article(role) + " " + role
		}
		if i == 0 {
			word = upperFirst(word)
		}
		b.WriteString(word)
	}
	return b.String()
}

// ofWork drops words that are law rather than work, and adds others if few are left.
func (c *career) ofWork(focus []string) []string {
	kept := make([]string, 0, len(focus)+2)
	if len(c.further) > 0 {
		kept = append(kept, trade.Trades[c.further[0]].Topics[:2]...) // a headline of the cast names more than one field
	}
	for _, list := range [][]string{focus, c.trade.Topics} {
		for _, word := range list {
			if slices.Contains(c.trade.Topics, word) && !slices.Contains(kept, word) && len(kept) < max(len(focus), 6) {
				kept = append(kept, word)
			}
		}
	}
	return kept
}

// fresh returns a word that this section hasn't used, if there is one.
func (c *career) fresh(words []string) string {
	at := c.dice.Skewed(len(words))
	for tries := range 2 * len(words) {
		recent := c.used
		if tries >= len(words) {
			recent = recent[max(0, len(recent)-4):] // all are used: repeat those of longer ago
		}
		if !slices.Contains(recent, words[at]) {
			break
		}
		at = (at + 1) % len(words)
	}
	c.used = append(c.used, words[at])
	return words[at]
}

// titleCase capitalizes all words but the short ones in between.
func titleCase(text string) string {
	words := strings.Split(text, " ")
	for i, w := range words {
		if i == 0 || w != "and" && w != "of" && w != "the" && w != "in" {
			words[i] = upperFirst(w)
		}
	}
	return strings.Join(words, " ")
}
