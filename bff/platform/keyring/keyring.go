// Package keyring owns the keys that are derived from the installation's secrets: one for
// each purpose and secret, so no two uses share a key, and secrets can be replaced. What is
// sealed, hashed, and signed is left to the domains.
package keyring

import (
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
)

// Purpose is what keys are for. Keys of one purpose are useless for any other.
type Purpose struct {
	info string // of the derivation; changing it makes all values unreadable
	// undivided means that values from before there were purposes were made with the secret
	// itself. They have no name of a key.
	undivided bool
}

// All purposes.
var (
	AuthenticatorSecrets = Purpose{info: "peritus authenticator secrets"}
	AvailabilityLinks    = Purpose{info: "peritus availability links"}
	ConflictNames        = Purpose{info: "peritus conflict names"}
	RecoveryCodes        = Purpose{info: "peritus recovery codes"}
	RefreshTokens        = Purpose{"peritus refresh tokens", true}
	MailedCodes          = Purpose{"peritus mailed codes", true}
	ClaimSecrets         = Purpose{"peritus claim secrets", true}
	UnsubscribeLinks     = Purpose{"peritus unsubscribe links", true}
	FormTokens           = Purpose{"peritus form tokens", true}
	Recipients           = Purpose{"peritus recipients", true}
)

const nameInfo = "peritus key name"

// Ring is the installation's secrets, the current one first.
type Ring struct {
	names   []string
	secrets [][]byte
}

// New returns a ring. The first secret seals, hashes, and signs. All of them open and
// verify.
func New(secrets ...[]byte) (Ring, error) {
	if len(secrets) == 0 {
		return Ring{}, errors.New("a key ring needs a secret")
	}
	r := Ring{secrets: secrets}
	for _, secret := range secrets {
		name, err := hkdf.Key(sha256.New, secret, nil, nameInfo, nameBytes)
		if err != nil {
			return Ring{}, fmt.Errorf("derive key: %w", err)
		}
		r.names = append(r.names, hex.EncodeToString(name))
	}
	return r, nil
}

// nameBytes is the length of a name before it's written in hex. It says which secret a
// value needs and nothing about the secret.
const nameBytes = 4

// NameLength is the number of characters of a key's name.
const NameLength = 2 * nameBytes

// Names returns the names of the secrets, the current one first.
func (r Ring) Names() []string { return r.names }

// For returns the keys of one purpose.
func (r Ring) For(p Purpose) (Keys, error) {
	var k Keys
	for i, secret := range r.secrets {
		derived, err := hkdf.Key(sha256.New, secret, nil, p.info, 32)
		if err != nil {
			return Keys{}, fmt.Errorf("derive key: %w", err)
		}
		early := derived
		if p.undivided {
			early = secret
		}
		k.all = append(k.all, key{name: r.names[i], secret: derived, early: early})
	}
	return k, nil
}

// Keys are the keys of one purpose, the current one first.
type Keys struct{ all []key }

type key struct {
	name   string
	secret []byte
	early  []byte // of values without a name
}

// Name returns the name of the current key.
func (k Keys) Name() string { return k.all[0].name }
