package sample

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
	"peritus/bff/sample/trade"
)

// business is what an MBA is in, for the choice of its school.
var business = trade.Specialty{Ladder: "business"}

var doctorates = list("MD|DO|PhD|PsyD|EdD|PharmD|DVM|VMD|DPT|DNP")

// invent makes person i. A role in the cast fixes some properties.
func invent(d *dice.Dice, seed uint64, i int, given *part) Person {
	var p Person
	c := &people.Cultures[dice.Weighted(d, people.CultureWeights, people.CultureTotal)]
	woman := d.Chance(50)
	work := &trade.Specialties[trade.Any(d)]
	years := d.Between(3, 12) + d.Skewed(30)
	home := c.Town(d)
	if given != nil {
		woman, years, home = given.woman, given.years, given.town
		work = &trade.Specialties[trade.SpecialtyByPath[given.path]]
		p.FirstName, p.LastName, p.OtherNames = given.first, given.last, given.other
		p.Languages = given.languages
	} else {
		p.FirstName, p.LastName, p.OtherNames = c.Name(d, woman)
		p.Languages = languages(d, c, home.Country)
	}
	p.City, p.State, p.Country, p.TimeZone = home.City, home.State, home.Country, home.Zone

	suffix, doctorate := qualify(d, work)
	if given != nil {
		suffix, doctorate = given.suffix, ""
		if slices.Contains(doctorates, given.degree.Degree) {
			doctorate = given.degree.Degree
		}
	}
	p.Suffix = suffix
	var highest *Degree
	if given != nil {
		highest = &given.degree
	}
	p.Education = study(d, c, work, home.Country, suffix, doctorate, years, highest)

	focus := focusOn(d, work.Terms)
	p.Headline = headline(d, work, focus)
	if given != nil {
		p.Headline = given.headline
	}
	p.Areas = areas(d, work, focus, years, given)

	short := p.LastName
	if doctorate != "" {
		short = "Dr. " + p.LastName
	}
	p.Woman, p.Born = woman, born(p.Education, years)
	p.Slug = slug(p.FirstName+" "+p.LastName, i)
	p.Phone = phone(d, home)
	p.moments(d, given != nil)
	life := newCareer(seed, i, &p, work, given, years)
	w := writer{
		dice: d, woman: woman, full: p.FirstName + " " + p.LastName, short: short, work: work,
		terms: wordList{words: life.ofWork(focus)}, rare: wordList{words: work.Rare}, subjects: wordList{words: work.Subjects},
		years: years, city: home.City, degree: p.Education[0], career: life, tally: life.tally(),
		used: make([]*sentence, 0, 16),
	}
	p.Bio = w.biography()
	p.Email = strings.ReplaceAll(people.ASCII(p.FirstName), "-", ".") + "@" + hostOf(life.now().organization)
	if p.Status == Published {
		p.Sections = life.sections()
		for _, s := range p.Sections {
			p.CreatedDays = max(p.CreatedDays, s.ConfirmedDays+1)
		}
	}
	return p
}

// born is the year of birth that the first degree suggests.
func born(degrees []Degree, years int) int {
	first := Present - years
	for _, g := range degrees {
		if end, err := strconv.Atoi(g.End); err == nil && g.Status == completed {
			first = min(first, end)
		}
	}
	return first - 22
}

func languages(d *dice.Dice, c *people.Culture, country string) []Language {
	spoken := make([]Language, 0, 3)
	if c.Language == "en" {
		spoken = append(spoken, Language{"en", "native"})
	} else {
		spoken = append(spoken,
			Language{c.Language, dice.PickSkewed(d, []string{"native", "native", "fluent", "conversational"})},
			Language{"en", dice.PickSkewed(d, []string{"fluent", "native", "professional"})})
	}
	if d.Chance(18) {
		further := dice.PickSkewed(d, []string{"es", "fr", "de", "pt", "it", "cmn", "ru", "ase", "ja"})
		if further != c.Language {
			spoken = append(spoken, Language{further, dice.Pick(d, []string{"professional", "conversational", "basic"})})
		}
	}
	return spoken
}

