package sectiontest

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"peritus/bff/platform/corpus"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// Naughty returns strings that often break programs, and some of our own. The test is
// skipped if they are missing.
func Naughty(t testing.TB) []string {
	t.Helper()
	return append(corpus.Naughty(t), "cafe\u0301 \u212b \u1e9b\u0323", "line\r\nline\rline", "\u202eabc\u202c \u2028 \u2029",
		"\\ud800 \\x00", "nul\x00", "bell\a", "next\u0085line", "\ttab\t", strings.Repeat("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 30), strings.Repeat("é", 4000))
}

// Free reports whether a kind stores any text. The others have a shape of their own.
func Free(kind field.Kind) bool {
	switch kind {
	case field.KindText, field.KindLongText, field.KindOrganization, field.KindCourt, field.KindKeywords, field.KindPeople:
		return true
	}
	return false
}

// Written reports whether people write the value themselves, instead of choosing it.
func Written(kind field.Kind) bool {
	switch kind {
	case field.KindDocket, field.KindIdentifier, field.KindURL, field.KindEmail, field.KindPhone, field.KindSlug, field.KindPartialDate, field.KindMoney:
		return true
	}
	return Free(kind)
}

// Stored returns what a free field stores of a text, and whether it must refuse it, by the
// rules of platform/text and the field's limits.
func Stored(f field.DeclaredField, written string) (want string, refused bool) {
	lines := f.Kind == field.KindLongText
	if want = text.Line(written); lines {
		want = text.Normal(written)
	}
	most, listed := f.Max, f.EachMax != nil
	if listed {
		most = f.EachMax
	}
	length := utf8.RuneCountInString(want)
	switch {
	case text.Blank(want) && f.Kind == field.KindKeywords:
		return want, true
	case text.Blank(want) && f.Required, most != nil && length > *most:
		return want, true
	case strings.ContainsFunc(want, func(r rune) bool { return unicode.IsControl(r) && !(lines && r == '\n') }):
		return want, true
	case f.Min != nil && !listed && want != "" && length < *f.Min:
		return want, true
	}
	return want, false
}
