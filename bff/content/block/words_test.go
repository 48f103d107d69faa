package block_test

import (
	"peritus/bff/content/block"
	"strings"
	"testing"
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
		{"Content", "content-2"}, // the layout uses this id for a landmark
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
		{strings.Repeat("well-known, don't ", 110), 2}, // a hyphen separates words, an apostrophe doesn't
		{strings.Repeat("字", 500), 1}, {strings.Repeat("字", 501), 2}, {strings.Repeat("かな", 1000), 4},
		{strings.Repeat("word ", 110) + strings.Repeat("字", 250), 1}, {strings.Repeat("word ", 111) + strings.Repeat("字", 250), 2},
		{strings.Repeat("слово ", 440), 2}, {"   \n\t ", 1}, {strings.Repeat("... ", 500), 1},
	} {
		if got := block.ReadingMinutes(c.text); got != c.want {
			t.Errorf("%.12q… takes %d minutes, want %d", c.text, got, c.want)
		}
	}
}
