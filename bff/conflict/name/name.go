// Package name compares the names of parties and firms. Two names hit if they are the same
// whole name, however it's written; a word that both contain isn't enough.
package name

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"
)

// Name is a name in comparable form.
type Name struct {
	// wholes are the ways to write it: the first is the name itself, the others are without
	// what people leave out.
	wholes []string
	// words are its words with initials apart, to compare "J. Roe" with "Jane Roe".
	words []string
	// typed is an acronym that is the whole name, spelled the first letters of a long name.
	typed, spelled string
}

// Of returns a name and the other names given with it: "Acme Inc. d/b/a Roadrunner" and
// "Palisade Tower Cranes, Inc. (“Palisade”)" are two each. It's empty for a text without words.
func Of(written string) []Name {
	var all []Name
	for _, one := range split(written) {
		if n, ok := of(one); ok {
			all = append(all, n)
		}
	}
	return all
}

// Same reports whether two names are the same.
func (n Name) Same(o Name) bool {
	for _, whole := range n.wholes {
		if slices.Contains(o.wholes, whole) {
			return true
		}
	}
	return n.typed != "" && n.typed == o.spelled || o.typed != "" && o.typed == n.spelled || initialed(n.words, o.words)
}

// initialed reports whether names differ only in that one has initials for words before the
// last one.
func initialed(a, b []string) bool {
	if len(a) != len(b) || len(a) < 2 || a[len(a)-1] != b[len(b)-1] || len(a[len(a)-1]) == 1 {
		return false
	}
	for i := range len(a) - 1 {
		if a[i] != b[i] && !(len(a[i]) == 1 && strings.HasPrefix(b[i], a[i])) && !(len(b[i]) == 1 && strings.HasPrefix(a[i], b[i])) {
			return false
		}
	}
	return true
}

// short returns the only word of a name that is one word, as captions name people.
func (n Name) short() (string, bool) {
	whole := n.wholes[0]
	return whole, !strings.Contains(whole, " ") && !common[whole] && len(whole) > 1
}

// fits reports whether a caption can shorten the name to a word: a surname, or the first word
// of a company.
func (n Name) fits(word string) bool {
	words := strings.Fields(n.wholes[0])
	return words[0] == word || words[len(words)-1] == word
}

// acting is in what role someone takes part.
const acting = `as (?:the )?(?:executor|executrix|administrator|administratrix|trustee|personal representative|guardian|next friend|parent|receiver)(?: of| for)?(?: the)?`

var (
	otherNames = regexp.MustCompile(`(?i)[,;]?\s+(?:d\.?/?b\.?/?a\.?|[afn]\.?/?k\.?/?a\.?|t/a|formerly(?: known as)?|also known as|now known as|doing business as|trading as|successor(?: in interest)? to|individually(?:,? and)?(?: ` + acting + `)?|ex rel\.?|by and through|on behalf of|` + acting + `)[,:]?\s+`)
	inBrackets = regexp.MustCompile(`[(\[]([^()\[\]]*)[)\]]`)
	quoted     = regexp.MustCompile(`["“”«»]`)
)

// split returns a name and its other names.
func split(written string) []string {
	var all []string
	rest := inBrackets.ReplaceAllStringFunc(written, func(bracket string) string {
		inner := strings.TrimSpace(quoted.ReplaceAllString(strings.Trim(bracket, "()[]"), ""))
		inner = strings.TrimSpace(strings.TrimPrefix(strings.TrimPrefix(inner, "collectively"), ","))
		if words := wordsOf(inner); len(words) > 0 && !isRole(words) {
			all = append(all, inner)
		}
		return " "
	})
	rest = others.ReplaceAllString(quoted.ReplaceAllString(rest, ""), "")
	return append(otherNames.Split(rest, -1), all...)
}

// isRole reports whether words in brackets say what a party is, not its name.
func isRole(words []string) bool {
	for _, w := range words {
		if !roles[w] && w != "the" {
			return false
		}
	}
	return true
}