// qualify chooses the credentials after the name and the doctorate they require.
func qualify(d *dice.Dice, work *trade.Specialty) (suffix, doctorate string) {
	steps := ladders[work.Ladder]
	if len(work.Credentials) > 0 && (steps.always || d.Chance(80)) {
		suffix = dice.Pick(d, work.Credentials)
	}
	for _, mark := range strings.Split(suffix, ", ") {
		if slices.Contains(doctorates, mark) {
			return suffix, mark
		}
	}
	if steps.always || (steps.doctor != "" && d.Chance(32)) {
		doctorate = steps.doctor
		if suffix == "" {
			return doctorate, doctorate
		}
		return doctorate + ", " + suffix, doctorate
	}
	return suffix, ""
}

// study lists the degrees, highest completed one first.
func study(d *dice.Dice, c *people.Culture, work *trade.Specialty, country, suffix, doctorate string, years int, highest *Degree) []Degree {
	steps := ladders[work.Ladder]
	rows := make([]Degree, 0, 4)
	end := Present - years - d.Under(3)
	if n := work.Residency(); n > 0 {
		end = Present - years - n // practice begins after the residency
	}
	if highest != nil {
		end, _ = strconv.Atoi(highest.End)
	}
	add := func(degree string, duration int, from []school) {
		row := Degree{
			Organization: schoolFor(d, from, degree, work), Degree: degree, Field: fieldOf(d, work, degree),
			Start: strconv.Itoa(end - duration), End: strconv.Itoa(end), Status: "completed", Visibility: Public,
		}
		if highest != nil && len(rows) == 0 {
			row.Organization, row.Degree, row.Field = highest.Organization, highest.Degree, highest.Field
		}
		if d.Chance(8) {
			row.Start = ""
		}
		rows = append(rows, row)
		end -= duration + d.Under(3)
	}
	here := americanSchools
	if country != "US" {
		here = foreignSchools[country]
	}
	first := here
	if home := foreignSchools[c.Abroad]; highest == nil && c.Language != "en" && c.Abroad != "US" && d.Chance(40) {
		first = home
	}
	if doctorate != "" {
		duration := max(steps.years, 3)
		add(doctorate, duration, here)
	}
	if second := secondDoctorate(suffix, doctorate); second != "" && highest == nil {
		add(second, 4, here)
	}
	if letters := masterIn(suffix); letters != "" {
		add(letters, 2, here)
	} else if doctorate == "" || d.Chance(35) {
		if doctorate != "" || highest != nil || d.Chance(65) {
			add(dice.Pick(d, steps.master), 2, here)
		}
	}
	if highest == nil || highest.Degree[0] != 'B' {
		add(dice.Pick(d, steps.bachelor), 4, first)
	}
	switch d.Under(20) {
	case 0:
		rows = append(rows, Degree{Organization: schoolFor(d, here, "MBA", &business), Degree: "MBA", Field: "Business Administration", Start: strconv.Itoa(Present - 1), Status: "in-progress", Visibility: Public})
	case 1:
		began := end + 5
		rows = append(rows, Degree{Organization: dice.PickSkewed(d, here).name, Degree: dice.Pick(d, []string{"PhD", "MS", "JD"}), Field: dice.Pick(d, work.Fields), Start: strconv.Itoa(began), End: strconv.Itoa(began + 2), Status: "not-completed", Visibility: dice.Pick(d, []string{Attorneys, Private, Public})})
	}
	for i := range rows {
		if i > 0 && d.Chance(15) {
			rows[i].Visibility = dice.PickSkewed(d, []string{Attorneys, Attorneys, Private})
		}
	}
	return rows
}

// secondDoctorate is a doctorate among the letters after the name besides the first, or "".
func secondDoctorate(suffix, first string) string {
	for _, mark := range strings.Split(suffix, ", ") {
		if mark != first && first != "" && slices.Contains(doctorates, mark) {
			return mark
		}
	}
	return ""
}

// masters are those that people put after their names, with their fields.
var masters = map[string]string{"MPA": "Public Administration", "MST": "Taxation"}

func masterIn(suffix string) string {
	for _, mark := range strings.Split(suffix, ", ") {
		if masters[mark] != "" {
			return mark
		}
	}
	return ""
}

// fieldOf returns the field of a degree. If the profession requires a doctorate, the last
// field in the list is the doctorate's.
func fieldOf(d *dice.Dice, s *trade.Specialty, degree string) string {
	last := len(s.Fields) - 1
	if field, fixed := masters[degree]; fixed {
		return field
	}
	switch s.Ladder {
	case "medicine", "veterinary", "pharmacy":
		if slices.Contains(doctorates, degree) && degree != "PhD" {
			return s.Fields[last]
		}
		if degree == "PhD" {
			return s.Fields[0]
		}
		return s.Fields[d.Under(max(last, 1))]
	}
	return dice.Pick(d, s.Fields)
}

