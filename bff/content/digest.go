package content

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"slices"
)

// digestOf tells two values apart by their JSON. What cannot be written as JSON is
// nothing that we hold.
func digestOf(v any) string {
	raw, err := json.Marshal(v)
	if err != nil {
		panic("content that is no JSON: " + err.Error())
	}
	return digestOfBytes(raw)
}

func digestOfBytes(raw []byte) string {
	sum := sha256.Sum256(raw)
	return base64.RawURLEncoding.EncodeToString(sum[:15])
}

// digest tells editions apart by all that they hold. Processes that hold the same
// agree on it.
func (e *edition) digest() string {
	lines := make([]string, 0, len(parts)+len(e.articles)+len(e.episodes))
	for _, p := range parts {
		lines = append(lines, p.name+" "+digestOf(p.in(e)))
	}
	for _, r := range e.articles {
		lines = append(lines, r.digest)
	}
	for _, r := range e.episodes {
		lines = append(lines, r.digest)
	}
	slices.Sort(lines)
	sum := sha256.New()
	for _, line := range lines {
		_, _ = io.WriteString(sum, line+"\n") // a hash takes everything
	}
	return base64.RawURLEncoding.EncodeToString(sum.Sum(nil)[:15])
}
