// Package code owns the six-digit codes that verify an email address or phone number: how
// they're generated, stored, and compared, and when they expire. The domains decide what
// they're for and where they're stored.
package code

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/big"
	"strings"
	"time"
	"unicode"
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
// subject (such as a sign-up's id). Without the key, which isn't in the database, no one
// can try the million possible codes against it.
func Hash(key []byte, purpose, subject, code string) string {
	mac := hmac.New(sha256.New, key)
	for _, part := range []string{"code", purpose, subject} {
		_, _ = fmt.Fprintf(mac, "%d:%s", len(part), part) // length-prefixed, so different lists of parts never hash alike
	}
	_, _ = mac.Write([]byte(code))
	return hex.EncodeToString(mac.Sum(nil))
}

// Matches compares a typed code with a stored hash in constant time, ignoring spaces. An
// empty hash means there is no code; it never matches and takes the same time.
func Matches(stored string, key []byte, purpose, subject, typed string) bool {
	bare := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, typed)
	return hmac.Equal([]byte(stored), []byte(Hash(key, purpose, subject, bare)))
}
