// Package passwords hashes and compares passwords, and rates how hard they are to guess.
package passwords

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"

	"golang.org/x/crypto/argon2"
	"golang.org/x/text/unicode/norm"
)

const (
	argonLanes = 1
	saltLength = 16
	hashLength = 32
)

// Cost is the cost of argon2id. The zero value is OWASP's recommendation: 19 MiB of
// memory and two passes. Only tests set another.
type Cost struct{ MemoryKiB, Passes uint32 }

func (c Cost) orAdvised() Cost {
	if c == (Cost{}) {
		return Cost{MemoryKiB: 19 << 10, Passes: 2}
	}
	return c
}

// Hasher hashes and compares, at most as many at once as there are cores, so a flood of
// sign-ins doesn't exhaust the memory.
type Hasher struct {
	cost  Cost
	slots chan struct{}
	dummy string
	// Derived counts derivations, so tests can check that the same work was done.
	Derived atomic.Int64
}

// New returns a hasher.
func New(cost Cost) (*Hasher, error) {
	p := &Hasher{cost: cost.orAdvised(), slots: make(chan struct{}, runtime.GOMAXPROCS(0))}
	dummy, err := p.Hash(context.Background(), "nobody's password")
	p.dummy = dummy
	return p, err
}

// Hash returns the stored form of a password. It only fails if ctx ends.
func (p *Hasher) Hash(ctx context.Context, password string) (string, error) {
	salt := make([]byte, saltLength)
	if _, err := rand.Read(salt); err != nil {
		return "", err
	}
	key, err := p.derive(ctx, password, salt)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("$argon2id$v=%d$m=%d,t=%d,p=%d$%s$%s", argon2.Version, p.cost.MemoryKiB, p.cost.Passes, argonLanes,
		base64.RawStdEncoding.EncodeToString(salt), base64.RawStdEncoding.EncodeToString(key)), nil
}

// Matches compares a password with its stored form. An empty form, used for unknown
// accounts, takes as long as a real one and never matches.
func (p *Hasher) Matches(ctx context.Context, stored, password string) (bool, error) {
	known := stored != ""
	if !known {
		stored = p.dummy
	}
	parts := strings.Split(stored, "$")
	if len(parts) != 6 {
		return false, fmt.Errorf("stored password has an unknown form")
	}
	salt, err := base64.RawStdEncoding.DecodeString(parts[4])
	if err != nil {
		return false, fmt.Errorf("stored password: %w", err)
	}
	want, err := base64.RawStdEncoding.DecodeString(parts[5])
	if err != nil {
		return false, fmt.Errorf("stored password: %w", err)
	}
	got, err := p.derive(ctx, password, salt)
	if err != nil {
		return false, err
	}
	return subtle.ConstantTimeCompare(got, want) == 1 && known, nil
}

func (p *Hasher) derive(ctx context.Context, password string, salt []byte) ([]byte, error) {
	select {
	case p.slots <- struct{}{}:
		defer func() { <-p.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	p.Derived.Add(1)
	return argon2.IDKey([]byte(norm.NFC.String(password)), salt, p.cost.Passes, p.cost.MemoryKiB, argonLanes, hashLength), nil
}