func of(written string) (Name, bool) {
	words := wordsOf(written)
	if len(words) == 0 {
		return Name{}, false
	}
	var n Name
	for _, way := range append([][]string{words}, swapped(written)...) {
		n.add(way)
	}
	if umlauts.MatchString(norm.NFC.String(written)) {
		n.add(wordsOf(spellUmlauts.Replace(norm.NFC.String(strings.ToLower(written)))))
	}
	n.words = apart(written)
	if typed := strings.TrimSpace(written); acronym.MatchString(typed) {
		n.typed = strings.ToLower(strings.ReplaceAll(typed, ".", ""))
	}
	n.spelled = initialsOf(strip(words))
	return n, len(n.wholes) > 0
}

var (
	// acronym is a name that is nothing but three to six capitals.
	acronym      = regexp.MustCompile(`^(?:[A-Z]{3,6}|(?:[A-Z]\.){3,6})$`)
	umlauts      = regexp.MustCompile(`(?i)[äöü]`)
	spellUmlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue")
)

// add adds a way to write the name, and the ways without what people leave out.
func (n *Name) add(words []string) {
	put := func(words []string) {
		if whole := strings.Join(words, " "); whole != "" && !slices.Contains(n.wholes, whole) {
			n.wholes = append(n.wholes, whole)
		}
	}
	if public, ok := publicBody(words); ok {
		put(public)
		return
	}
	words = strip(words)
	put(words)
	put([]string{strings.Join(words, "")}) // "JPMorgan"
	if len(words) > 2 && words[0] == "estate" && words[1] == "of" {
		n.add(words[2:])
	}
	if full := familiar(words); full != nil {
		put(full)
		put(withoutMiddle(full))
	}
	put(withoutMiddle(words))
	for {
		shorter, ok := withoutGroup(words)
		if !ok {
			return
		}
		words = strip(shorter)
		put(words)
	}
}

// publicBody returns the one form of a state, the United States, or a county.
func publicBody(words []string) ([]string, bool) {
	whole := strings.Join(words, " ")
	for _, start := range []string{"people of state of ", "people of ", "state of ", "commonwealth of ", ""} {
		if place, found := strings.CutPrefix(whole, start); found && states[place] {
			return []string{"state", "of", place}, true
		}
	}
	if county, found := strings.CutPrefix(whole, "county of "); found {
		return append(strings.Fields(county), "county"), true
	}
	return words, whole == "us" || whole == "us of america" || len(words) > 1 && words[len(words)-1] == "county"
}

// strip takes off titles at the start, and legal forms and suffixes of people at the end.
func strip(words []string) []string {
	for len(words) > 2 && titles[words[0]] {
		words = words[1:]
	}
	for len(words) > 1 && suffixes[words[len(words)-1]] {
		words = words[:len(words)-1]
	}
	return words
}

// withoutGroup returns the name of a company without words such as "Holdings", unless too
// little is left.
func withoutGroup(words []string) ([]string, bool) {
	left := words
	switch n := len(words); {
	case n > 2 && words[n-2] == "of" && words[n-1] == "america", n > 2 && words[n-2] == "north" && words[n-1] == "america":
		left = words[:n-2]
	case n > 1 && groups[words[n-1]]:
		left = words[:n-1]
	}
	ok := len(left) < len(words) && (len(left) > 1 || len(left[0]) > 2 && !common[left[0]])
	return left, ok
}

// familiar returns a person's name with the full first name, or nil.
func familiar(words []string) []string {
	full, found := nicknames[words[0]]
	if !found || len(words) < 2 {
		return nil
	}
	return append([]string{full}, words[1:]...)
}

// withoutMiddle takes initials out from between the first and the last word.
func withoutMiddle(words []string) []string {
	if len(words) < 3 || len(words[0]) == 1 {
		return words
	}
	kept := []string{words[0]}
	for _, w := range words[1 : len(words)-1] {
		if len(w) > 1 {
			kept = append(kept, w)
		}
	}
	return append(kept, words[len(words)-1])
}

// swapped returns "Lena Abara" for "Abara, Lena". A comma before a legal form isn't one.
func swapped(written string) [][]string {
	last, first, found := strings.Cut(written, ",")
	if !found || strings.Contains(first, ",") {
		return nil
	}
	a, b := wordsOf(last), wordsOf(first)
	if len(a) == 0 || len(b) == 0 || len(a) > 2 || len(b) > 2 || suffixes[b[0]] || strings.ContainsAny(written, "&+") {
		return nil
	}
	return [][]string{append(slices.Clone(b), a...)}
}

