package edition

import (
	"encoding/json"
	"fmt"
)

// Difference returns what must be stored after a change: the JSON of each part that
// differs, or nil for a removed part. Without an earlier edition, it returns all parts.
func Difference(before, after *Edition) (map[string][]byte, error) {
	held := map[string]any{}
	if before != nil {
		held = before.values()
	}
	changes := map[string][]byte{}
	for name, value := range after.values() {
		old, known := held[name]
		delete(held, name)
		if known && same(old, value) {
			continue
		}
		raw, err := json.Marshal(value)
		if err != nil {
			return nil, fmt.Errorf("content part %s: %w", name, err)
		}
		if known {
			oldRaw, err := json.Marshal(old)
			if err == nil && string(oldRaw) == string(raw) {
				continue
			}
		}
		changes[name] = raw
	}
	for name := range held {
		changes[name] = nil
	}
	return changes, nil
}

// same compares entries by pointer, because editions share unchanged entries.
func same(a, b any) bool {
	ea, ok := a.(Entry)
	eb, also := b.(Entry)
	return ok && also && ea == eb
}

// Complete reports whether all single parts are set, as in every edition read from the
// CMS.
func Complete(held map[string][]byte) bool {
	for _, p := range Parts {
		if _, ok := held[p.Name]; !ok {
			return false
		}
	}
	return true
}
