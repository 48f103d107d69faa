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

// The allowed length of a password, in characters.
const (
	Shortest = 12
	Longest  = 128
)

// Strength says how hard a password is to guess: 0 and 1 are refused.
type Strength int

// weakest is the lowest accepted strength.
const weakest Strength = 2

// rated is the number of characters that are rated. The time grows with the square of
// the length, and a strong beginning stays strong.
const rated = 64

// Word is the strength for people.
func (s Strength) Word() string {
	return [...]string{"Very easy to guess", "Easy to guess", "Fair", "Strong", "Very strong"}[s]
}

// StrengthOf estimates how hard a password is to guess for someone who knows its owner's
// address and name.
func StrengthOf(password, email, name string) Strength {
	password = norm.NFC.String(password)
	if runes := []rune(password); len(runes) > rated {
		password = string(runes[:rated])
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

// signs replace letters in leetspeak. zxcvbn tries every reading of them, which means
// thousands if all of them occur.
const signs = "4@8({[<369!1|0$5+7%2"

// mostSigns is the number of different signs up to which zxcvbn tries every reading. With
// more, a password is rated as typed, and with each sign read as its usual letter.
const mostSigns = 3

// letters replaces each sign with its usual letter.
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

// knownOf returns the words that a guesser would try first.
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

// Check returns what is wrong with a password, as messages for its field, or none if the
// owner of the address and name can use it.
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
