package block

import (
	"unicode"

	"golang.org/x/text/language"
	"golang.org/x/text/unicode/bidi"
)

// Directions of writing, as HTML names them.
const (
	LeftToRight = "ltr"
	RightToLeft = "rtl"
)

// SiteLanguage is the language of the site, by BCP 47, and of articles whose editor
// leaves the language empty.
const SiteLanguage = "en-US"

// Undetermined is the language, by BCP 47, of a text whose language is unknown and
// whose letters are not Latin.
const Undetermined = "und"

var rightToLeftScripts = map[string]bool{
	"Adlm": true, "Arab": true, "Aran": true, "Hebr": true, "Mand": true, "Mend": true, "Nkoo": true,
	"Rohg": true, "Samr": true, "Syrc": true, "Thaa": true, "Yezi": true,
}

// LanguageOf returns the language of a text as a BCP 47 tag: the editor's choice, or
// else SiteLanguage, or Undetermined if most letters are not Latin.
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

// InSiteLanguage is true for every kind of English.
func InSiteLanguage(tag string) bool {
	parsed, err := language.Parse(tag)
	if err != nil {
		return false
	}
	base, _ := parsed.Base()
	return base.String() == "en"
}

// Direction returns the direction of a text: that of the editor's choice of language,
// or else that of most of its letters.
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

// letters counts the Latin letters, the others, and those of the others that are
// written from right to left.
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
