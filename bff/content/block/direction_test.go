package block

import "testing"

func TestDirection_followsTheLanguageOrTheLetters(t *testing.T) {
	for _, c := range []struct{ said, text, direction, language string }{
		{"", "Plain English", "ltr", "en-US"},
		{"", "", "ltr", "en-US"},
		{"", "12345 !?", "ltr", "en-US"},
		{"ar", "English words in an Arabic article", "rtl", "ar"},
		{"he-IL", "", "rtl", "he-IL"}, {"fa", "", "rtl", "fa"}, {"ur", "", "rtl", "ur"}, {"ps", "", "rtl", "ps"}, {"dv", "", "rtl", "dv"}, {"yi", "", "rtl", "yi"},
		{"az-Arab", "", "rtl", "az-Arab"}, {"az", "", "ltr", "az"}, {"en", "كل الأدلة هنا", "ltr", "en"}, {"de", "", "ltr", "de"}, {"zh-Hans", "", "ltr", "zh-Hans"}, {"ja", "", "ltr", "ja"},
		{"", "هذه مقالة طويلة عن الأدلة with one English word", "rtl", "und"},
		{"", "ראיות ועדויות של מומחים", "rtl", "und"},
		{"", "An article that quotes كتاب once", "ltr", "en-US"},
		{"", "証拠の順序について", "ltr", "und"}, {"", "Коррозия стали", "ltr", "und"},
		{"not a language", "Plain English", "ltr", "en-US"}, {"\"><script>", "ראיות", "rtl", "und"},
	} {
		if got := Direction(c.said, c.text); got != c.direction {
			t.Errorf("%q %q has direction %s", c.said, c.text, got)
		}
		if got := LanguageOf(c.said, c.text); got != c.language {
			t.Errorf("%q %q has language %s, want %s", c.said, c.text, got, c.language)
		}
	}
}
