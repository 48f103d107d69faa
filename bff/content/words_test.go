package content

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"peritus/bff/content/block"
)

func TestHeadingIDs_areUniqueSlugs(t *testing.T) {
	ids := block.NewHeadingIDs()
	for _, c := range []struct{ text, want string }{
		{"Debris has an order", "debris-has-an-order"},
		{"Debris has an order!", "debris-has-an-order-2"},
		{"debris has an order 2", "debris-has-an-order-2-2"},
		{"Debris has an order", "debris-has-an-order-3"},
		{"What’s in O'Neill’s report?", "whats-in-oneills-report"},
		{"Größe & Gewicht", "größe-gewicht"},
		{"証拠 の 順序", "証拠-の-順序"},
		{"الأدلة", "الأدلة"},
		{"  --  ", "section"},
		{"", "section-2"},
		{"<script>alert(1)</script>", "script-alert-1-script"},
		{"Content", "content-2"}, // the layout has a landmark of that name
		{"E\u0301tude", "étude"},
		{strings.Repeat("long ", 100), strings.Repeat("long-", 19) + "long"},
	} {
		if got := ids.Next(c.text); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestReadingMinutes_countWordsAndCharacters(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"", 1}, {"One.", 1},
		{strings.Repeat("word ", 220), 1}, {strings.Repeat("word ", 221), 2}, {strings.Repeat("word ", 2200), 10},
		{strings.Repeat("well-known, don't ", 110), 2}, // a dash parts words, an apostrophe does not
		{strings.Repeat("字", 500), 1}, {strings.Repeat("字", 501), 2}, {strings.Repeat("かな", 1000), 4},
		{strings.Repeat("word ", 110) + strings.Repeat("字", 250), 1}, {strings.Repeat("word ", 111) + strings.Repeat("字", 250), 2},
		{strings.Repeat("слово ", 440), 2}, {"   \n\t ", 1}, {strings.Repeat("... ", 500), 1},
	} {
		if got := block.ReadingMinutes(c.text); got != c.want {
			t.Errorf("%.12q… takes %d minutes, want %d", c.text, got, c.want)
		}
	}
}

// indexOf are articles of title, summary, body and author, newest first.
func indexOf(articles ...[4]string) *searchIndex {
	list := make([]searchable, len(articles))
	for i, a := range articles {
		list[i] = searchable{words: wordsOf(a[0], a[1], a[2]), author: a[3]}
	}
	return newSearchIndex(list)
}

func TestSearch_ranksTitleAboveSummaryAboveBody(t *testing.T) {
	x := indexOf(
		[4]string{"A", "B", "rust rust rust rust", ""},
		[4]string{"A", "rust", "C", ""},
		[4]string{"rust", "B", "C", ""},
		[4]string{"A", "B", "C", "Rust"},
		[4]string{"rust newest-but-one", "rust", "rust", "Rust"},
	)
	if got := x.find("rust"); !slices.Equal(got, []int{2, 4, 1, 3, 0}) {
		t.Errorf("got %v", got)
	}
}

func TestSearch_wantsAllWordsWithoutAccentsFromTheirBeginning(t *testing.T) {
	x := indexOf(
		[4]string{"Crème brûlée in court", "On O’Neill’s ﬁre", "Straße and Łódź", "José Þórsson"},
		[4]string{"創世記の証拠", "日本語の記事", "", ""},
		[4]string{"Коррозия стали", "", "हिन्दी लेख", ""},
	)
	for query, want := range map[string][]int{
		"creme brulee": {0}, "CRÈME": {0}, "bru": {0}, "rulee": {}, "oneill": {0}, "oneills": {0}, "o'neill": {0}, "fire": {0}, "strasse": {0}, "lodz": {0},
		"jose thorsson": {0}, "creme missing": {}, "証拠": {1}, "記事": {1}, "証拠 日本": {1}, "証拠 創": {1}, "証拠 伝": {}, "корр": {2}, "हिन्दी": {2},
		"": {}, "   ": {}, "---": {}, "court in": {0}, "creme creme creme": {0}, strings.Repeat("creme ", 100): {0},
	} {
		got := x.find(query)
		if len(got) != len(want) || len(got) > 0 && !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", query, got, want)
		}
	}
}

func TestSearch_considersTenWordsAtMost(t *testing.T) {
	var words []string
	for n := range 30 {
		words = append(words, fmt.Sprint("w", n))
	}
	if got := queryWords(strings.Join(words, " ")); len(got) != maxQueryWords {
		t.Errorf("%d words", len(got))
	}
}
