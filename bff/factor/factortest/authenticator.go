// Package factortest has fake devices for second factors.
package factortest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"testing"

	"github.com/fxamacker/cbor/v2"
)

// Passkey is a security key in software. Count is its signature counter. A test can set
// it back to imitate a cloned key.
type Passkey struct {
	ID     []byte
	Count  uint32
	Origin string
	RPID   string
	Handle string // of its account, from the options

	key *ecdsa.PrivateKey
}

// New makes a key for pages of origin with the relying party rpID.
func New(t testing.TB, origin, rpID string) *Passkey {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	id := make([]byte, 32)
	if _, err := rand.Read(id); err != nil {
		t.Fatal(err)
	}
	return &Passkey{ID: id, Origin: origin, RPID: rpID, key: key}
}

type options struct {
	Challenge string `json:"challenge"`
	User      struct {
		ID string `json:"id"`
	} `json:"user"`
}

const (
	present, verified, attested = 0x01, 0x04, 0x40
)

// Create returns a browser's response to the options of a new passkey.
func (p *Passkey) Create(t testing.TB, raw []byte) []byte {
	t.Helper()
	o := read(t, raw)
	handle, err := base64.RawURLEncoding.DecodeString(o.User.ID)
	if err != nil {
		t.Fatal(err)
	}
	p.Handle = string(handle)
	public, err := p.key.PublicKey.Bytes() // 4, x, y
	if err != nil {
		t.Fatal(err)
	}
	cose := pack(t, map[int]any{1: 2, 3: -7, -1: 1, -2: public[1:33], -3: public[33:]})
	data := p.data(present | verified | attested)
	data = append(data, make([]byte, 16)...)
	data = binary.BigEndian.AppendUint16(data, uint16(len(p.ID)))
	data = append(append(data, p.ID...), cose...)
	return p.respond(t, map[string]any{
		"clientDataJSON":    b64(p.client(t, "webauthn.create", o.Challenge)),
		"attestationObject": b64(pack(t, map[string]any{"fmt": "none", "attStmt": map[string]any{}, "authData": data})),
	})
}

// Get returns a browser's response to the options of a sign-in.
func (p *Passkey) Get(t testing.TB, raw []byte) []byte {
	t.Helper()
	p.Count++
	client := p.client(t, "webauthn.get", read(t, raw).Challenge)
	data := p.data(present | verified)
	hash := sha256.Sum256(client)
	digest := sha256.Sum256(append(append([]byte{}, data...), hash[:]...))
	signature, err := ecdsa.SignASN1(rand.Reader, p.key, digest[:])
	if err != nil {
		t.Fatal(err)
	}
	return p.respond(t, map[string]any{"clientDataJSON": b64(client), "authenticatorData": b64(data),
		"signature": b64(signature), "userHandle": b64([]byte(p.Handle))})
}

func (p *Passkey) respond(t testing.TB, response map[string]any) []byte {
	t.Helper()
	out, err := json.Marshal(map[string]any{"id": b64(p.ID), "rawId": b64(p.ID), "type": "public-key",
		"clientExtensionResults": map[string]any{}, "response": response})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func (p *Passkey) data(flags byte) []byte {
	host := sha256.Sum256([]byte(p.RPID))
	return binary.BigEndian.AppendUint32(append(host[:], flags), p.Count)
}

func (p *Passkey) client(t testing.TB, kind, challenge string) []byte {
	t.Helper()
	out, err := json.Marshal(map[string]any{"type": kind, "challenge": challenge, "origin": p.Origin, "crossOrigin": false})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func read(t testing.TB, raw []byte) (o options) {
	t.Helper()
	if err := json.Unmarshal(raw, &o); err != nil {
		t.Fatalf("%s: %v", raw, err)
	}
	return o
}

func pack(t testing.TB, v any) []byte {
	t.Helper()
	out, err := cbor.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func b64(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }
