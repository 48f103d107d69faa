package app

import (
	"strings"
	"sync"

	"peritus/bff/content/shape"
	"peritus/bff/content/view"
	"peritus/bff/search/index"
)

// texts searches articles or episodes with the expert search engine, so stems, typos, and
// highlights work the same way.
type texts struct {
	index *index.Index
	mu    sync.Mutex
	held  map[string]string // version by id
}

func newTexts() view.Texts { return &texts{index: index.New(), held: map[string]string{}} }

// Hold indexes the texts that changed since the last call.
func (t *texts) Hold(all []view.Text) {
	t.mu.Lock()
	defer t.mu.Unlock()
	now := make(map[string]string, len(all))
	var changed []index.Document
	for _, text := range all {
		version := text.Version + "\n" + strings.Join(text.Names, "\n")
		if now[text.ID] = version; t.held[text.ID] != version {
			changed = append(changed, textDocument(text))
		}
	}
	var removed []string
	for id := range t.held {
		if _, still := now[id]; !still {
			removed = append(removed, id)
		}
	}
	t.held = now
	if len(changed)+len(removed) == 0 {
		return
	}
	t.index.Apply(changed, removed)
	for t.index.NeedsCompacting() && t.index.Compact() {
	}
}

// textDocument gives the title the most weight, then the summary, names, and body.
func textDocument(t view.Text) index.Document {
	return index.Document{ExpertID: t.ID, Name: t.Title, Headline: t.Summary, Bio: t.Body, Organizations: t.Names,
		Years: index.Unknown, ConfirmedAt: t.At}
}

func (t *texts) Find(q view.TextQuery, keep func(id string) bool) view.Found {
	r := t.index.Select(index.Query{Text: q.Words, Page: q.Page, Size: q.Size}, keep)
	found := view.Found{Count: r.Count}
	for _, hit := range r.Hits {
		found.Matches = append(found.Matches, view.Match{ID: hit.ExpertID, Marks: shape.Marks{
			Title: markedOf(hit.Name), Summary: markedOf(hit.Headline), Text: markedOf(hit.Text)}})
	}
	for _, word := range r.Understood {
		if word.How == index.HowNone {
			found.Missing = append(found.Missing, word.Typed)
		}
	}
	return found
}

func markedOf(runs []index.Run) []shape.MarkedText {
	marked := make([]shape.MarkedText, len(runs))
	for i, run := range runs {
		marked[i] = shape.MarkedText(run)
	}
	return marked
}