// initialsOf returns the first letters of a name of three words or more.
func initialsOf(words []string) string {
	var b strings.Builder
	for _, w := range words {
		if w != "of" && w != "for" {
			b.WriteString(w[:1])
		}
	}
	if b.Len() < 3 {
		return ""
	}
	return b.String()
}

// wordsOf returns the words of a name, in one spelling: without case, accents, and
// punctuation, abbreviations written out, and initials joined, so that "J. P." is "jp".
func wordsOf(written string) []string {
	return spelledOut(joined(plain(written)))
}

// apart is wordsOf with initials apart and without titles and suffixes.
func apart(written string) []string {
	if swaps := swapped(written); len(swaps) > 0 {
		last, first, _ := strings.Cut(written, ",")
		written = first + " " + last
	}
	words := plain(written)
	if merged := spelledOut(joined(words)); len(merged) == len(words) || len(strip(merged)) < len(merged) {
		return strip(merged)
	}
	return strip(words)
}

func joined(words []string) []string {
	var all []string
	for i := 0; i < len(words); i++ {
		w := words[i]
		for isInitial(words[i]) && i+1 < len(words) && isInitial(words[i+1]) {
			i++
			w += words[i]
		}
		all = append(all, w)
	}
	return all
}

func isInitial(word string) bool { return len(word) == 1 && word[0] >= 'a' && word[0] <= 'z' }

func spelledOut(words []string) []string {
	var all []string
	for i, w := range words {
		if full, found := abbreviations[w]; found && (i > 0 || !onlyInside[w]) {
			w = full
		}
		if w == "the" || w == "and" {
			continue
		}
		all = append(all, w)
	}
	for i := 0; i+1 < len(all); i++ {
		if all[i] == "united" && all[i+1] == "states" {
			all = slices.Replace(all, i, i+2, "us")
		}
	}
	if len(all) > 3 && all[0] == "us" && all[1] == "of" && all[2] == "america" {
		return all
	}
	if slices.Equal(all, []string{"us", "of", "america"}) {
		return all[:1]
	}
	return all
}

// plain returns the words without case, accents, and punctuation.
func plain(written string) []string {
	var b strings.Builder
	for _, r := range norm.NFKD.String(cases.Fold().String(norm.NFKC.String(written))) {
		switch {
		case unicode.Is(unicode.Mn, r), strings.ContainsRune("'’‘ʼ`´ʻ", r):
		case r == '&' || r == '+':
			b.WriteString(" and ")
		case letters[r] != "":
			b.WriteString(letters[r])
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			b.WriteRune(r)
		default:
			b.WriteByte(' ')
		}
	}
	return strings.Fields(b.String())
}

// letters that don't fall apart into a letter and an accent.
var letters = map[rune]string{'ø': "o", 'ł': "l", 'đ': "d", 'ð': "d", 'þ': "th", 'æ': "ae", 'œ': "oe", 'ı': "i", 'ħ': "h", 'ŧ': "t"}

// owning is the end of "Abara’s".
var owning = regexp.MustCompile(`(?i)['’]s\b`)

// Mentioned reports whether a text contains the whole name. A single word that says little is
// never mentioned.
func Mentioned(text, written string) bool {
	return mentions(text, Of(written))
}

// Captioned reports whether a text contains a side of a caption: "Palisade" is one of "Abara v.
// Palisade".
func Captioned(text, caption string) bool {
	return slices.ContainsFunc(sidesOf(caption), func(side []Name) bool { return mentions(text, side) })
}

func mentions(text string, names []Name) bool {
	in := " " + strings.Join(wordsOf(text), " ") + " / " + strings.Join(wordsOf(owning.ReplaceAllString(text, "")), " ") + " "
	for _, n := range names {
		for _, whole := range n.wholes {
			if (strings.Contains(whole, " ") || len(whole) > 3 && !common[whole]) && strings.Contains(in, " "+whole+" ") {
				return true
			}
		}
	}
	return false
}

// Keys are what names differ by: texts with the same keys find the same.
func Keys(written string) []string {
	var all []string
	for _, n := range Of(written) {
		all = append(all, strings.Join([]string{strings.Join(n.wholes, "|"), strings.Join(n.words, " "), n.typed}, "\n"))
	}
	return all
}
