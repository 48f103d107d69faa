package sample

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/court"
	"peritus/bff/platform/docket"
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/sample/dice"
	"peritus/bff/sample/people"
)

// full is a person with the sections by code, as a reader of the whole profile sees it.
type full struct {
	Person
	rows map[string][]Entry
}

func of[T any](f full, code string) []T {
	items := make([]T, len(f.rows[code]))
	for i, e := range f.rows[code] {
		items[i] = *any(e.Content).(*T)
	}
	return items
}

func (f full) posts() []section.Position   { return of[section.Position](f, section.HistoryCode) }
func (f full) licenses() []section.License { return of[section.License](f, section.LicensesCode) }
func (f full) matters() []section.Matter   { return of[section.Matter](f, section.MattersCode) }
func (f full) works() []section.Publication {
	return of[section.Publication](f, section.PublicationsCode)
}
func (f full) members() []section.Membership {
	return of[section.Membership](f, section.MembershipsCode)
}
func (f full) talks() []section.Presentation {
	return of[section.Presentation](f, section.PresentationsCode)
}
func (f full) fees() []section.FeeSchedule {
	return of[section.FeeSchedule](f, section.FeeScheduleCode)
}
func (f full) terms() []section.WorkPreferences {
	return of[section.WorkPreferences](f, section.PreferencesCode)
}

// graduated is the year of the first completed degree, and finished that of the last.
func (f full) graduated() (first, last int) {
	first = Present
	for _, g := range f.Education {
		if end, err := strconv.Atoi(g.End); err == nil && g.Status == completed {
			first, last = min(first, end), max(last, end)
		}
	}
	return first, last
}

// began is the month in which work began, after any training.
func (f full) began() string {
	first := "9999"
	for _, p := range f.posts() {
		if !strings.HasPrefix(p.Job, "Resident in") && !strings.HasPrefix(p.Job, "Fellow in") {
			first = min(first, p.Dates.Start)
		}
	}
	return first
}

// seen are the matters that attorneys see.
func (f full) seen() []section.Matter {
	var kept []section.Matter
	for _, e := range f.rows[section.MattersCode] {
		if m := e.Content.(*section.Matter); !m.Sealed && e.Visibility != Private {
			kept = append(kept, *m)
		}
	}
	return kept
}

func events(matters []section.Matter, kind string) (dates []string) {
	for _, m := range matters {
		for _, e := range m.Events {
			if kind == "" || e.Kind == kind {
				dates = append(dates, e.Date)
			}
		}
	}
	return dates
}

func year(date string) int { n, _ := strconv.Atoi(date[:4]); return n }

func century(year string) string {
	if year > "50" {
		return "19" + year
	}
	return "20" + year
}

const thisDay = "2026-11-01"

