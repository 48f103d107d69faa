package id

import "crypto/rand"

// NewReference returns a reference that is easy to read out loud, such as K7QW-2MXD,
// without 0, O, 1, I, L, or U.
func NewReference() string {
	const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
	random := make([]byte, 8)
	_, _ = rand.Read(random) // never fails
	for i, b := range random {
		random[i] = letters[int(b)%len(letters)]
	}
	return string(random[:4]) + "-" + string(random[4:])
}
