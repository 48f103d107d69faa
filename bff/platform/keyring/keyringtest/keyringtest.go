// Package keyringtest makes keys for tests.
package keyringtest

import (
	"strings"

	"peritus/bff/platform/keyring"
)

// Ring returns a ring of secrets that are made of the words, the current one first.
func Ring(words ...string) keyring.Ring {
	secrets := make([][]byte, len(words))
	for i, word := range words {
		secrets[i] = []byte(strings.Repeat(word, 1+32/len(word)))
	}
	ring, err := keyring.New(secrets...)
	if err != nil {
		panic(err)
	}
	return ring
}

// For returns keys for a purpose, the same ones each time.
func For(p keyring.Purpose) keyring.Keys { return Of(Ring("test"), p) }

// Of returns a ring's keys for a purpose.
func Of(ring keyring.Ring, p keyring.Purpose) keyring.Keys {
	keys, err := ring.For(p)
	if err != nil {
		panic(err)
	}
	return keys
}
