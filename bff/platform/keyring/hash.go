package keyring

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"
)

// A value is the name of its key, a dot, and the rest. Values from before keys had names
// are only the rest.
const dot = "."

// leastEarly is how many bytes a shortened early value has at least.
const leastEarly = 16

func mac(secret []byte, message string) []byte {
	h := hmac.New(sha256.New, secret)
	_, _ = h.Write([]byte(message)) // a hash never fails
	return h.Sum(nil)
}

// Hash returns what to store instead of a message.
func (k Keys) Hash(message string) string {
	return k.Name() + dot + hex.EncodeToString(mac(k.all[0].secret, message))
}

// Hashes returns every hash that a message can be stored as: the current one first, those
// by other keys, and those without a name.
func (k Keys) Hashes(message string) []string {
	var hashes, early []string
	for _, one := range k.all {
		hashes = append(hashes, one.name+dot+hex.EncodeToString(mac(one.secret, message)))
		early = append(early, hex.EncodeToString(mac(one.early, message)))
	}
	return append(hashes, early...)
}

// Matches reports in constant time whether a stored hash is the message's. An early hash
// may have been shortened.
func (k Keys) Matches(stored, message string) bool {
	return k.any(stored, message, hex.DecodeString)
}

// Sign returns a signature of a message that is safe in a URL.
func (k Keys) Sign(message string) string {
	return k.Name() + dot + base64.RawURLEncoding.EncodeToString(mac(k.all[0].secret, message))
}

// Verify reports in constant time whether a signature is the message's. An early signature
// may have been shortened.
func (k Keys) Verify(signature, message string) bool {
	return k.any(signature, message, base64.RawURLEncoding.Strict().DecodeString)
}

// any compares a value with what each key makes of the message, with the same work for
// every value.
func (k Keys) any(value, message string, decode func(string) ([]byte, error)) bool {
	name, rest, named := strings.Cut(value, dot)
	if !named {
		rest = value
	}
	given, err := decode(rest)
	isEarly := err == nil && !named && len(given) >= leastEarly && len(given) <= sha256.Size
	matches := false
	for _, one := range k.all {
		now, early := mac(one.secret, message), mac(one.early, message)
		if isEarly {
			early = early[:len(given)]
		}
		byName := hmac.Equal(given, now) && named && name == one.name
		matches = matches || byName || hmac.Equal(given, early) && isEarly
	}
	return matches && err == nil
}

// Successors returns the tokens that can follow a token: the one to issue first, then
// those that other keys would have issued.
func (k Keys) Successors(token string) []string {
	var tokens, early []string
	for _, one := range k.all {
		tokens = append(tokens, base64.RawURLEncoding.EncodeToString(mac(one.secret, token)))
		early = append(early, base64.RawURLEncoding.EncodeToString(mac(one.early, token)))
	}
	return append(tokens, early...)
}
