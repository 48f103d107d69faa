package importing

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"sort"
	"strings"
)

// A fingerprint is the state of an entry when the import wrote it. It's stored in the
// entry. If the entry no longer matches it, someone has edited the entry.
type fingerprint struct {
	hash  string
	state string // published, draft
	dated bool   // the source has a date; otherwise the CMS sets one
}

func (f fingerprint) String() string {
	s := f.hash + "." + f.state
	if !f.dated {
		s += ".undated"
	}
	return s
}

func parseFingerprint(s string) fingerprint {
	parts := strings.Split(s, ".")
	f := fingerprint{hash: parts[0], dated: len(parts) < 3}
	if len(parts) > 1 {
		f.state = parts[1]
	}
	return f
}

// hashOf hashes the named fields. Data sent to the CMS and data read back from it
// have the same hash.
func hashOf(entry map[string]any, fields []string, dated bool) (string, error) {
	raw, err := json.Marshal(entry)
	if err != nil {
		return "", err
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.UseNumber()
	var plain map[string]any
	if err := d.Decode(&plain); err != nil {
		return "", err
	}
	kept := map[string]any{}
	for _, name := range fields {
		v := canonical(plain[name])
		if list, ok := v.([]any); ok && name == "tags" { // their order doesn't matter
			sort.Slice(list, func(a, b int) bool { return fmt.Sprint(list[a]) < fmt.Sprint(list[b]) })
		}
		if v != nil && (dated || name != "publishDate") {
			kept[name] = v
		}
	}
	if raw, err = json.Marshal(kept); err != nil {
		return "", err
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12]), nil
}

// canonical removes what the CMS adds: component ids, empty members, and everything in
// a relation or file except its target. Empty results are nil.
func canonical(v any) any {
	switch v := v.(type) {
	case string:
		if v == "" {
			return nil
		}
	case bool:
		if !v {
			return nil
		}
	case map[string]any:
		return canonicalMap(v)
	case []any:
		list := make([]any, 0, len(v))
		for _, e := range v {
			list = append(list, canonical(e))
		}
		if len(list) == 0 {
			return nil
		}
		return list
	}
	return v
}

func canonicalMap(m map[string]any) any {
	if m["mime"] != nil {
		return m["id"]
	}
	if id, ok := m["documentId"].(string); ok {
		return id
	}
	kept := map[string]any{}
	for name, member := range m {
		if name == "id" {
			continue
		}
		if c := canonical(member); c != nil {
			kept[name] = c
		}
	}
	if len(kept) == 0 {
		return nil
	}
	return kept
}
