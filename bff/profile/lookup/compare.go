package lookup

import (
	"cmp"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
)

// PublicationLookup is what DataCite has for an ORCID iD, compared with a profile.
type PublicationLookup struct {
	ORCID      string            `json:"orcid"`
	Total      int               `json:"total" doc:"The works that DataCite has. The list may hold fewer."`
	Listed     int               `json:"listed" doc:"The works in the list."`
	Room       int               `json:"room" doc:"How many more publications the profile can hold."`
	Candidates []LookupCandidate `json:"candidates" doc:"New ones first, then duplicates, then those that can't be used."`
}

// LookupCandidate is one work.
type LookupCandidate struct {
	Key         string              `json:"key" doc:"Identifies the work with these values, to accept it."`
	Status      string              `json:"status" enum:"new,duplicate,unusable"`
	Suggested   bool                `json:"suggested" doc:"Whether it's new, a text, and has no namesake."`
	Publication section.Publication `json:"publication" doc:"The row that would be added."`
	Twin        *LookupTwin         `json:"twin" doc:"The publication that it duplicates, or null."`
	Notes       []string            `json:"notes" doc:"What to know about it, and why it can't be used."`
}

// TransformSchema says that the twin may be null.
func (LookupCandidate) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "twin")
}

// LookupTwin is a publication that a work duplicates.
type LookupTwin struct {
	ItemID string `json:"item_id" doc:"The row in the profile, or empty for another work in the list."`
	Title  string `json:"title"`
}

const (
	isNew       = "new"
	isDuplicate = "duplicate"
	isUnusable  = "unusable"
)

var ranks = map[string]int{isNew: 0, isDuplicate: 1, isUnusable: 2}

// row is a publication of the profile.
type row struct {
	itemID string
	*section.Publication
}

func rowsOf(view editing.SectionView) ([]row, error) {
	declared, _ := section.Find(section.PublicationsCode)
	rows := make([]row, len(view.Items))
	for i, item := range view.Items {
		content, err := declared.Read(item.Data)
		if err != nil {
			return nil, err
		}
		rows[i] = row{item.ID, content.(*section.Publication)}
	}
	return rows, nil
}

func indexOf(current []section.Item) *section.PublicationIndex {
	var index section.PublicationIndex
	for _, item := range current {
		index.Add(item.(*section.Publication))
	}
	return &index
}

// compared lists works beside the rows of a profile.
func compared(orcid string, found foundWorks, rows []row) PublicationLookup {
	var index section.PublicationIndex
	itemIDs := map[*section.Publication]string{}
	for _, r := range rows {
		index.Add(r.Publication)
		itemIDs[r.Publication] = r.itemID
	}
	declared, _ := section.Find(section.PublicationsCode)
	list := PublicationLookup{ORCID: orcid, Total: found.Total, Listed: len(found.Works), Room: max(declared.Max-len(rows), 0),
		Candidates: make([]LookupCandidate, len(found.Works))}
	for i := range found.Works {
		w := &found.Works[i]
		c := LookupCandidate{Key: keyOf(&w.Publication), Status: isNew, Publication: w.Publication, Notes: slices.Concat(w.Unusable, w.Notes)}
		twin := index.Find(&w.Publication)
		switch {
		case len(w.Unusable) > 0:
			c.Status = isUnusable
		case twin != nil:
			c.Status, c.Twin = isDuplicate, &LookupTwin{ItemID: itemIDs[twin], Title: twin.Name}
		default:
			namesake := index.Titled(&w.Publication)
			c.Suggested = namesake == nil && !w.Unlikely
			if namesake != nil {
				c.Notes = append(c.Notes, namesakeNote(itemIDs[namesake]))
			}
			index.Add(&w.Publication)
		}
		if c.Notes == nil {
			c.Notes = []string{}
		}
		list.Candidates[i] = c
	}
	slices.SortStableFunc(list.Candidates, func(a, b LookupCandidate) int {
		return cmp.Or(ranks[a.Status]-ranks[b.Status], cmp.Compare(b.Publication.Date, a.Publication.Date), cmp.Compare(a.Publication.Name, b.Publication.Name))
	})
	return list
}

func namesakeNote(itemID string) string {
	if itemID == "" {
		return "Another work in this list has this title and year. This may be another version of it."
	}
	return "The profile has this title and year under another DOI. This may be another version of it."
}
