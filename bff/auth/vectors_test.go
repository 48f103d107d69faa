package auth

import (
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/golang-jwt/jwt/v5"

	"peritus/bff/platform/corpus"
)

type jwsVectors struct {
	TestGroups []struct {
		Private struct{ Kid, K, Alg string }
		Tests   []struct {
			TcID         int
			Comment, JWS string
			Result       string
		}
	}
}

// The vectors sign texts that are no claims of ours, so that none may pass as a token,
// with its own key in place; and the signatures that they call wrong must be wrong.
func TestTokens_passTheWycheproofVectors(t *testing.T) {
	var vectors jwsVectors
	if err := json.Unmarshal(corpus.Read(t, "auth", "wycheproof-jws-hmac.json"), &vectors); err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, group := range vectors.TestGroups {
		secret, err := base64.RawURLEncoding.DecodeString(group.Private.K)
		if err != nil {
			t.Fatal(err)
		}
		tokens := NewTokens([]Key{{KID: group.Private.Kid, Secret: secret}}, at(now))
		for _, test := range group.Tests {
			seen++
			if _, state := tokens.Verify(test.JWS); state != TokenInvalid {
				t.Errorf("%d %s: %s", test.TcID, test.Comment, state)
			}
			parts := strings.Split(test.JWS, ".")
			if group.Private.Alg != "HS256" || len(parts) != 3 || test.Result != "valid" || strings.HasPrefix(test.Comment, "InvalidCharacter") {
				continue // a stray character is forgiven by the vectors, and not by us
			}
			signature, err := base64.RawURLEncoding.DecodeString(parts[2])
			if err != nil || jwt.SigningMethodHS256.Verify(parts[0]+"."+parts[1], signature, secret) != nil {
				t.Errorf("%d %s: a valid signature was refused", test.TcID, test.Comment)
			}
		}
	}
	if seen < 40 {
		t.Errorf("only %d vectors", seen)
	}
}

// What the vectors do to a signature, done to a token of ours.
func TestTokens_aTamperedTokenIsInvalid(t *testing.T) {
	tokens := NewTokens([]Key{first}, at(now))
	good, err := tokens.Issue(Claims{UserID: "u", SessionID: "s"})
	if err != nil {
		t.Fatal(err)
	}
	parts := strings.Split(good, ".")
	head := func(text string) string { return base64.RawURLEncoding.EncodeToString([]byte(text)) }
	for name, raw := range map[string]string{
		"signature removed":           parts[0] + "." + parts[1],
		"empty signature":             parts[0] + "." + parts[1] + ".",
		"signature cut":               good[:len(good)-2],
		"signature lengthened":        good + "AA",
		"signature of another case":   parts[0] + "." + parts[1] + "." + strings.ToUpper(parts[2]),
		"padding":                     good + "=",
		"a space":                     good + " ",
		"a fourth part":               good + ".x",
		"parts swapped":               parts[1] + "." + parts[0] + "." + parts[2],
		"alg none":                    head(`{"alg":"none","kid":"one"}`) + "." + parts[1] + ".",
		"alg NONE with the signature": head(`{"alg":"NONE","kid":"one"}`) + "." + parts[1] + "." + parts[2],
		"alg missing":                 head(`{"kid":"one"}`) + "." + parts[1] + "." + parts[2],
		"alg RS256":                   head(`{"alg":"RS256","kid":"one"}`) + "." + parts[1] + "." + parts[2],
		"a key in the header":         head(`{"alg":"HS256","kid":"one","jwk":{"kty":"oct","k":"AAAA"}}`) + "." + parts[1] + "." + parts[2],
		"kid as a path":               head(`{"alg":"HS256","kid":"../../../dev/null"}`) + "." + parts[1] + "." + parts[2],
		"kid as SQL":                  head(`{"alg":"HS256","kid":"one' OR '1'='1"}`) + "." + parts[1] + "." + parts[2],
		"kid as a number":             head(`{"alg":"HS256","kid":1}`) + "." + parts[1] + "." + parts[2],
		"kid null":                    head(`{"alg":"HS256","kid":null}`) + "." + parts[1] + "." + parts[2],
	} {
		if _, state := tokens.Verify(raw); state != TokenInvalid {
			t.Errorf("%s: %s", name, state)
		}
	}
}

func TestTokens_refusesFutureTokensAndOtherIssuers(t *testing.T) {
	early := NewTokens([]Key{first}, at(now.Add(time.Hour)))
	raw, err := early.Issue(Claims{UserID: "u", SessionID: "s"})
	if err != nil {
		t.Fatal(err)
	}
	if _, state := NewTokens([]Key{first}, at(now)).Verify(raw); state != TokenInvalid {
		t.Errorf("issued in an hour: %s", state)
	}
	claims := jwt.MapClaims{"iss": "somebody-else", "sub": "u", "sid": "s", "iat": now.Unix(), "exp": now.Add(time.Hour).Unix(), "token_type": "refresh"}
	token := jwt.NewWithClaims(jwt.SigningMethodHS256, claims)
	token.Header["kid"] = first.KID
	other, err := token.SignedString(first.Secret)
	if err != nil {
		t.Fatal(err)
	}
	if _, state := NewTokens([]Key{first}, at(now)).Verify(other); state != TokenInvalid {
		t.Errorf("of another issuer: %s", state)
	}
}
