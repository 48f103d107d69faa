package block

import (
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/unicode/bidi"
)

// Text directions, as in HTML's dir attribute.
const (
	LeftToRight = "ltr"
	RightToLeft = "rtl"
)

// SiteLanguage is the BCP 47 tag of the site's language. It also applies to articles
// without a language.
const SiteLanguage = "en-US"

// Undetermined is the BCP 47 tag for non-Latin text in an unknown language.
const Undetermined = "und"

var rightToLeftScripts = map[string]bool{
	"Adlm": true, "Arab": true, "Aran": true, "Hebr": true, "Mand": true, "Mend": true, "Nkoo": true,
	"Rohg": true, "Samr": true, "Syrc": true, "Thaa": true, "Yezi": true,
}

// LanguageOf returns the BCP 47 tag of a text's language: the editor's choice if valid,
// Undetermined if most letters aren't Latin, or else SiteLanguage.
func LanguageOf(said, text string) string {
	if tag, err := language.Parse(said); said != "" && err == nil {
		return tag.String()
	}
	latin, other, _ := letters(text)
	if other > latin {
		return Undetermined
	}
	return SiteLanguage
}

// InSiteLanguage reports whether the tag is a variant of English.
func InSiteLanguage(tag string) bool {
	parsed, err := language.Parse(tag)
	if err != nil {
		return false
	}
	base, _ := parsed.Base()
	return base.String() == "en"
}

// Direction returns the direction of a text by the editor's choice of language or, if
// there is none, by most of its letters.
func Direction(said, text string) string {
	if tag, err := language.Parse(said); said != "" && err == nil {
		if script, _ := tag.Script(); rightToLeftScripts[script.String()] {
			return RightToLeft
		}
		return LeftToRight
	}
	latin, other, right := letters(text)
	if right > latin+other-right {
		return RightToLeft
	}
	return LeftToRight
}

// letters counts the Latin letters, the other letters, and the right-to-left letters
// among those.
func letters(text string) (latin, other, right int) {
	for _, r := range text {
		switch {
		case !unicode.IsLetter(r):
		case unicode.Is(unicode.Latin, r):
			latin++
		default:
			other++
			if p, _ := bidi.LookupRune(r); p.Class() == bidi.R || p.Class() == bidi.AL {
				right++
			}
		}
	}
	return latin, other, right
}