// agreements are what a reader who compares the sections would check.
var agreements = map[string]func(f full) string{
	"a degree comes before the first post": func(f full) string {
		if first, _ := f.graduated(); len(f.posts()) == 0 || year(f.began()) < first {
			return fmt.Sprintf("graduated %d, began %s", first, f.began())
		}
		return ""
	},
	"professors have a doctorate before the post": func(f full) string {
		for _, p := range f.posts() {
			if strings.HasPrefix(p.Job, "Professor") || strings.HasPrefix(p.Job, "Assistant professor") || strings.HasPrefix(p.Job, "Associate professor") {
				if !slices.ContainsFunc(f.Education, func(g Degree) bool {
					return slices.Contains(doctorates, g.Degree) && g.Status == completed && g.End <= p.Dates.Start[:4]
				}) {
					return p.Job + " since " + p.Dates.Start
				}
			}
		}
		return ""
	},
	"main posts follow one another, and one is current": func(f full) string {
		current := 0
		posts := f.posts()
		for i, p := range posts {
			if p.Dates.Current {
				current++
			}
			if p.Dates.Start > thisDay || p.Dates.End > thisDay {
				return "a post in the future"
			}
			for _, other := range posts[i+1:] {
				beside := strings.Contains(p.Job+other.Job, "Adjunct") || strings.Contains(p.Job+other.Job, "Lecturer")
				if !beside && !p.Dates.Current && !other.Dates.Current && p.Dates.Start <= other.Dates.End && other.Dates.Start <= p.Dates.End {
					return p.Job + " overlaps " + other.Job
				}
			}
		}
		if current == 0 || current > 2 {
			return strconv.Itoa(current) + " current posts"
		}
		return ""
	},
	"the years of practice are the biography's": func(f full) string {
		if m := regexp.MustCompile(`(\d+) years of practice|practiced as .* for (\d+) years|For (\d+) years`).FindStringSubmatch(f.Bio); m != nil {
			stated, _ := strconv.Atoi(m[1] + m[2] + m[3])
			if stated != f.Primary().Years || Present-year(f.began())-stated > 1 || stated > Present-year(f.began())+1 {
				return fmt.Sprintf("%d stated, %d in the area, since %s", stated, f.Primary().Years, f.began())
			}
		}
		return ""
	},
	"every license is issued within the career and active ones have not expired": func(f full) string {
		first, _ := f.graduated()
		for _, l := range f.licenses() {
			if year(l.Issued) < first || l.Issued > thisDay || l.Status == "active" && l.Expires != "" && l.Expires < thisDay[:7] {
				return l.Name + " " + l.Issued + " to " + l.Expires
			}
		}
		return ""
	},
	"those who need a license have it before they practice": func(f full) string {
		if f.Primary().Category != "medicine" && f.Primary().Subcategory != "nursing" && f.Primary().Subcategory != "veterinary" {
			return ""
		}
		for _, l := range f.licenses() {
			if l.Kind == "license" && l.Issued <= f.began() {
				return ""
			}
		}
		return "no license on " + f.began()
	},
	"letters after the name are backed by a degree, a license, or a membership": func(f full) string {
		for _, marks := range strings.Split(f.Suffix, ", ") {
			if known := credentials[marks]; marks != "" && !f.backs(marks, known) {
				return marks
			}
		}
		return ""
	},
	"a doctor of medicine with a board is certified after training": func(f full) string {
		for _, l := range f.licenses() {
			if l.Kind == "board-certification" && l.Issued < f.began() {
				return l.Name + " " + l.Issued + " before " + f.began()
			}
		}
		return ""
	},
	"testimony is within the career": func(f full) string {
		for _, date := range events(f.matters(), "") {
			if date[:4] < f.began()[:4] || date > thisDay {
				return date + ", began " + f.began()
			}
		}
		return ""
	},
	"depositions come before trials, and rulings between the filing and the trial": func(f full) string {
		for _, m := range f.matters() {
			last := ""
			for _, e := range m.Events {
				if !field.NotBefore(e.Date, last) {
					return m.Caption + ": " + e.Kind + " " + e.Date + " after " + last
				}
				last = e.Date
			}
			for _, c := range m.Challenges {
				if trial := events([]section.Matter{m}, "trial"); len(trial) > 0 && !field.NotBefore(trial[0], c.Date) || c.Date > thisDay {
					return m.Caption + ": ruling of " + c.Date
				}
				if c.Ruling == "granted" && len(events([]section.Matter{m}, "trial")) > 0 {
					return m.Caption + ": excluded, and at trial"
				}
				if c.Ruling == "pending" && c.Reply+c.Citation != "" {
					return m.Caption + ": a reply to a ruling that is pending"
				}
			}
		}
		return ""
	},
	"courts are on the list and docket numbers have the shape of their court": func(f full) string {
		for _, m := range f.matters() {
			known, found := court.Named(m.Court)
			number, readable := docket.Parse(m.Docket)
			if !found || known.Name != m.Court || !readable || strings.HasPrefix(m.Court, "U.S.") != (number.Serial != "" && number.Office != "") {
				return m.Court + " " + m.Docket
			}
			if strings.HasPrefix(m.Court, "U.S.") && (number.Type == "CR") == !(strings.HasPrefix(m.Caption, "United States v.")) {
				return m.Caption + " " + m.Docket
			}
		}
		return ""
	},
	"courts sit on weekdays that aren't holidays": func(f full) string {
		for _, date := range events(f.matters(), "") {
			at, err := time.Parse(time.DateOnly, date)
			if err == nil && (at.Weekday() == time.Saturday || at.Weekday() == time.Sunday || strings.HasSuffix(date, "-07-04") || strings.HasSuffix(date, "-12-25")) {
				return date
			}
		}
		return ""
	},
	"no text names one thing twice": func(f full) string {
		for _, p := range f.posts() {
			words := strings.FieldsFunc(strings.ReplaceAll(p.Duties, ", and ", ", "), func(r rune) bool { return r == ',' || r == '.' || r == ';' })
			for i := range words {
				words[i] = strings.TrimSpace(words[i])
			}
			slices.Sort(words)
			if len(slices.Compact(slices.Clone(words))) != len(words) {
				return p.Duties
			}
		}
		for _, m := range f.matters() {
			if one, other, both := strings.Cut(strings.ToLower(m.Subject), " and "); both && one == other {
				return m.Subject
			}
		}
		return ""
	},
	"a matter is filed before its first event": func(f full) string {
		for _, m := range f.matters() {
			if number, _ := docket.Parse(m.Docket); number.Year != "" && century(number.Year) > m.Events[0].Date[:4] {
				return m.Docket + " " + m.Events[0].Date
			}
		}
		return ""
	},
	"no two matters share a docket, and no party is an employer": func(f full) string {
		seen := map[string]bool{}
		for _, m := range f.matters() {
			if seen[m.Court+m.Docket] {
				return m.Docket
			}
			seen[m.Court+m.Docket] = true
			for _, p := range f.posts() {
				if strings.Contains(m.Caption, p.Organization) {
					return m.Caption + ", who employed the expert"
				}
			}
		}
		return ""
	},
	"the two sides of a caption are not one organization": func(f full) string {
		for _, m := range f.matters() {
			one, other, both := strings.Cut(m.Caption, " v. ")
			if both && one == other && !slices.ContainsFunc(people.Cultures, func(c people.Culture) bool { return slices.Contains(c.Family, one) }) {
				return m.Caption
			}
		}
		return ""
	},
	"the biography counts the testimony that attorneys see": func(f full) string {
		trials, depositions := len(events(f.seen(), "trial")), len(events(f.seen(), "deposition"))
		for _, claim := range []struct {
			said  string
			count int
			what  string
		}{
			{`(?:at trial|in court) in (\S+) matters?`, trials, "trials"}, {`given (\S+) depositions?`, depositions, "depositions"},
			{`Of the (\S+) matters listed`, len(f.seen()), "matters"},
		} {
			if m := regexp.MustCompile(claim.said).FindStringSubmatch(f.Bio); m != nil && m[1] != inWords(claim.count) {
				return fmt.Sprintf("%s %s, not %d", m[1], claim.what, claim.count)
			}
		}
		if strings.Contains(f.Bio, "has not testified") && trials+depositions > 0 {
			return "says it has not testified"
		}
		if strings.Contains(f.Bio, "never had testimony limited") && slices.ContainsFunc(f.matters(), func(m section.Matter) bool { return len(m.Challenges) > 0 }) {
			return "says that nothing was ever excluded"
		}
		return ""
	},
	"the biography names current and earlier employers": func(f full) string {
		for _, m := range regexp.MustCompile(`\b(?:[Aa]t|joined|leads|founded|career at) (?:the )?((?:[A-ZÀ-Ž][^ ,.]*|&|of) ?)+`).FindAllString(f.Bio, -1) {
			_, name, _ := strings.Cut(strings.TrimSpace(m), " ")
			name = strings.TrimPrefix(strings.TrimPrefix(name, "at "), "the ")
			if name == "Cal" || !unicode.IsUpper([]rune(name)[0]) {
				continue
			}
			if !f.knows(name) {
				return name
			}
		}
		return ""
	},
	"a school in the biography granted a degree": func(f full) string {
		if m := regexp.MustCompile(`degree is from|holds an? [A-Z]`).FindString(f.Bio); m != "" && !strings.Contains(f.Bio, f.Education[0].Organization) {
			return f.Education[0].Organization
		}
		return ""
	},
	"publications follow the degree and list the expert": func(f full) string {
		_, last := f.graduated()
		for _, w := range f.works() {
			if year(w.Date) <= last || w.Date > thisDay {
				return w.Date + ", graduated " + strconv.Itoa(last)
			}
			if !slices.Contains(w.Authors, byline(f.FirstName, f.LastName)) {
				return strings.Join(w.Authors, "; ")
			}
			if w.PMID != "" || w.DOI != "" && !strings.HasPrefix(w.DOI, "10.5555/") {
				return "an identifier that may be real: " + w.DOI + w.PMID
			}
		}
		return ""
	},
	"the biography counts the publications": func(f full) string {
		if m := regexp.MustCompile(`published (\S+) works`).FindStringSubmatch(f.Bio); m != nil && m[1] != inWords(len(f.works())) {
			return m[1] + ", not " + strconv.Itoa(len(f.works()))
		}
		return ""
	},
	"talks and memberships are within the career": func(f full) string {
		for _, p := range f.talks() {
			if p.Date < f.began() || p.Date > thisDay {
				return p.Name + " " + p.Date
			}
		}
		for _, m := range f.members() {
			if m.Dates.Start < f.began()[:4] || m.Dates.Start > thisDay {
				return m.Organization + " " + m.Dates.Start
			}
		}
		return ""
	},
	"awards come from a body that the expert had joined, or from an employer": func(f full) string {
		for _, a := range of[section.Award](f, section.AwardsCode) {
			joined := slices.ContainsFunc(f.members(), func(m section.Membership) bool {
				return m.Organization == a.Awarder && m.Dates.Start <= a.Date && (m.Dates.Current || a.Date <= m.Dates.End)
			})
			employed := slices.ContainsFunc(f.posts(), func(p section.Position) bool { return p.Organization == a.Awarder && p.Dates.Start[:4] <= a.Date })
			if !joined && !employed || a.Date > thisDay {
				return a.Awarder + " " + a.Date
			}
		}
		return ""
	},
	"patents belong to the employer and are no office's": func(f full) string {
		for _, r := range of[section.Property](f, section.PropertyCode) {
			if !f.knows(r.Assignee) || r.Filed < f.began() || r.Granted > thisDay || r.Status == "active" && r.Granted == "" {
				return fmt.Sprintf("%+v", r)
			}
			if !strings.HasPrefix(r.Number, "US 19,") && !strings.HasPrefix(r.Number, "US 20,") && !strings.Contains(r.Number, "/09") {
				return "a number that may be real: " + r.Number
			}
		}
		return ""
	},
	"fees rise from travel over review to testimony": func(f full) string {
		rate := map[string]int{}
		for _, l := range f.fees()[0].Lines {
			if l.Unit == "hour" {
				rate[l.Activity] = *l.Rate
			}
		}
		if rate["review"] < 75_00 || rate["review"] > 1200_00 || rate["travel"] > rate["review"] || rate["deposition"] != 0 && rate["deposition"] < rate["review"] {
			return fmt.Sprint(rate)
		}
		if *f.fees()[0].Retainer < 4*rate["review"] {
			return fmt.Sprintf("a retainer of %d", *f.fees()[0].Retainer)
		}
		return ""
	},
	"academics have or await the consent of their employer": func(f full) string {
		w := f.terms()[0]
		current := ""
		for _, p := range f.posts() {
			if p.Dates.Current && (strings.Contains(p.Job, "rofessor of")) && !strings.HasPrefix(p.Job, "Adjunct") {
				current = p.Dates.Start
			}
		}
		if current != "" && w.Employer != "given" && w.Employer != "pending" || w.Employer == "given" && w.EmployerAt > "2026-11" {
			return w.Employer + " " + w.EmployerAt
		}
		return ""
	},
	"the share of testimony suits the record": func(f full) string {
		if testified := len(events(f.seen(), "trial")) + len(events(f.seen(), "deposition")); testified == 0 && f.terms()[0].Testifying != "under-10" {
			return f.terms()[0].Testifying
		}
		return ""
	},
	"addresses belong to nobody": func(f full) string {
		if !strings.HasSuffix(f.Email, ".peritus.test") {
			return f.Email
		}
		for _, p := range of[section.WebPage](f, section.WebCode) {
			if !strings.Contains(p.URL, ".peritus.test/") && !strings.Contains(strings.ToLower(p.URL), "peritus-demo-") && !strings.Contains(p.URL, "orcid.org/0000-0007-") {
				return p.URL
			}
		}
		for _, r := range of[section.Reference](f, section.ReferencesCode) {
			if !strings.HasSuffix(r.Email, ".peritus.test") || r.Phone != "" && !strings.Contains(r.Phone, " 555 01") {
				return r.Email + " " + r.Phone
			}
		}
		return ""
	},
	"fees and references are for attorneys": func(f full) string {
		for _, e := range append(slices.Clone(f.rows[section.FeeScheduleCode]), f.rows[section.ReferencesCode]...) {
			if e.Visibility != Attorneys {
				return e.Visibility
			}
		}
		return ""
	},
	"all texts are tidy": func(f full) string {
		var texts any
		if err := json.Unmarshal(field.Encode(f.rows), &texts); err != nil {
			return err.Error()
		}
		return untidy(f.Bio) + untidy(f.Headline) + untidiest(texts)
	},
}

