package index

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func tokensOf(text string) (tokens []string) {
	scan := scanner{text: text}
	for {
		t, ok := scan.next()
		if !ok {
			return tokens
		}
		tokens = append(tokens, text[t.start:t.end])
	}
}

func TestScanner_splitsWords(t *testing.T) {
	for text, want := range map[string]string{
		"Tower cranes, rigging; B30.5": "Tower|cranes|rigging|B30.5",
		"25.4mm, $1,250 and 1,2,3":     "25.4mm|1,250|and|1|2|3",
		"29 CFR 1926.501(b). In 2019.": "29|CFR|1926.501|b|In|2019",
		"O'Brien's 'quoted' text'":     "O'Brien's|quoted|text",
		"Ph.D. of the U.S.A. end.Next": "Ph.D|of|the|U.S.A|end|Next",
		"Okonkwo-Bell":                 "Okonkwo|Bell",
		"山田太郎とcrane":                   "山田太郎と|crane",
		"Ní Dhuibhir":                  "Ní|Dhuibhir",
		"a\xffb":                       "a|b",
		"":                             "",
	} {
		if got := strings.Join(tokensOf(text), "|"); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestFold_unifiesSpellings(t *testing.T) {
	for text, want := range map[string]string{
		"Siobhán": "siobhan", "ÅNGSTRÖM": "angstrom", "Straße": "strasse", "Ærø": "aero", "Łódź": "lodz", "İstanbul": "istanbul",
		"ｆｕｌｌ": "full", "ﬁ": "fi", "Nguyễn": "nguyen", "Đào": "dao", "が": "が", "한국": "한국", "Ελλάδα": "ελλαδα",
	} {
		if got := Fold(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestStemOf_unifiesInflections(t *testing.T) {
	for _, group := range [][]string{
		{"crane", "cranes"}, {"rig", "rigs", "rigging", "rigged"}, {"injury", "injuries"}, {"fail", "failed", "failing"},
		{"engineer", "engineers", "engineering"},
	} {
		for _, word := range group[1:] {
			if stemOf(word) != stemOf(group[0]) {
				t.Errorf("%s: %s, %s: %s", group[0], stemOf(group[0]), word, stemOf(word))
			}
		}
	}
	if stemOf("b30s") != "b30s" || stemOf("müllers") != "müllers" {
		t.Error("digits and foreign letters are stemmed")
	}
}

func TestDistance_countsEdits(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"crane", "crane", 0}, {"crane", "crnae", 1}, {"crane", "cranes", 1}, {"crane", "cane", 1}, {"crane", "krane", 1},
		{"structural", "strutcural", 1}, {"structural", "structral", 1}, {"metallurgy", "mettalurgi", 3}, {"ab", "ba", 1}, {"", "ab", 2},
	} {
		if got := distance([]rune(c.a), []rune(c.b), 3); got != c.want {
			t.Errorf("%s %s: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// plainDistance is the textbook algorithm with a full table.
func plainDistance(a, b []rune) int {
	d := make([][]int, len(a)+1)
	for i := range d {
		d[i] = make([]int, len(b)+1)
		d[i][0] = i
	}
	for j := range d[0] {
		d[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d[i][j] = min(d[i-1][j]+1, d[i][j-1]+1, d[i-1][j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d[i][j] = min(d[i][j], d[i-2][j-2]+1)
			}
		}
	}
	return d[len(a)][len(b)]
}

func FuzzDistance(f *testing.F) {
	f.Add("crane", "crnae")
	f.Add("structural", "sturctual")
	f.Fuzz(func(t *testing.T, a, b string) {
		x, y := []rune(a), []rune(b)
		if len(x) > 20 || len(y) > 20 {
			return
		}
		want := plainDistance(x, y)
		for limit := 1; limit <= 2; limit++ {
			got := distance(x, y, limit)
			if want <= limit && got != want || want > limit && got <= limit {
				t.Errorf("%q %q within %d: %d, want %d", a, b, limit, got, want)
			}
			letters := lettersOf(a) ^ lettersOf(b)
			if want <= limit && popcount(letters) > 2*limit {
				t.Errorf("%q %q: passed over by its letters", a, b)
			}
		}
	})
}

func popcount(v uint32) (n int) {
	for ; v != 0; v &= v - 1 {
		n++
	}
	return n
}

func FuzzScanner(f *testing.F) {
	for _, s := range texts0 {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		scan := scanner{text: text}
		end := 0
		for {
			tok, ok := scan.next()
			if !ok {
				break
			}
			if tok.start < end || tok.end <= tok.start || tok.end > len(text) {
				t.Fatalf("%q: token %d to %d after %d", text, tok.start, tok.end, end)
			}
			end = tok.end
			surface := text[tok.start:tok.end]
			if !utf8.ValidString(surface) {
				t.Fatalf("%q: the token %q is no text", text, surface)
			}
			for _, term := range appendTerms(nil, surface, tok.dense) {
				if term == "" || !utf8.ValidString(term) {
					t.Fatalf("%q: term %q", text, term)
				}
			}
		}
		if folded := Fold(text); utf8.ValidString(text) && Fold(folded) != folded {
			t.Fatalf("%q folds to %q, that to %q", text, folded, Fold(folded))
		}
	})
}

var texts0 = []string{
	"Tower cranes, rigging.", "O’Brien's U.S. Ph.D. (2020)", "山田太郎、東京。crane", "a\xffb \xc3", " leading and trailing ",
	"Ünïcödé — ‘quotes’\n\nnew lines", "", "。", "ー", "กขค", "x'", "'x", "..", "1½ ™",
}

func FuzzHighlight(f *testing.F) {
	for _, s := range texts0 {
		f.Add(s, "crane")
		f.Add(s, s)
	}
	f.Add("One crane. Two cranes fell, and 山田 saw it! No? Yes", "crane 山田 two")
	f.Fuzz(func(t *testing.T, text, query string) {
		if len(text) > 2000 || len(query) > 200 {
			return
		}
		d := expert("x", text, text, text, primary(area("law", "tax", text), 4))
		d.Keywords = []string{text}
		d.Organizations = []string{text}
		d.Languages = []string{text}
		d.City = text
		ix := indexOf(t, d, expert("y", "Y", "Crane", "crane"))
		for _, q := range []string{query, text} {
			for _, h := range ix.Search(Query{Text: q}).Hits {
				if h.ExpertID != "x" {
					continue
				}
				if textOf(h.Headline) != text {
					t.Fatalf("headline %q, want %q", textOf(h.Headline), text)
				}
				checkRuns(t, h.Headline)
				checkRuns(t, h.Why)
			}
		}
		for _, s := range ix.Suggest(query, nil) {
			if textOf(s.Runs) != s.Label {
				t.Fatalf("runs %q of %q", textOf(s.Runs), s.Label)
			}
		}
		part := &ix.current.Load().parts[0]
		at, ok := part.find("x")
		if !ok {
			t.Fatal("not found by id")
		}
		if back := part.document(at); back.Bio != text || back.Headline != text || back.Keywords[0] != text || back.City != text {
			t.Fatalf("%q came back as %q", text, back.Bio)
		}
	})
}

func checkRuns(t *testing.T, runs []Run) {
	t.Helper()
	for i, r := range runs {
		if r.Text == "" || i > 0 && runs[i-1].Found == r.Found {
			t.Fatalf("runs not alternating or empty: %q", marks(runs))
		}
	}
}

func TestDocument_roundTrips(t *testing.T) {
	d := expert("a", "Zoë Ánh", "Head, line\u00a0two", "First. Second\n\nthird — 山田太郎。end", primary(area("law", "tax", "key word", "x-ray"), 7), area("law", "wills"))
	d.Photo, d.SortName, d.Years = "https://x.test/a.png", "Ánh Zoë", 12
	d.Degrees = []Degree{{Degree: "PhD", Field: "Law", Organization: "Trinity"}, {Degree: "BA", DegreeName: "Bachelor"}}
	d.Languages, d.Organizations, d.Keywords = []string{"Irish"}, []string{"Bar"}, []string{"other"}
	part := &indexOf(t, d).current.Load().parts[0]
	got := part.document(0)
	if !slices.Equal(got.Areas[0].Keywords, d.Areas[0].Keywords) || got.Areas[0].Years != 7 || got.Areas[1].Years != Unknown {
		t.Errorf("%+v", got.Areas)
	}
	if got.Bio != d.Bio || got.Headline != d.Headline || got.Photo != d.Photo || got.SortName != d.SortName || got.Years != 12 ||
		!got.ConfirmedAt.Equal(d.ConfirmedAt) || !slices.Equal(got.Degrees, d.Degrees) || !slices.Equal(got.Languages, d.Languages) ||
		!slices.Equal(got.Organizations, d.Organizations) || !slices.Equal(got.Keywords, d.Keywords) || got.StateName != "New Jersey" {
		t.Errorf("%+v", got)
	}
}
