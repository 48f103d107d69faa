package sample

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// The distribution of areas in the profession, as parts of the total.
var categoryWeights, categoryCodes, categoryTotal = func() ([]int, []string, int) {
	weights := []struct {
		code   string
		weight int
	}{
		{"medicine", 20}, {"engineering", 18}, {"construction", 10}, {"finance", 8}, {"technology", 7},
		{"transport", 6}, {"psychology", 5}, {"forensics", 5}, {"care", 5}, {"environment", 4},
		{"pharmacology", 4}, {"insurance", 4}, {"economics", 3}, {"property", 3}, {"documents", 2}, {"agriculture", 2},
	}
	var numbers []int
	var codes []string
	total := 0
	for _, w := range weights {
		numbers, codes, total = append(numbers, w.weight), append(codes, w.code), total+w.weight
	}
	return numbers, codes, total
}()

// business is what an MBA is in, for the choice of its school.
var business = specialty{ladder: "business"}

var doctorates = list("MD|DO|PhD|PsyD|EdD|PharmD|DVM|VMD|DPT|DNP")

// invent makes person i. A role in the cast fixes some properties.
func invent(d *dice, seed uint64, i int, given *part) Person {
	var p Person
	c := &cultures[weighted(d, cultureWeights, cultureTotal)]
	woman := d.chance(50)
	work := &specialties[d.specialty()]
	years := d.between(3, 12) + d.skewed(30)
	home := c.town(d)
	if given != nil {
		woman, years, home = given.woman, given.years, given.town
		work = &specialties[specialtyByPath[given.path]]
		p.FirstName, p.LastName, p.OtherNames = given.first, given.last, given.other
		p.Languages = given.languages
	} else {
		p.FirstName, p.LastName, p.OtherNames = c.name(d, woman)
		p.Languages = c.languages(d, home.country)
	}
	p.City, p.State, p.Country, p.TimeZone = home.city, home.state, home.country, home.zone

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
	p.Education = study(d, c, work, home.country, suffix, doctorate, years, highest)

	focus := focusOn(d, work.terms)
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
		terms: wordList{words: life.ofWork(focus)}, rare: wordList{words: work.rare}, subjects: wordList{words: work.subjects},
		years: years, city: home.city, degree: p.Education[0], career: life, tally: life.tally(),
		used: make([]*sentence, 0, 16),
	}
	p.Bio = w.biography()
	p.Email = strings.ReplaceAll(ascii(p.FirstName), "-", ".") + "@" + hostOf(life.now().organization)
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

func (d *dice) specialty() int {
	code := categoryCodes[weighted(d, categoryWeights, categoryTotal)]
	return pickSkewed(d, siblings[code])
}

// town is usually American, since the marketplace serves American courts.
func (c *culture) town(d *dice) town {
	if c.abroad != "US" && d.chance(14) {
		return pickSkewed(d, foreign[c.abroad])
	}
	return pickSkewed(d, american)
}

func (c *culture) name(d *dice, woman bool) (first, last, other string) {
	givenNames := c.men
	if woman {
		givenNames = c.women
	}
	first, last = pick(d, givenNames), pick(d, c.family)
	switch d.under(12) {
	case 0: // married across cultures
		last = pick(d, cultures[weighted(d, cultureWeights, cultureTotal)].family)
		if woman {
			other = pick(d, c.family)
		}
	case 1: // double-barrelled
		if second := pick(d, cultures[weighted(d, cultureWeights, cultureTotal)].family); second != last && len(last)+len(second) < 24 {
			last += "-" + second
		}
	case 2, 3:
		other = pick(d, middleNames)
	}
	return first, last, other
}

func (c *culture) languages(d *dice, country string) []Language {
	spoken := make([]Language, 0, 3)
	if c.language == "en" {
		spoken = append(spoken, Language{"en", "native"})
	} else {
		spoken = append(spoken,
			Language{c.language, pickSkewed(d, []string{"native", "native", "fluent", "conversational"})},
			Language{"en", pickSkewed(d, []string{"fluent", "native", "professional"})})
	}
	if d.chance(18) {
		further := pickSkewed(d, []string{"es", "fr", "de", "pt", "it", "cmn", "ru", "ase", "ja"})
		if further != c.language {
			spoken = append(spoken, Language{further, pick(d, []string{"professional", "conversational", "basic"})})
		}
	}
	return spoken
}

