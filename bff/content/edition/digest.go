package edition

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"slices"
)

// digestOf hashes the JSON of a value in an edition.
func digestOf(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		panic("content that is no JSON: " + err.Error())
	}
	return DigestOfBytes(raw)
}

func DigestOfBytes(raw []byte) string {
	sum := sha256.Sum256(raw)
	return base64.RawURLEncoding.EncodeToString(sum[:15])
}

// Digest hashes everything in the edition. It is the same in every process with the same
// content.
func (e *Edition) Digest() string {
	lines := make([]string, 0, len(Parts)+len(e.Articles)+len(e.Episodes))
	for _, p := range Parts {
		lines = append(lines, p.Name+" "+digestOf(p.in(e)))
	}
	for _, r := range e.Articles {
		lines = append(lines, r.digest)
	}
	for _, r := range e.Episodes {
		lines = append(lines, r.digest)
	}
	slices.Sort(lines)
	sum := sha256.New()
	for _, line := range lines {
		_, _ = io.WriteString(sum, line+"\n") // writing to a hash never fails
	}
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:15])
}
