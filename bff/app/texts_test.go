package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"peritus/bff/content/shape"
	"peritus/bff/content/view"
)

// holding creates an engine with texts given as title, summary, body, and name. Their ids
// are their indices, and the first one is the newest.
func holding(list ...[4]string) view.Texts {
	t := newTexts()
	t.Hold(textsOf(list))
	return t
}

func textsOf(list [][4]string) []view.Text {
	texts := make([]view.Text, len(list))
	for i, a := range list {
		texts[i] = view.Text{ID: fmt.Sprint(i), Version: fmt.Sprint(a), Title: a[0], Summary: a[1], Body: a[2], Names: []string{a[3]},
			At: time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC).AddDate(0, 0, -i)}
	}
	return texts
}

func everything(string) bool { return true }

func idsOf(t view.Texts, words string) []string {
	ids := []string{}
	for _, m := range t.Find(view.TextQuery{Words: words, Page: 1, Size: 12}, everything).Matches {
		ids = append(ids, m.ID)
	}
	return ids
}

func marked(list []shape.MarkedText) string {
	var b strings.Builder
	for _, m := range list {
		if m.Found {
			b.WriteString("[" + m.Text + "]")
		} else {
			b.WriteString(m.Text)
		}
	}
	return b.String()
}

func TestTexts_rankTitleAboveSummaryAboveNameAboveBody(t *testing.T) {
	texts := holding(
		[4]string{"A", "B", "rust in a long text about other things", ""},
		[4]string{"A", "rust", "C", ""},
		[4]string{"rust", "B", "C", ""},
		[4]string{"A", "B", "C", "Rust"},
	)
	if got := idsOf(texts, "rust"); !slices.Equal(got, []string{"2", "1", "3", "0"}) {
		t.Errorf("got %v", got)
	}
}

func TestTexts_findStemsTyposPrefixesAndOtherScripts(t *testing.T) {
	texts := holding(
		[4]string{"The deposition is a second report", "What a witness says under oath.", "Depositions are long. Bring water.", "José Þórsson"},
		[4]string{"創世記の証拠", "日本語の記事", "", ""},
		[4]string{"Crème brûlée in court", "On O’Neill’s fire", "Straße", ""},
	)
	for words, want := range map[string][]string{
		"deposition": {"0"}, "depositions": {"0"}, "DEPOSED": {}, "depositon": {"0"}, "deposit": {"0"}, "jose thorsson": {"0"},
		"証拠": {"1"}, "記事": {"1"}, "creme brulee": {"2"}, "o'neill": {"2"}, "strasse": {"2"},
		"": {}, "   ": {}, "---": {}, "deposition creme": {"0", "2"}, "deposition unheard": {"0"}, "unheard": {},
	} {
		if got := idsOf(texts, words); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, expected %v", words, got, want)
		}
	}
}

func TestTexts_highlightMatches(t *testing.T) {
	texts := holding([4]string{"Taking expert depositions", "How a deposition ends.", "First, say hello. Every deposition has an end. Then go home.", ""},
		[4]string{"創世記の証拠", "", "", ""})
	m := texts.Find(view.TextQuery{Words: "deposition ends", Page: 1, Size: 12}, everything).Matches[0]
	for name, c := range map[string]struct {
		got  []shape.MarkedText
		want string
	}{
		"title":   {m.Title, "Taking expert [depositions]"},
		"summary": {m.Summary, "How a [deposition ends]."},
		"text":    {m.Text, "Every [deposition] has an [end]."},
	} {
		if got := marked(c.got); got != c.want {
			t.Errorf("%s: %s, expected %s", name, got, c.want)
		}
	}
	if got := marked(texts.Find(view.TextQuery{Words: "証拠", Page: 1, Size: 12}, everything).Matches[0].Title); got != "創世記の[証拠]" {
		t.Error(got)
	}
}

func TestTexts_listsWordsThatMatchNothing(t *testing.T) {
	found := holding([4]string{"Rust", "", "", ""}).Find(view.TextQuery{Words: "rust zyzzyva", Page: 1, Size: 12}, everything)
	if found.Count != 1 || !slices.Equal(found.Missing, []string{"zyzzyva"}) {
		t.Errorf("%+v", found)
	}
}

func TestTexts_pagesAndCountsResults(t *testing.T) {
	var list [][4]string
	for range 30 {
		list = append(list, [4]string{"Rust", "", "", ""})
	}
	texts := holding(list...)
	even := func(id string) bool { return strings.ContainsAny(id[len(id)-1:], "02468") }
	var all []string
	for page := 1; page <= 3; page++ {
		found := texts.Find(view.TextQuery{Words: "rust", Page: page, Size: 6}, even)
		if found.Count != 15 {
			t.Errorf("page %d counts %d", page, found.Count)
		}
		for _, m := range found.Matches {
			all = append(all, m.ID)
		}
	}
	if want := strings.Fields("0 2 4 6 8 10 12 14 16 18 20 22 24 26 28"); !slices.Equal(all, want) {
		t.Errorf("%v", all)
	}
}

func TestTexts_followPublishingEditingAndWithdrawing(t *testing.T) {
	texts := holding([4]string{"Rust", "", "", "Ada"}, [4]string{"Steel", "", "", "Ada"})
	texts.Hold(textsOf([][4]string{{"Rust", "", "", "Grace"}, {"Copper", "", "", "Ada"}, {"Iron", "", "", "Ada"}}))
	for words, want := range map[string][]string{"steel": {}, "copper": {"1"}, "iron": {"2"}, "grace": {"0"}, "ada": {"1", "2"}} {
		if got := idsOf(texts, words); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, expected %v", words, got, want)
		}
	}
	texts.Hold(nil)
	if got := idsOf(texts, "rust"); len(got) != 0 {
		t.Errorf("a withdrawn text: %v", got)
	}
}

func TestTexts_manyChangesKeepEveryText(t *testing.T) {
	texts := newTexts()
	var list [][4]string
	for i := range 200 {
		list = append(list, [4]string{fmt.Sprintf("Number%d rust", i), "", "", ""})
		texts.Hold(textsOf(list))
	}
	if got := texts.Find(view.TextQuery{Words: "rust", Page: 1, Size: 12}, everything).Count; got != 200 {
		t.Errorf("%d of 200", got)
	}
}
