package keyring_test

import (
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"testing"

	"peritus/bff/platform/keyring"
	"peritus/bff/platform/keyring/keyringtest"
)

var purposes = []keyring.Purpose{keyring.AuthenticatorSecrets, keyring.RecoveryCodes, keyring.RefreshTokens, keyring.MailedCodes,
	keyring.ClaimSecrets, keyring.UnsubscribeLinks, keyring.FormTokens, keyring.Recipients, keyring.ConflictNames, keyring.AvailabilityLinks}

// The rings of an installation whose secret is replaced twice.
var (
	before    = keyringtest.Ring("first")
	preparing = keyringtest.Ring("first", "second") // known to all processes before one uses it
	replaced  = keyringtest.Ring("second", "first")
	again     = keyringtest.Ring("third", "second", "first")
	dropped   = keyringtest.Ring("third")
)

func TestKeys_aReplacedSecretStillOpensAndVerifies(t *testing.T) {
	for _, p := range purposes {
		old := keyringtest.Of(before, p)
		hash, signature := old.Hash("message"), old.Sign("message")
		sealed, err := old.Seal([]byte("plain"), "owner")
		if err != nil {
			t.Fatal(err)
		}
		for i, ring := range []keyring.Ring{before, preparing, replaced, again, dropped} {
			keys, known := keyringtest.Of(ring, p), i < 4
			if keys.Matches(hash, "message") != known || keys.Verify(signature, "message") != known || slices.Contains(keys.Hashes("message"), hash) != known {
				t.Errorf("%v, ring %d: known %v", p, i, !known)
			}
			plain, err := keys.Open(sealed, "owner")
			if known && (err != nil || string(plain) != "plain") || !known && !errors.Is(err, keyring.ErrUnreadable) {
				t.Errorf("%v, ring %d: %q %v", p, i, plain, err)
			}
			if keys.IsCurrent(sealed) != (i < 2) {
				t.Errorf("%v, ring %d: current %v", p, i, i >= 2)
			}
			// What the newest process makes, the others read as soon as they know its secret.
			if (keyringtest.Of(preparing, p).Matches(keys.Hash("message"), "message")) != (i < 3) {
				t.Errorf("%v: a process that knows the next secret doesn't read ring %d", p, i)
			}
		}
	}
}

func TestKeys_refuseEverythingElse(t *testing.T) {
	keys := keyringtest.Of(replaced, keyring.ClaimSecrets)
	hash, signature := keys.Hash("message"), keys.Sign("message")
	name, rest, _ := strings.Cut(hash, ".")
	other := keyringtest.Of(replaced, keyring.FormTokens)
	for why, matches := range map[string]bool{
		"another message":           keys.Matches(hash, "messages") || keys.Verify(signature, "messages"),
		"nothing stored":            keys.Matches("", "message") || keys.Verify("", "message") || keys.Matches(".", "") || keys.Verify(".", ""),
		"another purpose":           other.Matches(hash, "message") || other.Verify(signature, "message"),
		"under another key's name":  keys.Matches(replaced.Names()[1]+"."+rest, "message"),
		"under an unknown name":     keys.Matches("00000000."+rest, "message"),
		"without its name":          keys.Matches(rest, "message"),
		"shortened":                 keys.Matches(hash[:len(hash)-2], "message") || keys.Verify(signature[:len(signature)-2], "message"),
		"longer":                    keys.Matches(hash+"00", "message") || keys.Verify(signature+"AA", "message"),
		"not hex, not base64":       keys.Matches(name+".zz", "message") || keys.Verify(name+".!", "message"),
		"a signature written twice": keys.Verify(signature[:len(signature)-1]+string(signature[len(signature)-1]+1), "message"),
		"the hash as its message":   keys.Matches(hash, hash),
	} {
		if matches {
			t.Errorf("%s: accepted", why)
		}
	}
	sealed, err := keys.Seal([]byte("plain"), "owner")
	if err != nil {
		t.Fatal(err)
	}
	for why, open := range map[string]func() ([]byte, error){
		"another owner":        func() ([]byte, error) { return keys.Open(sealed, "someone") },
		"another purpose":      func() ([]byte, error) { return other.Open(sealed, "owner") },
		"changed":              func() ([]byte, error) { return keys.Open(sealed[:len(sealed)-4]+"AAAA", "owner") },
		"without its name":     func() ([]byte, error) { return keys.Open(sealed[keyring.NameLength+1:], "owner") },
		"nothing":              func() ([]byte, error) { return keys.Open("", "owner") },
		"an unknown form":      func() ([]byte, error) { return keys.Open(name+".?", "owner") },
		"shorter than a nonce": func() ([]byte, error) { return keys.Open(name+".AAAA", "owner") },
	} {
		if plain, err := open(); err == nil {
			t.Errorf("%s: %q", why, plain)
		}
	}
	if again, _ := keys.Seal([]byte("plain"), "owner"); again == sealed {
		t.Error("sealed alike twice")
	}
}

