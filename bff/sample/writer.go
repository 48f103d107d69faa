package sample

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// writer fills in the sentences of one biography.
type writer struct {
	dice   *dice
	out    strings.Builder
	spaces int
	used   []*[]piece

	woman    bool
	full     string // "Amara Okonkwo-Bell"
	short    string // "Dr. Okonkwo-Bell"
	work     *specialty
	terms    wordList // the topics this person writes about
	rare     wordList
	subjects wordList
	years    int
	city     string
	degree   Degree
	firm     string // where the person works
}

func (w *writer) fill(slot string, start bool) {
	switch slot {
	case "Full", "full":
		w.write(w.full)
	case "He":
		// About every third sentence names the person again.
		if w.dice.chance(30) {
			w.write(w.short)
		} else {
			w.write(w.gendered("He", "She"))
		}
	case "he":
		w.write(w.gendered("he", "she"))
	case "him":
		w.write(w.gendered("him", "her"))
	case "His":
		w.write(w.gendered("His", "Her"))
	case "his":
		if text := w.gendered("his", "her"); strings.HasSuffix(w.out.String(), " in ") {
			w.write(w.gendered("his", "hers"))
		} else {
			w.write(text)
		}
	case "a role":
		role := lowerFirst(w.work.role)
		w.write(article(role) + " " + role)
	case "t":
		w.term(&w.terms, start)
	case "r":
		w.term(&w.rare, start)
	case "s":
		w.term(&w.subjects, start)
	case "years":
		w.write(strconv.Itoa(w.years))
	case "city":
		w.write(w.city)
	case "field":
		w.write(w.degree.Field)
	case "degree":
		w.write(w.degree.Degree)
	case "a degree":
		w.write(article(w.degree.Degree) + " " + w.degree.Degree)
	case "A degree":
		w.write(upperFirst(article(w.degree.Degree)) + " " + w.degree.Degree)
	case "school", "School":
		if strings.HasPrefix(w.degree.Organization, "University of ") {
			w.write(upperWhen(start, "the "))
		}
		w.write(w.degree.Organization)
	case "firm":
		if w.dice.chance(40) {
			w.write(w.firm)
		} else {
			w.write(firm(w.dice))
		}
	case "family":
		w.write(pick(w.dice, pick(w.dice, cultures).family))
	case "n":
		w.write(small[w.dice.under(len(small))])
	case "count":
		w.write(strconv.Itoa(w.dice.between(12, 30+w.years*8)))
	case "year":
		w.write(strconv.Itoa(Present - 1 - w.dice.under(max(2, min(w.years, 18)))))
	}
}

var small = list("two|three|four|five|six|seven|nine|eleven|fourteen|seventeen|nineteen")

// wordList is one person's list of words. Early words are more likely, but the last few
// words aren't repeated.
type wordList struct {
	words  []string
	recent [4]int // places in words, counted from one
	count  int
}

func (l *wordList) isRecent(at int) bool {
	for back := 1; back <= min(len(l.recent), len(l.words)*2/3, l.count); back++ {
		if l.recent[(l.count-back)%len(l.recent)] == at+1 {
			return true
		}
	}
	return false
}

func (w *writer) term(from *wordList, start bool) {
	at := w.dice.skewed(len(from.words))
	for from.isRecent(at) {
		at = (at + 1) % len(from.words)
	}
	from.recent[from.count%len(from.recent)] = at + 1
	from.count++
	word := from.words[at]
	if start {
		word = upperFirst(word)
	}
	w.write(word)
}

func (w *writer) gendered(he, she string) string {
	if w.woman {
		return she
	}
	return he
}

var firmKinds = list("Associates|Consulting|Group|Partners|Laboratories|Engineering|Research|Advisors|Institute|& Sons|Forensics|Technical Services")

// firm generates an employer's name: a last name with a suffix.
func firm(d *dice) string {
	return pick(d, pick(d, cultures).family) + " " + pickSkewed(d, firmKinds)
}

func article(word string) string {
	if len(word) > 1 && word[0] == 'M' && word[1] < 'a' {
		return "an" // spelled out: an MD, an MBA
	}
	switch word[0] {
	case 'a', 'e', 'i', 'o', 'A', 'E', 'I', 'O':
		return "an"
	}
	return "a"
}

// lowerFirst lowercases the first letter, unless it starts an abbreviation.
func lowerFirst(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if second, _ := utf8.DecodeRuneInString(text[size:]); unicode.IsUpper(second) {
		return text
	}
	return string(unicode.ToLower(first)) + text[size:]
}

func upperWhen(start bool, text string) string {
	if start {
		return upperFirst(text)
	}
	return text
}

func upperFirst(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
