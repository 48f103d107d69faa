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

// Undetermined is the language, by BCP 47, of a text whose language nobody has told
// and whose letters are not Latin.
const Undetermined = "und"

var rightToLeftScripts = map[string]bool{
	"Adlm": true, "Arab": true, "Aran": true, "Hebr": true, "Mand": true, "Mend": true, "Nkoo": true,
	"Rohg": true, "Samr": true, "Syrc": true, "Thaa": true, "Yezi": true,
}

// LanguageOf is the language of a text as a tag of BCP 47: what the editor has said,
// else English, or Undetermined where most letters are not Latin.
func LanguageOf(said, text string) string {
	if tag, err := language.Parse(said); said != "" && err == nil {
		return tag.String()
	}
	latin, other, _ := letters(text)
	if other > latin {
		return Undetermined
	}
	return "en"
}

// Direction is the direction of a text: that of its language where the editor has
// said it, else that of most of its letters.
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
