package strapi

import (
	"encoding/json"
	"peritus/bff/content/edition"
	"slices"
	"time"
)

// Hint is what a webhook names. All else that it says is not believed: it may be
// late, out of order, or repeated, so we read again what it names.
type Hint struct {
	Event      string
	UID        string
	DocumentID string
	updatedAt  time.Time // zero where unknown
	published  bool      // the entry named is a published one
	Draft      bool      // it is a draft
}

// ReadHint reads the payload of a webhook; false if it is not one.
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

// SeenIn reports whether the published entry, if there is one, is as new as the webhook.
func (h Hint) SeenIn(entry edition.Entry, there bool) bool {
	switch {
	case slices.Contains([]string{"entry.unpublish", "entry.delete"}, h.Event):
		return !there || entry.Common().UpdatedAt.After(h.updatedAt)
	case h.Event == "entry.publish" || h.published:
		return there && !entry.Common().UpdatedAt.Before(h.updatedAt)
	}
	return true
}
