package sample

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
)

var titlesOfWorks = sentences(
	"{r}: a review of {n} cases",
	"{r}: methods, uncertainty, and error rates",
	"{r} and what it can show",
	"A survey of current practice in {t}",
	"{t} and {t}: a practical review",
	"Lessons from {n} {s}",
	"Trends in {s}",
	"Evaluating {t}: agreement among {n} reviewers",
	"Errors in the assessment of {t}",
	"Documentation of {t}: a proposal",
	"{r} revisited",
	"Reporting {t} and {t} to non-specialists",
)

var journals = list("Journal of {D}|{D} Review|International Journal of {D}|Annals of {D}|{D} Quarterly|Advances in {D}")

// fillWorks makes up the publications, the latest first.
func (c *career) fillWorks() {
	d := &c.dice
	_, teaches := c.teaching()
	count := 0
	switch {
	case c.given != nil && c.given.works > 0:
		count = c.given.works
	case c.now().academic:
		count = d.Between(4, 10)
	case teaches || c.doctor:
		count = d.Between(1, 5)
	case d.Chance(35):
		count = d.Between(1, 3)
	}
	first := c.from.year() + 1
	for _, g := range c.p.Education {
		if end, err := strconv.Atoi(g.End); err == nil && g.Status == completed {
			first = max(first, end+1)
		}
	}
	if first > Present {
		return
	}
	c.used = c.used[:0]
	colleagues := []string{c.colleague(), c.colleague(), c.colleague()}
	mine := make([]string, 3)
	for i := range mine {
		mine[i] = strings.Replace(dice.Pick(d, journals), "{D}", titleCase(c.trade.Discipline), 1)
	}
	seen := map[string]bool{}
	for range count {
		year := Present - d.Skewed(Present-first+1)
		title := c.say(dice.Pick(d, titlesOfWorks))
		if seen[title] {
			continue
		}
		seen[title] = true
		w := section.Publication{Name: title, Type: "article", Authors: c.authors(colleagues), Date: strconv.Itoa(year)}
		if year == Present || d.Chance(60) {
			limit := 12
			if year == Present {
				limit = 9
			}
			w.Date = monthOf(year, d.Between(1, limit)).text()
		}
		pages := d.Between(3, 900)
		w.Pages = strconv.Itoa(pages) + "–" + strconv.Itoa(pages+d.Between(5, 21))
		switch n := d.Under(100); {
		case n < 70:
			w.Container, w.PeerReviewed = dice.PickSkewed(d, mine), true
			w.Volume = strconv.Itoa(year-1974-len(w.Container)%12) + "(" + strconv.Itoa(d.Between(1, 6)) + ")"
			w.DOI = "10.5555/" + abbreviation(w.Container) + "." + strconv.Itoa(year) + "." + strconv.Itoa(d.Between(1000, 9999))
		case n < 82:
			w.Type, w.Container = "chapter", "Handbook of "+titleCase(c.trade.Discipline)
		case n < 94:
			w.Type, w.Container = "paper", "Proceedings of the National Conference on "+titleCase(c.trade.Discipline)
		default:
			w.Type, w.Container, w.Pages = "report", c.employedIn(monthOf(year, 1)), ""
		}
		c.works = append(c.works, w)
	}
	slices.SortStableFunc(c.works, func(a, b section.Publication) int { return strings.Compare(b.Date[:4], a.Date[:4]) })
}

// employedIn is the organization at a time.
func (c *career) employedIn(at month) string {
	for _, p := range slices.Backward(c.posts) {
		if !p.beside && p.start <= at {
			return p.organization
		}
	}
	return c.posts[0].organization
}

// byline is a name as publications print it: "A. Okonkwo-Bell".
func byline(first, last string) string {
	r, _ := utf8.DecodeRuneInString(first)
	return string(r) + ". " + last
}

func (c *career) colleague() string {
	d := &c.dice
	for {
		of := &people.Cultures[dice.Weighted(d, people.CultureWeights, people.CultureTotal)]
		first := dice.Pick(d, of.Men)
		if d.Chance(50) {
			first = dice.Pick(d, of.Women)
		}
		if name := byline(first, dice.Pick(d, of.Family)); name != byline(c.p.FirstName, c.p.LastName) {
			return name
		}
	}
}

// authors lists the expert, most often first, and some colleagues.
func (c *career) authors(colleagues []string) []string {
	d := &c.dice
	with := d.Skewed(4)
	names := slices.Clone(colleagues[:with])
	if with > 1 && d.Chance(50) {
		names[0], names[1] = names[1], names[0]
	}
	at := 0
	if d.Chance(40) {
		at = d.Under(with + 1)
	}
	return slices.Insert(names, at, byline(c.p.FirstName, c.p.LastName))
}

// abbreviation has the first letters of a journal's words.
func abbreviation(name string) string {
	var b strings.Builder
	for _, w := range strings.Fields(strings.ToLower(name)) {
		if w != "of" && w != "and" && w != "in" && w[0] < utf8.RuneSelf {
			b.WriteString(w[:min(len(w), 2)])
		}
	}
	return b.String()
}

func (c *career) publications() []Entry {
	rows := make([]Entry, len(c.works))
	for i := range c.works {
		rows[i] = Entry{&c.works[i], Public}
		if c.works[i].Type == "report" {
			rows[i].Visibility = dice.Pick(&c.dice, []string{Public, Attorneys, Private})
		}
	}
	return rows
}