// backs reports whether the profile has what letters after the name stand for.
func (f full) backs(marks string, known credential) bool {
	switch known.kind {
	case "degree":
		return slices.ContainsFunc(f.Education, func(g Degree) bool { return g.Degree == marks && g.Status == completed })
	case "fellow", "member":
		return slices.ContainsFunc(f.members(), func(m section.Membership) bool { return m.Organization == known.issuer && m.Type == known.kind })
	}
	return slices.ContainsFunc(f.licenses(), func(l section.License) bool { return l.Name == known.name })
}

// knows reports whether an organization employed the expert or taught them.
func (f full) knows(name string) bool {
	return slices.ContainsFunc(f.posts(), func(p section.Position) bool { return strings.Contains(p.Organization, name) }) ||
		slices.ContainsFunc(f.Education, func(g Degree) bool {
			return strings.Contains(g.Organization, name) || strings.Contains(name, g.Organization)
		})
}

var untidies = regexp.MustCompile(`[{}\[\]]\w|  |,,|\.\.|undefined|%!| a [aeio]\w| an [bcdfgjkpqtvwz]\w`)

func untidy(text string) string {
	if !norm.NFC.IsNormalString(text) || text != strings.TrimSpace(text) {
		return "not normal: " + text
	}
	return untidies.FindString(text)
}

