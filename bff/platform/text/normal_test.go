package text

import "testing"

func TestNormal_changesOnlyCompositionAndLineEndings(t *testing.T) {
	for in, want := range map[string]string{
		"cafe\u0301":                "café",
		"a\r\nb\rc\nd":              "a\nb\nc\nd",
		" kept ":                    " kept ",
		"zero\u200bwidth\u202e rtl": "zero\u200bwidth\u202e rtl",
		"<b>&amp;</b>":              "<b>&amp;</b>",
		"ﬁ Ⅷ ²":                     "ﬁ Ⅷ ²",
	} {
		if have := Normal(in); have != want {
			t.Errorf("%q became %q, want %q", in, have, want)
		}
	}
}

func TestLine_trimsAndReplacesBreaksWithSpaces(t *testing.T) {
	for in, want := range map[string]string{
		"\tDana\r\n":           "Dana",
		" a \r\n\t b  c\u00a0": "a b  c",
		"a\tb\nc":              "a b c",
		"\n\t ":                "",
		"bell\a":               "bell\a",
	} {
		if have := Line(in); have != want {
			t.Errorf("%q became %q, want %q", in, have, want)
		}
	}
}
