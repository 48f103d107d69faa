package once

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humafiber"
	"github.com/gofiber/fiber/v3"
)

// call is a request with a key. Who has only the database knows neither the key nor the
// body, so they can't open its response, which may contain a session.
type call struct {
	id     string
	secret []byte
}

func newCall(ctx huma.Context, key, who string) call {
	c := humafiber.Unwrap(ctx)
	body := c.Body()
	if strings.HasPrefix(c.Get(fiber.HeaderContentType), "multipart/") {
		body = nil // the boundary between its parts differs each time
	}
	h := sha256.New()
	for _, part := range [][]byte{[]byte(who), []byte(c.Method()), c.Request().RequestURI(), []byte(key), body} {
		// Lengths keep the parts apart.
		_, _ = h.Write([]byte(strconv.Itoa(len(part)) + ":")) // a hash never fails
		_, _ = h.Write(part)
	}
	secret := h.Sum(nil)
	id := sha256.Sum256(secret)
	return call{id: hex.EncodeToString(id[:16]), secret: secret}
}

// response is what a repeat gets. Its status is 0 if the first request failed after its
// effect was stored.
type response struct {
	Status int               `json:"status"`
	Header map[string]string `json:"header"`
	Body   []byte            `json:"body"`
}

// repeated are the headers that belong to the response rather than to its transport.
var repeated = []string{fiber.HeaderContentType, fiber.HeaderLocation, fiber.HeaderRetryAfter, fiber.HeaderETag}

func responseOf(ctx huma.Context) response {
	sent := humafiber.Unwrap(ctx).Response()
	r := response{Status: sent.StatusCode(), Header: map[string]string{}, Body: bytes.Clone(sent.Body())}
	for _, name := range repeated {
		if value := sent.Header.Peek(name); len(value) > 0 {
			r.Header[name] = string(value)
		}
	}
	return r
}

func (r response) send(ctx huma.Context) {
	out := humafiber.Unwrap(ctx)
	for name, value := range r.Header {
		out.Set(name, value)
	}
	out.Response().SetBody(r.Body)
	ctx.SetStatus(r.Status)
}

func (c call) aead() (cipher.AEAD, error) {
	key, err := hkdf.Key(sha256.New, c.secret, nil, "peritus repeated response", 32)
	if err != nil {
		return nil, fmt.Errorf("derive key: %w", err)
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block)
}

func (c call) seal(r response) ([]byte, error) {
	aead, err := c.aead()
	if err != nil {
		return nil, err
	}
	plain, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	return aead.Seal(nil, nil, plain, nil), nil
}

func (c call) open(sealed []byte) (r response, err error) {
	aead, err := c.aead()
	if err != nil {
		return r, err
	}
	plain, err := aead.Open(nil, nil, sealed, nil)
	if err != nil {
		return r, fmt.Errorf("open a kept response: %w", err)
	}
	return r, json.Unmarshal(plain, &r)
}
