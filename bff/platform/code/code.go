// Package code owns the six-digit codes that verify an email address or phone number: how
// they're generated, stored, and compared, and when they expire. The domains decide what
// they're for and where they're stored.
package code

import (
	"crypto/rand"
	"fmt"
	"math/big"
	"strings"
	"time"
	"unicode"

	"peritus/bff/platform/keyring"
)

const (
	// Digits is the length of a code.
	Digits = 6
	// Lifetime is how long a code is valid.
	Lifetime = 10 * time.Minute
	// Tries is the number of attempts before a code becomes invalid.
	Tries = 5
	// ResendAfter is the wait before another code can be sent.
	ResendAfter = 30 * time.Second
	// ResendsPerHour is the number of additional codes in any hour.
	ResendsPerHour = 5
)

var beyond = big.NewInt(1_000_000) // 10 to the power of Digits

// New returns a uniformly random code.
func New() (string, error) {
	n, err := rand.Int(rand.Reader, beyond)
	if err != nil {
		return "", fmt.Errorf("generate a code: %w", err)
	}
	return fmt.Sprintf("%0*d", Digits, n), nil
}

// Hash returns the hash to store instead of a code. It's valid for one purpose and one
// subject (such as a sign-up's id). Without the keys, which aren't in the database, no one
// can try the million possible codes against it.
func Hash(keys keyring.Keys, purpose, subject, code string) string {
	return keys.Hash(message(purpose, subject, code))
}

func message(purpose, subject, code string) string {
	var b strings.Builder
	for _, part := range []string{"code", purpose, subject} {
		_, _ = fmt.Fprintf(&b, "%d:%s", len(part), part) // length-prefixed, so different lists of parts never hash alike
	}
	return b.String() + code
}

// Matches compares a typed code with a stored hash in constant time, ignoring spaces. An
// empty hash means there is no code; it never matches and takes the same time.
func Matches(stored string, keys keyring.Keys, purpose, subject, typed string) bool {
	bare := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, typed)
	return keys.Matches(stored, message(purpose, subject, bare))
}
