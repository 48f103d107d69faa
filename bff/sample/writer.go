package sample

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/trade"
)

// writer fills in the sentences of one biography from the facts of a career.
type writer struct {
	dice   *dice.Dice
	out    strings.Builder
	spaces int
	used   []*sentence

	woman    bool
	full     string // "Amara Okonkwo-Bell"
	short    string // "Dr. Okonkwo-Bell"
	work     *trade.Specialty
	terms    wordList // the topics this person writes about
	rare     wordList
	subjects wordList
	years    int
	city     string
	degree   Degree

	career *career
	tally  tally
}

// allows reports whether the facts support a sentence.
func (w *writer) allows(s sentence) bool {
	for _, p := range s {
		if p.needs != "" && !w.holds(p.needs) {
			return false
		}
	}
	return true
}

func (w *writer) holds(condition string) bool {
	c, t := w.career, &w.tally
	now := c.now()
	switch condition {
	case "own":
		return now.own
	case "academic":
		return now.academic
	case "employed":
		return !now.own && !now.academic
	case "before":
		_, found := c.before()
		return found
	case "retained":
		return t.matters >= 3
	case "tried":
		return t.trials > 0 && t.depositions > 0
	case "deposed":
		return t.trials == 0 && t.depositions > 1
	case "deposed once":
		return t.trials == 0 && t.depositions == 1
	case "heard":
		return t.trials > 0 && t.depositions == 0
	case "untested":
		return t.trials == 0 && t.depositions == 0 && !slices.ContainsFunc(c.matters, func(m matter) bool { return m.had("hearing") || m.had("trial") || m.had("deposition") })
	case "both sides":
		return t.plaintiff > 1 && t.defense > 1 && t.plaintiff+t.defense == t.matters
	case "unchallenged":
		// A sealed matter leaves no trace, so it can't make this statement false either.
		return t.trials+t.depositions > 2 && !slices.ContainsFunc(c.matters, func(m matter) bool { return len(m.content.Challenges) > 0 })
	case "denied":
		return t.challenged == 1 && t.denied == 1
	case "challenged":
		return t.challenged > 1
	case "published":
		return len(c.works) > 2
	case "articles":
		_, found := c.article()
		return found
	case "adjunct":
		p, found := c.teaching()
		return found && p.beside
	case "cle":
		return slices.ContainsFunc(c.talks, func(p section.Presentation) bool { return p.CLE })
	case "speaks":
		return len(c.talks) > 2
	case "committee":
		return c.bodyWhere("committee") != ""
	case "member":
		return c.bodyWhere("member") != "" && c.secondBody() == ""
	case "two bodies":
		return c.bodyWhere("member") != "" && c.secondBody() != ""
	case "certificate":
		_, found := c.certificate()
		return found
	case "licensed":
		return c.licensed() != ""
	case "certified":
		l, found := c.certification()
		return found && l.Status == "active"
	case "accepting":
		return c.accepted != "no"
	}
	return false
}

// article is the latest journal article.
func (c *career) article() (section.Publication, bool) {
	for _, w := range c.works {
		if w.Type == "article" {
			return w, true
		}
	}
	return section.Publication{}, false
}

// bodyWhere is an association with a current membership of a type, or "".
func (c *career) bodyWhere(kind string) string {
	for _, m := range c.bodies {
		if m.Type == kind && m.Dates.Current {
			return m.Organization
		}
	}
	return ""
}

// secondBody is another association with a current plain membership, or "".
func (c *career) secondBody() string {
	for _, m := range c.bodies {
		if m.Type == "member" && m.Dates.Current && m.Organization != c.bodyWhere("member") {
			return m.Organization
		}
	}
	return ""
}

// certificate is the first certification.
func (c *career) certificate() (*section.License, bool) {
	for _, e := range c.held {
		if l := e.Content.(*section.License); l.Kind == "certification" && l.Status == "active" {
			return l, true
		}
	}
	return nil, false
}

