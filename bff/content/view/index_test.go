package view

import (
	"fmt"
	"peritus/bff/content/edition"
	"slices"
	"strings"
	"testing"
)

// indexOf indexes articles given as title, summary, body, and author, newest first.
func indexOf(articles ...[4]string) *searchIndex {
	list := make([]searchable, len(articles))
	for i, a := range articles {
		list[i] = searchable{words: edition.WordsOf(a[0], a[1], a[2]), author: a[3]}
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

func TestSearch_matchesPrefixesOfAllWordsWithoutAccents(t *testing.T) {
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

func TestSearch_usesAtMostTenWords(t *testing.T) {
	var words []string
	for n := range 30 {
		words = append(words, fmt.Sprint("w", n))
	}
	if got := queryWords(strings.Join(words, " ")); len(got) != maxQueryWords {
		t.Errorf("%d words", len(got))
	}
}
