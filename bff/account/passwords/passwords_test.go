package passwords

import (
	"context"
	"errors"
	"strings"
	"testing"
)

func TestHasher_matchesOnlyTheRightPassword(t *testing.T) {
	p, err := New(Cost{})
	if err != nil {
		t.Fatal(err)
	}
	stored, err := p.Hash(t.Context(), "pässword with an umlaut")
	if err != nil || !strings.HasPrefix(stored, "$argon2id$v=19$m=19456,t=2,p=1$") {
		t.Fatalf("%q, %v", stored, err)
	}
	for _, c := range []struct {
		stored, password string
		want             bool
	}{
		{stored, "pässword with an umlaut", true}, {stored, "pa\u0308ssword with an umlaut", true},
		{stored, "password with an umlaut", false}, {stored, "", false}, {"", "nobody's password", false},
	} {
		if got, err := p.Matches(t.Context(), c.stored, c.password); got != c.want || err != nil {
			t.Errorf("%q: %v, %v", c.password, got, err)
		}
	}
}

func TestHasher_stopsWaitingWhenTheRequestEnds(t *testing.T) {
	p, err := New(Cost{})
	if err != nil {
		t.Fatal(err)
	}
	for range cap(p.slots) {
		p.slots <- struct{}{}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := p.Matches(ctx, "", "x"); !errors.Is(err, context.Canceled) {
		t.Errorf("err %v", err)
	}
}
