package strapi

import (
	"encoding/json"
	"peritus/bff/content/edition"
	"slices"
	"time"
)

// Hint identifies the entry that a webhook is about. Webhooks can be late, out of order,
// or repeated, so we read the entry from the CMS rather than trust the payload.
type Hint struct {
	Event      string
	UID        string
	DocumentID string
	updatedAt  time.Time // zero if unknown
	published  bool      // the entry is published
	Draft      bool      // the entry is a draft
}

// ReadHint decodes the payload of a webhook. It returns false if payload isn't one.
func ReadHint(payload []byte) (Hint, bool) {
	var n node
	if err := json.Unmarshal(payload, &n); err != nil || n.text("event") == "" {
		return Hint{}, false
	}
	entry := n.object("entry")
	at, given := entry["publishedAt"]
	return Hint{
		Event: n.text("event"), UID: n.text("uid"), DocumentID: entry.text("documentId"),
		updatedAt: entry.time("updatedAt"), published: at != nil, Draft: given && at == nil,
	}, true
}

// SeenIn reports whether the published entry, if there is one, includes the webhook's
// change.
func (h Hint) SeenIn(entry edition.Entry, there bool) bool {
	switch {
	case slices.Contains([]string{"entry.unpublish", "entry.delete"}, h.Event):
		return !there || entry.Common().UpdatedAt.After(h.updatedAt)
	case h.Event == "entry.publish" || h.published:
		return there && !entry.Common().UpdatedAt.Before(h.updatedAt)
	}
	return true
}
