// Package id generates opaque identifiers.
package id

import (
	"encoding/base32"
	"strings"

	"github.com/google/uuid"
)

// Source generates unique identifiers.
type Source interface{ New() string }

// Random generates 26 lowercase letters and digits that sort by creation time.
var Random Source = random{}

type random struct{}

// The extended alphabet preserves the byte order, so ids sort by time.
var alphabet = base32.HexEncoding.WithPadding(base32.NoPadding)

func (random) New() string {
	v := uuid.Must(uuid.NewV7())
	return strings.ToLower(alphabet.EncodeToString(v[:]))
}

// Valid reports whether a text has the form of an id.
func Valid(text string) bool {
	return len(text) == 26 && strings.IndexFunc(text, func(r rune) bool { return (r < '0' || r > '9') && (r < 'a' || r > 'v') }) < 0
}
