// Package id makes the opaque identifiers of everything that is stored.
package id

import (
	"encoding/base32"
	"strings"

	"github.com/google/uuid"
)

// Source makes identifiers that are never used twice.
type Source interface{ New() string }

// Random makes 26 lower-case letters and digits that sort by the time of their making.
var Random Source = random{}

type random struct{}

// The extended alphabet keeps the order of the bytes, and with it that of time.
var alphabet = base32.HexEncoding.WithPadding(base32.NoPadding)

func (random) New() string {
	v := uuid.Must(uuid.NewV7())
	return strings.ToLower(alphabet.EncodeToString(v[:]))
}
