// Package code owns the six-digit codes that prove that somebody reads an address
// or a phone: how they are drawn, stored and compared, and how long they live. Whom
// they let in, and where they are kept, is left to the domains.
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
	// Digits a code has.
	Digits = 6
	// Lifetime is how long a code is good for.
	Lifetime = 10 * time.Minute
	// Tries are how many codes may be typed before the one that was sent is used up.
	Tries = 5
	// ResendAfter is how long to wait before another may be sent.
	ResendAfter = 30 * time.Second
	// ResendsPerHour is how many more may be sent in any hour.
	ResendsPerHour = 5
)

var beyond = big.NewInt(1_000_000) // 10 to the power of Digits

// New draws a code; each is as likely as any other.
func New() (string, error) {
	n, err := rand.Int(rand.Reader, beyond)
	if err != nil {
		return "", fmt.Errorf("draw a code: %w", err)
	}
	return fmt.Sprintf("%0*d", Digits, n), nil
}

// Hash is what is stored instead of a code. It holds for one purpose and one
// subject (such as the id of a sign-up) alone. Without the key, which is not in the
// database, the million possible codes cannot be tried against it.
func Hash(key []byte, purpose, subject, code string) string {
	mac := hmac.New(sha256.New, key)
	for _, part := range []string{"code", purpose, subject} {
		_, _ = fmt.Fprintf(mac, "%d:%s", len(part), part) // lengths part them: no two lists of parts read alike
	}
	_, _ = mac.Write([]byte(code))
	return hex.EncodeToString(mac.Sum(nil))
}

// Matches compares what was typed with a stored hash, in constant time. Spaces in
// what was typed do not count. An empty hash, which stands for no code, never matches
// and takes as long.
func Matches(stored string, key []byte, purpose, subject, typed string) bool {
	bare := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, typed)
	return hmac.Equal([]byte(stored), []byte(Hash(key, purpose, subject, bare)))
}