// licensed names the states of active licenses, or is "".
func (c *career) licensed() string {
	var states []string
	for _, e := range c.held {
		if l := e.Content.(*section.License); l.Kind == "license" && l.Jurisdiction != "" && l.Status == "active" && len(states) < 2 {
			states = append(states, l.Jurisdiction)
		}
	}
	return strings.Join(distinct(states), " and ")
}

// certification is the first board certification.
func (c *career) certification() (*section.License, bool) {
	for _, e := range c.held {
		if l := e.Content.(*section.License); l.Kind == "board-certification" {
			return l, true
		}
	}
	return nil, false
}

func (w *writer) fill(slot string, start bool) {
	c := w.career
	switch slot {
	case "Full", "full":
		w.write(w.full)
	case "He":
		// About every third sentence names the person again.
		if w.dice.Chance(30) {
			w.write(w.short)
		} else {
			w.write(w.gendered("He", "She"))
		}
	case "he":
		w.write(w.gendered("he", "she"))
	case "him":
		w.write(w.gendered("him", "her"))
	case "His":
		w.write(w.gendered("His", "Her"))
	case "his":
		w.write(w.gendered("his", "her"))
	case "hers":
		w.write(w.gendered("his", "hers"))
	case "a role":
		role := lowerFirst(w.work.Role)
		w.write(article(role) + " " + role)
	case "t":
		w.term(&w.terms, start)
	case "r":
		w.term(&w.rare, start)
	case "s":
		w.term(&w.subjects, start)
	case "discipline":
		w.write(c.trade.Discipline)
	case "years":
		w.write(strconv.Itoa(w.years))
	case "city":
		w.write(w.city)
	case "degree in field":
		w.write(degreeIn(w.degree))
	case "a degree in field":
		w.write(article(w.degree.Degree) + " " + degreeIn(w.degree))
	case "graduated":
		w.write(w.degree.End)
	case "school":
		w.write(the(w.degree.Organization))
	case "now":
		w.write(the(c.now().organization))
	case "post":
		w.write(asTitle(c.now().title))
	case "before":
		p, _ := c.before()
		w.write(the(p.organization))
	case "before years":
		w.write(counted(max(1, int(c.now().start-c.from+6)/12), "year", "years"))
	case "first":
		w.write(the(c.posts[0].organization))
	case "licensed":
		w.write(c.licensed())
	case "certified", "certified year":
		l, _ := c.certification()
		if slot == "certified year" {
			w.write(l.Issued[:4])
		} else {
			w.write("board certified in " + lowerFirst(l.Name))
		}
	case "adjunct post", "adjunct school":
		p, _ := c.teaching()
		if slot == "adjunct post" {
			w.write(lowerFirst(p.title))
		} else {
			w.write(the(p.organization))
		}
	case "committee":
		w.write(c.bodyWhere("committee"))
	case "body":
		w.write(c.bodyWhere("member"))
	case "second body":
		w.write(c.secondBody())
	case "the issuer", "certificate year":
		l, _ := c.certificate()
		if slot == "certificate year" {
			w.write(l.Issued[:4])
		} else {
			w.write(issuer(l.Issuer))
		}
	case "journal", "article year":
		a, _ := c.article()
		if slot == "journal" && strings.HasPrefix(a.Container, "Advances") {
			w.write(a.Container)
		} else if slot == "journal" {
			w.write("the " + a.Container)
		} else {
			w.write(a.Date[:4])
		}
	case "works":
		w.write(counted(len(c.works), "work", "works"))
	case "trials":
		w.write(counted(w.tally.trials, "matter", "matters"))
	case "depositions":
		w.write(counted(w.tally.depositions, "deposition", "depositions"))
	case "matters":
		w.write(counted(w.tally.matters, "matter", "matters"))
	case "plaintiff":
		w.write(inWords(w.tally.plaintiff))
	case "defense":
		w.write(inWords(w.tally.defense))
	case "denied year":
		w.write(w.tally.deniedIn)
	}
}

