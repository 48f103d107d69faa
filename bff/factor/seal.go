package factor

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hkdf"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
)

// keys are derived from the installation's secret, one per purpose.
type keys struct {
	seal cipher.AEAD
	hash []byte
}

func newKeys(secret []byte) (keys, error) {
	sealing, err := hkdf.Key(sha256.New, secret, nil, "peritus authenticator secrets", 32)
	if err != nil {
		return keys{}, fmt.Errorf("derive key: %w", err)
	}
	hashing, err := hkdf.Key(sha256.New, secret, nil, "peritus recovery codes", 32)
	if err != nil {
		return keys{}, fmt.Errorf("derive key: %w", err)
	}
	block, err := aes.NewCipher(sealing)
	if err != nil {
		return keys{}, err
	}
	aead, err := cipher.NewGCM(block)
	return keys{seal: aead, hash: hashing}, err
}

// sealed encrypts a secret for storage. It can only be opened for the same account.
func (k keys) sealed(userID string, secret []byte) (string, error) {
	nonce := make([]byte, k.seal.NonceSize())
	if _, err := rand.Read(nonce); err != nil {
		return "", err
	}
	return base64.RawStdEncoding.EncodeToString(k.seal.Seal(nonce, nonce, secret, []byte(userID))), nil
}

func (k keys) opened(userID, sealed string) ([]byte, error) {
	raw, err := base64.RawStdEncoding.DecodeString(sealed)
	if err != nil || len(raw) < k.seal.NonceSize() {
		return nil, errors.New("a sealed secret has an unknown form")
	}
	secret, err := k.seal.Open(nil, raw[:k.seal.NonceSize()], raw[k.seal.NonceSize():], []byte(userID))
	if err != nil {
		return nil, errors.New("a sealed secret does not open: was REFRESH_KEY replaced?")
	}
	return secret, nil
}

// codeHash is the stored form of a recovery code.
func (k keys) codeHash(userID, code string) string {
	mac := hmac.New(sha256.New, k.hash)
	mac.Write([]byte(userID + "\x00" + code))
	return hex.EncodeToString(mac.Sum(nil))
}

func digest(value string) string {
	sum := sha256.Sum256([]byte(value))
	return hex.EncodeToString(sum[:])
}