// untidiest looks at all texts in decoded JSON.
func untidiest(value any) string {
	switch v := value.(type) {
	case string:
		return untidy(v)
	case []any:
		for _, inner := range v {
			if wrong := untidiest(inner); wrong != "" {
				return wrong + " in " + fmt.Sprint(v)
			}
		}
	case map[string]any:
		for _, inner := range v {
			if wrong := untidiest(inner); wrong != "" {
				return wrong + " in " + fmt.Sprint(v)
			}
		}
	}
	return ""
}

func experts(n int) []full {
	var all []full
	for i := 0; len(all) < n; i++ {
		if p := Expert(11, i); p.Status == Published {
			f := full{Person: p, rows: map[string][]Entry{}}
			for _, s := range p.Sections {
				f.rows[s.Code] = s.Entries
			}
			all = append(all, f)
		}
	}
	return all
}

func TestSections_agreeWithOneAnother(t *testing.T) {
	all := experts(2000)
	for name, check := range agreements {
		t.Run(name, func(t *testing.T) {
			for _, f := range all {
				if wrong := check(f); wrong != "" {
					t.Fatalf("%s (%s): %s\n%s", f.Name(), f.Slug, wrong, f.Bio)
				}
			}
		})
	}
}

// Every invented item is one that the product would store as it is.
func TestSections_passTheirOwnRules(t *testing.T) {
	for _, f := range experts(2000) {
		for code, rows := range f.everything() {
			declared, found := section.Find(code)
			if !found {
				t.Fatal(code)
			}
			var items []section.Item
			for _, e := range rows {
				before := string(field.Encode(e.Content))
				item, problems := declared.Decode([]byte(before))
				if len(problems) == 0 {
					field.Normalize(item)
					problems = field.Check(item)
				}
				if len(problems) > 0 {
					t.Fatalf("%s, %s: %v in %s", f.Slug, code, problems, before)
				}
				if after := string(field.Encode(item)); before != after {
					t.Fatalf("%s, %s isn't normal:\n%s\n%s", f.Slug, code, before, after)
				}
				items = append(items, e.Content)
			}
			if problems := declared.CheckRows(items); len(problems) > 0 {
				t.Fatalf("%s, %s: %v", f.Slug, code, problems)
			}
		}
	}
}

