package passwords

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/ccojocar/zxcvbn-go"
	"github.com/ccojocar/zxcvbn-go/matching"
	"golang.org/x/text/unicode/norm"

	"peritus/bff/platform/mail"
)

// How long a password has to be and may be, in characters.
const (
	Shortest = 12
	Longest  = 128
)

// Strength says how hard a password is to guess: 0 and 1 are refused.
type Strength int

// weakest is the least strength that is taken.
const weakest Strength = 2

// judged is how many characters the estimate looks at: it grows with the square of
// the length, and what is strong stays so with more behind it.
const judged = 64

// Word is how people are told of it.
func (s Strength) Word() string {
	return [...]string{"Very easy to guess", "Easy to guess", "Fair", "Strong", "Very strong"}[s]
}

// StrengthOf estimates how hard password is to guess for somebody who knows the
// address and the name of its owner.
func StrengthOf(password, email, name string) Strength {
	password = norm.NFC.String(password)
	if runes := []rune(password); len(runes) > judged {
		password = string(runes[:judged])
	}
	if password == "" {
		return 0
	}
	known := knownOf(email, name)
	if distinct(password, signs) <= mostSigns {
		return Strength(zxcvbn.PasswordStrength(password, known).Score)
	}
	asTyped := zxcvbn.PasswordStrength(password, known, matching.FilterL33tMatcher)
	asLetters := zxcvbn.PasswordStrength(letters.Replace(password), known, matching.FilterL33tMatcher)
	return Strength(min(asTyped.Score, asLetters.Score))
}

// signs stand for letters in leetspeak. zxcvbn tries every reading of them, of which there
// are thousands if all of them occur.
const signs = "4@8({[<369!1|0$5+7%2"

// mostSigns is the number of different signs up to which zxcvbn tries every reading.
// Beyond that a password is judged as typed and with each sign read as its usual letter.
const mostSigns = 3

// letters reads each sign as the letter that it usually stands for.
var letters = strings.NewReplacer("4", "a", "@", "a", "8", "b", "(", "c", "{", "c", "[", "c", "<", "c", "3", "e",
	"6", "g", "9", "g", "!", "i", "1", "i", "|", "l", "0", "o", "$", "s", "5", "s", "+", "t", "7", "t", "%", "x", "2", "z")

// distinct counts the characters of set that occur in text.
func distinct(text, set string) int {
	n := 0
	for _, sign := range set {
		if strings.ContainsRune(text, sign) {
			n++
		}
	}
	return n
}

// knownOf are the words that a guesser would try first.
func knownOf(email, name string) []string {
	known := []string{"peritus", "expert", "witness", "attorney"}
	apart := func(r rune) bool { return strings.ContainsRune(" .@-_+", r) }
	for _, whole := range []string{email, name} {
		whole = strings.ToLower(norm.NFC.String(strings.TrimSpace(whole)))
		known = append(known, whole)
		known = append(known, strings.FieldsFunc(whole, apart)...)
	}
	return slices.DeleteFunc(known, func(word string) bool { return utf8.RuneCountInString(word) < 3 })
}

// Check lists what is wrong with a password, as sentences for its field; none where
// the owner of the address and the name may use it.
func Check(password, email, name string) []string {
	password = norm.NFC.String(password)
	switch n := utf8.RuneCountInString(password); {
	case n < Shortest:
		return []string{fmt.Sprintf("Use at least %d characters.", Shortest)}
	case n > Longest:
		return []string{fmt.Sprintf("Use at most %d characters.", Longest)}
	}
	key := mail.Key(email)
	local, _, _ := strings.Cut(key, "@")
	if given := mail.Key(password); key != "" && (given == key || given == local) {
		return []string{"Choose something other than your email address."}
	}
	if StrengthOf(password, email, name) < weakest {
		return []string{"This one is easy to guess. Try three or four unrelated words."}
	}
	return nil
}