// qualify chooses the credentials after the name and the doctorate they require.
func qualify(d *dice, work *specialty) (suffix, doctorate string) {
	steps := ladders[work.ladder]
	if len(work.credentials) > 0 && (steps.always || d.chance(80)) {
		suffix = pick(d, work.credentials)
	}
	for _, mark := range strings.Split(suffix, ", ") {
		if slices.Contains(doctorates, mark) {
			return suffix, mark
		}
	}
	if steps.always || (steps.doctor != "" && d.chance(32)) {
		doctorate = steps.doctor
		if suffix == "" {
			return doctorate, doctorate
		}
		return doctorate + ", " + suffix, doctorate
	}
	return suffix, ""
}

// study lists the degrees, highest completed one first.
func study(d *dice, c *culture, work *specialty, country, suffix, doctorate string, years int, highest *Degree) []Degree {
	steps := ladders[work.ladder]
	rows := make([]Degree, 0, 4)
	end := Present - years - d.under(3)
	if n := work.residency(); n > 0 {
		end = Present - years - n // practice begins after the residency
	}
	if highest != nil {
		end, _ = strconv.Atoi(highest.End)
	}
	add := func(degree string, duration int, from []school) {
		row := Degree{
			Organization: schoolFor(d, from, degree, work), Degree: degree, Field: work.field(d, degree),
			Start: strconv.Itoa(end - duration), End: strconv.Itoa(end), Status: "completed", Visibility: Public,
		}
		if highest != nil && len(rows) == 0 {
			row.Organization, row.Degree, row.Field = highest.Organization, highest.Degree, highest.Field
		}
		if d.chance(8) {
			row.Start = ""
		}
		rows = append(rows, row)
		end -= duration + d.under(3)
	}
	here := americanSchools
	if country != "US" {
		here = foreignSchools[country]
	}
	first := here
	if home := foreignSchools[c.abroad]; highest == nil && c.language != "en" && c.abroad != "US" && d.chance(40) {
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
	} else if doctorate == "" || d.chance(35) {
		if doctorate != "" || highest != nil || d.chance(65) {
			add(pick(d, steps.master), 2, here)
		}
	}
	if highest == nil || highest.Degree[0] != 'B' {
		add(pick(d, steps.bachelor), 4, first)
	}
	switch d.under(20) {
	case 0:
		rows = append(rows, Degree{Organization: schoolFor(d, here, "MBA", &business), Degree: "MBA", Field: "Business Administration", Start: strconv.Itoa(Present - 1), Status: "in-progress", Visibility: Public})
	case 1:
		began := end + 5
		rows = append(rows, Degree{Organization: pickSkewed(d, here).name, Degree: pick(d, []string{"PhD", "MS", "JD"}), Field: pick(d, work.fields), Start: strconv.Itoa(began), End: strconv.Itoa(began + 2), Status: "not-completed", Visibility: pick(d, []string{Attorneys, Private, Public})})
	}
	for i := range rows {
		if i > 0 && d.chance(15) {
			rows[i].Visibility = pickSkewed(d, []string{Attorneys, Attorneys, Private})
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

// field returns the field of a degree. If the profession requires a doctorate, the last
// field in the list is the doctorate's.
func (s *specialty) field(d *dice, degree string) string {
	last := len(s.fields) - 1
	if field, fixed := masters[degree]; fixed {
		return field
	}
	switch s.ladder {
	case "medicine", "veterinary", "pharmacy":
		if slices.Contains(doctorates, degree) && degree != "PhD" {
			return s.fields[last]
		}
		if degree == "PhD" {
			return s.fields[0]
		}
		return s.fields[d.under(max(last, 1))]
	}
	return pick(d, s.fields)
}

const longestHeadline = 120

// focusOn picks the terms of one person: some of the specialty's words, common ones most
// likely, the person's favorite first.
func focusOn(d *dice, terms []string) []string {
	count := d.between(6, 8)
	focus := make([]string, 0, count)
	var taken uint64
	for len(focus) < count {
		at := d.skewed(len(terms))
		for taken&(1<<at) != 0 {
			at = (at + 1) % len(terms)
		}
		taken |= 1 << at
		focus = append(focus, terms[at])
	}
	return focus
}

func headline(d *dice, work *specialty, focus []string) string {
	last := focus[2]
	if d.chance(12) {
		last = pick(d, work.rare)
	}
	line := work.role + "; " + focus[0] + ", " + focus[1] + ", and " + last
	if utf8.RuneCountInString(line) > longestHeadline {
		line = work.role + "; " + focus[0] + " and " + focus[1]
	}
	return line
}

// areas returns the primary area first, then related ones, at most ten in total.
func areas(d *dice, work *specialty, focus []string, years int, given *part) []Area {
	rows := make([]Area, 0, 4)
	add := func(s *specialty, primary bool, years int) {
		for _, r := range rows {
			if r.Category == s.category && r.Subcategory == s.subcategory {
				return
			}
		}
		row := Area{Category: s.category, Subcategory: s.subcategory, Primary: primary, Years: years, Visibility: Public}
		row.Keywords = keywords(d, s.terms, s.rare)
		if primary {
			row.Keywords = keywords(d, focus, s.rare)
		}
		if !primary {
			row.Visibility = pickSkewed(d, []string{Public, Public, Public, Public, Public, Public, Attorneys, Attorneys, Private})
		}
		rows = append(rows, row)
	}
	add(work, true, years)
	if given != nil {
		for _, path := range given.also {
			add(&specialties[specialtyByPath[path]], false, max(1, years-d.under(8)))
		}
		for k := range rows {
			rows[k].Visibility = Public
		}
		return rows
	}
	more := d.skewed(5)
	if d.chance(1) {
		more = 9
	}
	for range more {
		next := pick(d, siblings[work.category])
		if d.chance(20) {
			next = d.specialty()
		}
		since := 0
		if d.chance(80) {
			since = d.between(1, years)
		}
		add(&specialties[next], false, since)
	}
	return rows
}

func keywords(d *dice, terms, rare []string) []string {
	count := d.under(6)
	words := make([]string, 0, count+1)
	for range count {
		word := pickSkewed(d, terms)
		if !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if d.chance(25) {
		words = append(words, pick(d, rare))
	}
	return words
}

func phone(d *dice, home town) string {
	prefix, found := dialing[home.country]
	if !found || d.chance(30) {
		return ""
	}
	if code, found := areaCodes[home.state]; found {
		prefix = "+1 " + code + " 555 01"
	}
	return prefix + strconv.Itoa(d.between(10, 99))
}

// moments chooses the profile's status and when it was last confirmed.
func (p *Person) moments(d *dice, cast bool) {
	p.AboutVisibility = Public
	p.Status = Published
	if !cast {
		switch n := d.under(100); {
		case n < 3:
			p.Status = Unclaimed
		case n < 6:
			p.Status = Draft
		case n < 8:
			p.Status = Hidden
		}
		if d.chance(5) {
			p.AboutVisibility = Attorneys
		}
	}
	latest := d.skewed(360)
	p.AboutConfirmedDays = latest
	p.AreasConfirmedDays = latest + d.skewed(120)
	p.EducationConfirmedDays = latest + d.skewed(240)
	if !cast && d.chance(6) {
		p.EducationConfirmedDays = -1
	}
	if cast {
		p.AboutConfirmedDays = d.between(0, 60)
		p.AreasConfirmedDays = p.AboutConfirmedDays + d.under(20)
		p.EducationConfirmedDays = p.AreasConfirmedDays + d.under(200)
	}
	p.CreatedDays = max(p.AboutConfirmedDays, p.AreasConfirmedDays, p.EducationConfirmedDays) + d.between(1, 900)
}