const longestHeadline = 120

// focusOn picks the terms of one person: some of the specialty's words, common ones most
// likely, the person's favorite first.
func focusOn(d *dice.Dice, terms []string) []string {
	count := d.Between(6, 8)
	focus := make([]string, 0, count)
	var taken uint64
	for len(focus) < count {
		at := d.Skewed(len(terms))
		for taken&(1<<at) != 0 {
			at = (at + 1) % len(terms)
		}
		taken |= 1 << at
		focus = append(focus, terms[at])
	}
	return focus
}

func headline(d *dice.Dice, work *trade.Specialty, focus []string) string {
	last := focus[2]
	if d.Chance(12) {
		last = dice.Pick(d, work.Rare)
	}
	line := work.Role + "; " + focus[0] + ", " + focus[1] + ", and " + last
	if utf8.RuneCountInString(line) > longestHeadline {
		line = work.Role + "; " + focus[0] + " and " + focus[1]
	}
	return line
}

// areas returns the primary area first, then related ones, at most ten in total.
func areas(d *dice.Dice, work *trade.Specialty, focus []string, years int, given *part) []Area {
	rows := make([]Area, 0, 4)
	add := func(s *trade.Specialty, primary bool, years int) {
		for _, r := range rows {
			if r.Category == s.Category && r.Subcategory == s.Subcategory {
				return
			}
		}
		row := Area{Category: s.Category, Subcategory: s.Subcategory, Primary: primary, Years: years, Visibility: Public}
		row.Keywords = keywords(d, s.Terms, s.Rare)
		if primary {
			row.Keywords = keywords(d, focus, s.Rare)
		}
		if !primary {
			row.Visibility = dice.PickSkewed(d, []string{Public, Public, Public, Public, Public, Public, Attorneys, Attorneys, Private})
		}
		rows = append(rows, row)
	}
	add(work, true, years)
	if given != nil {
		for _, path := range given.also {
			add(&trade.Specialties[trade.SpecialtyByPath[path]], false, max(1, years-d.Under(8)))
		}
		for k := range rows {
			rows[k].Visibility = Public
		}
		return rows
	}
	more := d.Skewed(5)
	if d.Chance(1) {
		more = 9
	}
	for range more {
		next := dice.Pick(d, trade.Siblings[work.Category])
		if d.Chance(20) {
			next = trade.Any(d)
		}
		since := 0
		if d.Chance(80) {
			since = d.Between(1, years)
		}
		add(&trade.Specialties[next], false, since)
	}
	return rows
}

func keywords(d *dice.Dice, terms, rare []string) []string {
	count := d.Under(6)
	words := make([]string, 0, count+1)
	for range count {
		word := dice.PickSkewed(d, terms)
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if d.Chance(25) {
		words = append(words, dice.Pick(d, rare))
	}
	return words
}

func phone(d *dice.Dice, home people.Town) string {
	prefix, found := people.Dialing[home.Country]
	if !found || d.Chance(30) {
		return ""
	}
	if code, found := people.AreaCodes[home.State]; found {
		prefix = "+1 " + code + " 555 01"
	}
	return prefix + strconv.Itoa(d.Between(10, 99))
}

// moments chooses the profile's status and when it was last confirmed.
func (p *Person) moments(d *dice.Dice, cast bool) {
	p.AboutVisibility = Public
	p.Status = Published
	if !cast {
		switch n := d.Under(100); {
		case n < 3:
			p.Status = Unclaimed
		case n < 6:
			p.Status = Draft
		case n < 8:
			p.Status = Hidden
		}
		if d.Chance(5) {
			p.AboutVisibility = Attorneys
		}
	}
	latest := d.Skewed(360)
	p.AboutConfirmedDays = latest
	p.AreasConfirmedDays = latest + d.Skewed(120)
	p.EducationConfirmedDays = latest + d.Skewed(240)
	if !cast && d.Chance(6) {
		p.EducationConfirmedDays = -1
	}
	if cast {
		p.AboutConfirmedDays = d.Between(0, 60)
		p.AreasConfirmedDays = p.AboutConfirmedDays + d.Under(20)
		p.EducationConfirmedDays = p.AreasConfirmedDays + d.Under(200)
	}
	p.CreatedDays = max(p.AboutConfirmedDays, p.AreasConfirmedDays, p.EducationConfirmedDays) + d.Between(1, 900)
}