func TestKeys_differByPurposeAndSecret(t *testing.T) {
	seen := map[string]string{}
	for _, ring := range []keyring.Ring{before, keyringtest.Ring("second")} {
		for _, p := range purposes {
			_, hash, _ := strings.Cut(keyringtest.Of(ring, p).Hash("message"), ".")
			if other, found := seen[hash]; found {
				t.Errorf("%v hashes like %s", p, other)
			}
			seen[hash] = hash
		}
	}
	if len(seen) != 2*len(purposes) {
		t.Errorf("%d different keys", len(seen))
	}
	if _, err := keyring.New(); err == nil {
		t.Error("a ring without a secret")
	}
}

func sum(secret []byte, message string) []byte {
	h := hmac.New(sha256.New, secret)
	_, _ = h.Write([]byte(message))
	return h.Sum(nil)
}

// Values from before the ring have no name, and some were made with the secret itself.
func TestKeys_readValuesFromBeforeTheyHadNames(t *testing.T) {
	secret := []byte(strings.Repeat("first", 1+32/len("first")))
	derived, err := hkdf.Key(sha256.New, secret, nil, "peritus recovery codes", 32)
	if err != nil {
		t.Fatal(err)
	}
	for i, ring := range []keyring.Ring{before, replaced, again, dropped} {
		known := i < 3
		claims, codes, forms := keyringtest.Of(ring, keyring.ClaimSecrets), keyringtest.Of(ring, keyring.RecoveryCodes), keyringtest.Of(ring, keyring.FormTokens)
		for what, got := range map[string]bool{
			"a hash":                 claims.Matches(hex.EncodeToString(sum(secret, "m")), "m"),
			"a shortened hash":       claims.Matches(hex.EncodeToString(sum(secret, "m"))[:40], "m"),
			"one to look up":         slices.Contains(claims.Hashes("m"), hex.EncodeToString(sum(secret, "m"))),
			"a derived hash":         slices.Contains(codes.Hashes("m"), hex.EncodeToString(sum(derived, "m"))),
			"a signature":            forms.Verify(base64.RawURLEncoding.EncodeToString(sum(secret, "m")), "m"),
			"a shortened signature":  forms.Verify(base64.RawURLEncoding.EncodeToString(sum(secret, "m")[:16]), "m"),
			"a successor":            slices.Contains(keyringtest.Of(ring, keyring.RefreshTokens).Successors("t"), base64.RawURLEncoding.EncodeToString(sum(secret, "t"))),
			"a new hash of old kind": !claims.IsCurrent(hex.EncodeToString(sum(secret, "m"))) && known,
		} {
			if got != known {
				t.Errorf("ring %d, %s: %v", i, what, got)
			}
		}
		if codes.Matches(hex.EncodeToString(sum(secret, "m")), "m") {
			t.Error("a purpose that was always derived accepts a hash by the secret itself")
		}
		if claims.Matches(hex.EncodeToString(sum(secret, "m"))[:30], "m") {
			t.Error("a hash of 15 bytes is accepted")
		}
	}
}

func TestSuccessors_beginWithTheCurrentKey(t *testing.T) {
	first := keyringtest.Of(before, keyring.RefreshTokens).Successors("t")
	next := keyringtest.Of(replaced, keyring.RefreshTokens).Successors("t")
	if len(first) != 2 || len(next) != 4 || next[0] == first[0] || !slices.Contains(next, first[0]) || !slices.Contains(keyringtest.Of(preparing, keyring.RefreshTokens).Successors("t"), next[0]) {
		t.Errorf("%v then %v", first, next)
	}
}
