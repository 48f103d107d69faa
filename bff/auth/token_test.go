package auth

import (
	"encoding/base64"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

var (
	now    = time.Date(2026, 11, 28, 9, 0, 0, 0, time.UTC)
	first  = Key{KID: "one", Secret: []byte(strings.Repeat("1", 32))}
	second = Key{KID: "two", Secret: []byte(strings.Repeat("2", 32))}
)

func at(t time.Time) func() time.Time { return func() time.Time { return t } }

func TestTokens_aTokenIsValidForSevenDays(t *testing.T) {
	raw, err := NewTokens([]Key{first}, at(now)).Issue(Claims{UserID: "u", SessionID: "s"})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		when time.Time
		want TokenState
	}{
		{now, TokenValid}, {now.Add(AccessLifetime - time.Second), TokenValid},
		{now.Add(AccessLifetime), TokenExpired}, {now.Add(-time.Hour), TokenInvalid},
	} {
		claims, got := NewTokens([]Key{first}, at(c.when)).Verify(raw)
		if got != c.want {
			t.Errorf("at %s: %s, want %s", c.when, got, c.want)
		}
		if got == TokenValid && claims != (Claims{UserID: "u", SessionID: "s"}) {
			t.Errorf("claims %+v", claims)
		}
	}
}

func TestTokens_acceptsOldKeysUntilTheyAreRemoved(t *testing.T) {
	raw, err := NewTokens([]Key{first}, at(now)).Issue(Claims{UserID: "u", SessionID: "s"})
	if err != nil {
		t.Fatal(err)
	}
	if _, got := NewTokens([]Key{second, first}, at(now)).Verify(raw); got != TokenValid {
		t.Errorf("after rotation: %s", got)
	}
	if _, got := NewTokens([]Key{second}, at(now)).Verify(raw); got != TokenInvalid {
		t.Errorf("after removal: %s", got)
	}
}

func TestTokens_refusesForgedTokens(t *testing.T) {
	tokens := NewTokens([]Key{first, second}, at(now))
	claims := jwt.MapClaims{"iss": tokenIssuer, "sub": "u", "sid": "s", "iat": now.Unix(), "exp": now.Add(time.Hour).Unix()}
	with := func(method jwt.SigningMethod, kid any, key any, c jwt.MapClaims) string {
		token := jwt.NewWithClaims(method, c)
		if kid != nil {
			token.Header["kid"] = kid
		}
		raw, err := token.SignedString(key)
		if err != nil {
			t.Fatal(err)
		}
		return raw
	}
	without := func(name string) jwt.MapClaims {
		c := jwt.MapClaims{}
		for k, v := range claims {
			if k != name {
				c[k] = v
			}
		}
		return c
	}
	good := with(jwt.SigningMethodHS256, "one", first.Secret, claims)
	if _, state := tokens.Verify(good); state != TokenValid {
		t.Fatalf("the valid token is %s", state)
	}
	parts := strings.Split(good, ".")
	none := base64.RawURLEncoding.EncodeToString([]byte(`{"alg":"none","kid":"one","typ":"JWT"}`))
	for name, raw := range map[string]string{
		"empty": "", "not a token": "not a token", "no signature": parts[0] + "." + parts[1] + ".",
		"algorithm none":                        none + "." + parts[1] + ".",
		"another algorithm":                     with(jwt.SigningMethodHS512, "one", first.Secret, claims),
		"algorithm none, signed by the library": with(jwt.SigningMethodNone, "one", jwt.UnsafeAllowNoneSignatureType, claims),
		"another key's name":                    with(jwt.SigningMethodHS256, "two", first.Secret, claims),
		"an unknown kid":                        with(jwt.SigningMethodHS256, "../../etc/passwd", first.Secret, claims),
		"a kid that is a list":                  with(jwt.SigningMethodHS256, []string{"one"}, first.Secret, claims),
		"no kid":                                with(jwt.SigningMethodHS256, nil, first.Secret, claims),
		"an empty key":                          with(jwt.SigningMethodHS256, "", []byte{}, claims),
		"no expiry":                             with(jwt.SigningMethodHS256, "one", first.Secret, without("exp")),
		"no issuer":                             with(jwt.SigningMethodHS256, "one", first.Secret, without("iss")),
		"no subject":                            with(jwt.SigningMethodHS256, "one", first.Secret, without("sub")),
		"no session":                            with(jwt.SigningMethodHS256, "one", first.Secret, without("sid")),
		"one bit of the claims changed":         parts[0] + "." + parts[1][:10] + "A" + parts[1][11:] + "." + parts[2],
	} {
		if _, state := tokens.Verify(raw); state == TokenValid {
			t.Errorf("%s: was accepted", name)
		}
	}
}

func TestTokens_anExpiredTokenWithAWrongSignatureIsInvalid(t *testing.T) {
	raw, err := NewTokens([]Key{{KID: "one", Secret: second.Secret}}, at(now.Add(-30*24*time.Hour))).Issue(Claims{UserID: "u", SessionID: "s"})
	if err != nil {
		t.Fatal(err)
	}
	if _, state := NewTokens([]Key{first}, at(now)).Verify(raw); state != TokenInvalid {
		t.Errorf("state %s", state)
	}
}