// everything adds the sections that Person holds itself.
func (f full) everything() map[string][]Entry {
	all := map[string][]Entry{section.AboutMeCode: {{f.AboutMe(), f.AboutVisibility}}}
	for code, rows := range f.rows {
		all[code] = rows
	}
	for i := range f.Areas {
		all[section.AreaOfExpertiseCode] = append(all[section.AreaOfExpertiseCode], Entry{f.Areas[i].Item(), f.Areas[i].Visibility})
	}
	for i := range f.Education {
		all[section.EducationCode] = append(all[section.EducationCode], Entry{f.Education[i].Item(), f.Education[i].Visibility})
	}
	return all
}

// The demo shows every state of a profile: some experts never testified, a few have a
// sealed matter, a challenge, or a section that nobody confirmed for long.
func TestSections_vary(t *testing.T) {
	count := map[string]int{}
	sides := map[string]int{}
	all := experts(2000)
	items := 0
	for _, f := range all {
		had := map[string]bool{}
		if len(f.matters()) == 0 {
			had["no matter"] = true
		}
		if len(events(f.matters(), "trial"))+len(events(f.matters(), "deposition"))+len(events(f.matters(), "hearing")) == 0 {
			had["never testified"] = true
		}
		for _, m := range f.matters() {
			had["a sealed matter"] = had["a sealed matter"] || m.Sealed
			sides[m.Side]++
			for _, c := range m.Challenges {
				had["a challenge"], had["ruling "+c.Ruling] = true, true
				had["a reply"] = had["a reply"] || c.Reply != ""
			}
		}
		for _, s := range f.Sections {
			items += len(s.Entries)
			had["a stale section"] = had["a stale section"] || s.ConfirmedDays > 180
			had["an unconfirmed section"] = had["an unconfirmed section"] || s.ConfirmedDays < 0
			had[s.Code] = true
			for _, e := range s.Entries {
				had[e.Visibility] = true
			}
		}
		for what, has := range had {
			if has {
				count[what]++
			}
		}
	}
	for what, share := range map[string][2]int{
		"never testified": {8, 25}, "no matter": {3, 15}, "a sealed matter": {15, 45}, "a challenge": {30, 80}, "a reply": {20, 70},
		"ruling granted": {2, 25}, "ruling pending": {1, 20}, "ruling withdrawn": {2, 25}, "ruling granted-in-part": {5, 40},
		"a stale section": {50, 95}, "an unconfirmed section": {10, 50}, Private: {1, 30}, section.PropertyCode: {2, 20},
		section.AwardsCode: {20, 70}, section.ReferencesCode: {50, 95}, section.WebCode: {70, 100}, section.LicensesCode: {60, 100},
	} {
		if got := count[what] * 100 / len(all); got < share[0] || got > share[1] {
			t.Errorf("%d%% of experts have %s", got, what)
		}
	}
	if p, d := sides["plaintiff"], sides["defense"]; p*2 < d || d*2 < p || sides["court"] == 0 || sides["neutral"] == 0 {
		t.Errorf("sides: %v", sides)
	}
	if average := items / len(all); average < 15 || average > 40 {
		t.Errorf("%d items an expert", average)
	}
}

// No docket shape is one that the comparison of dockets can't read.
func TestForums_haveCourtsAndShapes(t *testing.T) {
	d := dice.New(1, 1)
	for state, in := range forums {
		for _, f := range in {
			if known, found := court.Named(f.court); !found || known.Name != f.court || f.jurisdiction() == state {
				t.Errorf("%s: %q", state, f.court)
			}
			one, other := f.docket(&d, "injury", 2021), f.docket(&d, "injury", 2021)
			for other == one { // some shapes have three digits to roll
				other = f.docket(&d, "injury", 2021)
			}
			if !(docket.Matter{Court: f.court, Docket: one}).Same(docket.Matter{Court: f.court, Docket: one}) ||
				(docket.Matter{Court: f.court, Docket: one}).Same(docket.Matter{Court: f.court, Docket: other}) {
				t.Errorf("%s: %s and %s", f.court, one, other)
			}
		}
	}
	if len(forums) < 50 {
		t.Errorf("courts in %d states", len(forums))
	}
}
