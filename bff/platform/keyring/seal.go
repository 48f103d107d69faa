package keyring

import (
	"crypto/aes"
	"crypto/cipher"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
)

// ErrUnreadable means that none of the keys opens a sealed value.
var ErrUnreadable = errors.New("a sealed value doesn't open: its key is no longer in REFRESH_KEY")

// Seal encrypts a value for storage. It opens only with the same bound, such as the id of
// the account that it belongs to.
func (k Keys) Seal(plain []byte, bound string) (string, error) {
	aead, err := aeadOf(k.all[0].secret)
	if err != nil {
		return "", err
	}
	return k.Name() + dot + base64.RawStdEncoding.EncodeToString(aead.Seal(nil, nil, plain, []byte(bound))), nil
}

// Open decrypts a value.
func (k Keys) Open(sealed, bound string) ([]byte, error) {
	name, encoded, named := strings.Cut(sealed, dot)
	if !named {
		encoded = sealed
	}
	raw, err := base64.RawStdEncoding.DecodeString(encoded)
	if err != nil {
		return nil, fmt.Errorf("a sealed value has an unknown form: %w", err)
	}
	for _, one := range k.all {
		secret := one.secret
		switch {
		case !named:
			secret = one.early
		case name != one.name:
			continue
		}
		aead, err := aeadOf(secret)
		if err != nil {
			return nil, err
		}
		if plain, err := aead.Open(nil, nil, raw, []byte(bound)); err == nil {
			return plain, nil
		}
	}
	return nil, ErrUnreadable
}

// IsCurrent reports whether a value was made with the current key.
func (k Keys) IsCurrent(value string) bool { return strings.HasPrefix(value, k.Name()+dot) }

func aeadOf(secret []byte) (cipher.AEAD, error) {
	block, err := aes.NewCipher(secret)
	if err != nil {
		return nil, err
	}
	return cipher.NewGCMWithRandomNonce(block) // the nonce is the first 12 bytes of what it seals
}
