package auth

import (
	"errors"
	"time"

	"github.com/golang-jwt/jwt/v5"
)

// AccessLifetime is how long an access token is valid.
const AccessLifetime = 7 * 24 * time.Hour

const tokenIssuer = "peritus"

// Key signs and verifies access tokens. KID is its id.
type Key struct {
	KID    string
	Secret []byte
}

// Claims are the contents of an access token: its owner and session.
type Claims struct {
	UserID    string
	SessionID string
}

// Tokens issues and verifies access tokens: JWTs signed with HS256 only.
type Tokens struct {
	sign   Key
	verify map[string][]byte
	parser *jwt.Parser
	now    func() time.Time
}

type tokenClaims struct {
	jwt.RegisteredClaims
	SessionID string `json:"sid"`
}

// NewTokens signs with the first key and accepts all of them. To replace a key, put its
// successor in front. It panics without a key.
func NewTokens(keys []Key, now func() time.Time) *Tokens {
	t := &Tokens{sign: keys[0], verify: map[string][]byte{}, now: now}
	for _, k := range keys {
		t.verify[k.KID] = k.Secret
	}
	t.parser = jwt.NewParser(
		jwt.WithValidMethods([]string{jwt.SigningMethodHS256.Alg()}),
		jwt.WithIssuer(tokenIssuer), jwt.WithExpirationRequired(), jwt.WithIssuedAt(),
		jwt.WithTimeFunc(now), jwt.WithStrictDecoding())
	return t
}

// Issue makes an access token that is valid for AccessLifetime.
func (t *Tokens) Issue(c Claims) (string, error) {
	now := t.now()
	token := jwt.NewWithClaims(jwt.SigningMethodHS256, tokenClaims{
		RegisteredClaims: jwt.RegisteredClaims{
			Issuer: tokenIssuer, Subject: c.UserID,
			IssuedAt: jwt.NewNumericDate(now), ExpiresAt: jwt.NewNumericDate(now.Add(AccessLifetime)),
		},
		SessionID: c.SessionID,
	})
	token.Header["kid"] = t.sign.KID
	return token.SignedString(t.sign.Secret)
}

// Verify returns TokenValid with the claims, or TokenExpired or TokenInvalid without
// them. It doesn't check whether the session still exists.
func (t *Tokens) Verify(raw string) (Claims, TokenState) {
	var c tokenClaims
	_, err := t.parser.ParseWithClaims(raw, &c, func(token *jwt.Token) (any, error) {
		kid, _ := token.Header["kid"].(string)
		secret, ok := t.verify[kid]
		if !ok {
			return nil, errors.New("unknown key")
		}
		return secret, nil
	})
	switch {
	case errors.Is(err, jwt.ErrTokenExpired) && !errors.Is(err, jwt.ErrTokenSignatureInvalid):
		return Claims{}, TokenExpired
	case err != nil || c.Subject == "" || c.SessionID == "":
		return Claims{}, TokenInvalid
	}
	return Claims{UserID: c.Subject, SessionID: c.SessionID}, TokenValid
}