// degreeIn is "PhD in structural engineering", or "MD", whose field says nothing new.
func degreeIn(g Degree) string {
	switch g.Degree {
	case "MD", "DO", "DVM", "VMD", "PharmD", "DPT", "DNP", "BSN", "MSN", "MPH", "MBA", "EdD":
		return g.Degree
	}
	if g.Field == "English" {
		return g.Degree + " in " + g.Field
	}
	return g.Degree + " in " + strings.ToLower(g.Field)
}

// withArticle are the ends of names that take an article.
var withArticle = list(" Police Department| Sheriff’s Office| Department of Corrections| County Jail| Water District| Planning Department| Department of Public Works| Crime Laboratory| Medical Examiner’s Office| Unified School District| Research Institute")

// withoutArticle are the starts of issuers that take none.
var withoutArticle = list("ISC2|ISACA|AACE|CFA|OpenText|OffSec|ASIS|SHRM|HR |Global|NAR")

// uniqueTitles are the starts of titles that one person holds at a time.
var uniqueTitles = list("chief|director|vice president|president|principal|founder|medical director|managing director|deputy|laboratory director|hospital epidemiologist|clinical director|superintendent|marine superintendent|commander|dna technical leader")

// the puts an article before the names of organizations that take one.
func the(name string) string {
	if strings.HasPrefix(name, "University of ") || strings.HasPrefix(name, "State University of ") || strings.HasPrefix(name, "City of ") || strings.HasPrefix(name, "Massachusetts Institute of ") {
		return "the " + name
	}
	for _, end := range withArticle {
		if strings.HasSuffix(name, end) {
			return "the " + name
		}
	}
	return name
}

// issuer puts an article before an issuer's name, except before abbreviations.
func issuer(name string) string {
	for _, bare := range withoutArticle {
		if strings.HasPrefix(name, bare) {
			return name
		}
	}
	if strings.HasPrefix(name, "The ") {
		return "the " + name[4:]
	}
	return "the " + name
}

// asTitle puts an article before a title that several people can hold at once.
func asTitle(title string) string {
	title = lowerFirst(title)
	for _, one := range uniqueTitles {
		if strings.HasPrefix(title, one) {
			return title
		}
	}
	return article(title) + " " + title
}

var small = list("no|one|two|three|four|five|six|seven|eight|nine")

// inWords spells numbers below ten.
func inWords(n int) string {
	if n < len(small) {
		return small[n]
	}
	return strconv.Itoa(n)
}

func counted(n int, one, many string) string {
	if n == 1 {
		return "one " + one
	}
	return inWords(n) + " " + many
}

// wordList is one person's list of words. Early words are more likely, but the last few
// words aren't repeated.
type wordList struct {
	words  []string
	recent [4]int // places in words, counted from one
	count  int
}

func (l *wordList) isRecent(at int) bool {
	for back := 1; back <= min(len(l.recent), len(l.words)*2/3, l.count); back++ {
		if l.recent[(l.count-back)%len(l.recent)] == at+1 {
			return true
		}
	}
	return false
}

func (w *writer) term(from *wordList, start bool) {
	at := w.dice.Skewed(len(from.words))
	for from.isRecent(at) {
		at = (at + 1) % len(from.words)
	}
	from.recent[from.count%len(from.recent)] = at + 1
	from.count++
	word := from.words[at]
	if start {
		word = upperFirst(word)
	}
	w.write(word)
}

func (w *writer) gendered(he, she string) string {
	if w.woman {
		return she
	}
	return he
}

func article(word string) string {
	if len(word) > 1 && word[0] == 'M' && word[1] < 'a' {
		return "an" // spelled out: an MD, an MBA
	}
	switch word[0] {
	case 'a', 'e', 'i', 'o', 'A', 'E', 'I', 'O':
		return "an"
	}
	return "a"
}

// lowerFirst lowercases the first letter, unless it starts an abbreviation.
func lowerFirst(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if second, _ := utf8.DecodeRuneInString(text[size:]); unicode.IsUpper(second) {
		return text
	}
	return string(unicode.ToLower(first)) + text[size:]
}

func upperWhen(start bool, text string) string {
	if start {
		return upperFirst(text)
	}
	return text
}

func upperFirst(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
