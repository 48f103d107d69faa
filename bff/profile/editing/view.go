package editing

import (
	"peritus/bff/platform/web"

	"github.com/danielgtaylor/huma/v2"

	"encoding/json"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/file"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// longestForm is the longest id of a form.
const longestForm = 64

// SectionLookup says that entries of the section can be looked up elsewhere.
type SectionLookup struct {
	ORCID string `json:"orcid" doc:"The expert's ORCID iD in Me on the web, or empty."`
}

const LongestReason = 300

// SectionView is a section as its editors see it.
type SectionView struct {
	Section     string             `json:"section"`
	Title       string             `json:"title"`
	Single      bool               `json:"single"`
	Items       []SectionItem      `json:"items"`
	ConfirmedAt *time.Time         `json:"confirmed_at"`
	Overview    OverviewSection    `json:"overview"`
	Holds       []FieldHold        `json:"holds" doc:"Fields that can't be changed for now."`
	Files       []file.ProfileFile `json:"files" doc:"The documents of the items."`
	Lookup      *SectionLookup     `json:"lookup" doc:"How entries can be looked up elsewhere, or null."`
}

// SectionItem is one row, or all of a single section.
type SectionItem struct {
	ID         string          `json:"id"`
	Position   int             `json:"position"`
	Visibility string          `json:"visibility" enum:"public,attorneys,private"`
	Source     string          `json:"source" enum:"expert,staff,import"`
	Version    int             `json:"version"`
	Form       string          `json:"form" doc:"The open form that saved it last, or empty."`
	CreatedAt  time.Time       `json:"created_at"`
	UpdatedAt  time.Time       `json:"updated_at"`
	Title      string          `json:"title" doc:"What the entry is called in lists."`
	Detail     string          `json:"detail" doc:"What tells it apart from others with the same title; can be empty."`
	Name       string          `json:"name" doc:"What it is called where only that shows: its title and, among the entries of a section, its detail too if several have the title."`
	Hidden     bool            `json:"hidden" doc:"Whether only the expert and staff see it, whatever its visibility: a sealed matter, or a reference without consent."`
	Data       json.RawMessage `json:"data" doc:"The fields that the section declares."`
}

// ItemDraft is an edit that could not be saved because another person changed the item.
type ItemDraft struct {
	Visibility string          `json:"visibility"`
	Data       json.RawMessage `json:"data"`
}

// SectionSaved is the response to every change of a section.
type SectionSaved struct {
	Level        string          `json:"level" enum:"success"`
	Detail       string          `json:"detail"`
	Item         *SectionItem    `json:"item" doc:"The current item, or null."`
	Section      OverviewSection `json:"section"`
	Completeness int             `json:"completeness" doc:"Percent of the whole profile."`
	Revision     string          `json:"revision" doc:"The change, to undo a deletion; empty if nothing changed."`
}

// ProfileConfirmed is the response to a confirmation.
type ProfileConfirmed struct {
	Level    string          `json:"level" enum:"success"`
	Detail   string          `json:"detail"`
	Overview ProfileOverview `json:"overview"`
}

// RevisionView is one change.
type RevisionView struct {
	ID       string        `json:"id"`
	Section  string        `json:"section" doc:"Empty for the whole profile."`
	Title    string        `json:"title"`
	ItemID   string        `json:"item_id" doc:"Empty for the whole section."`
	Item     string        `json:"item" doc:"What the entry is called: now or, if it was deleted, before. Empty for the whole section, for a section with a single entry, and if it isn't known any more."`
	Action   string        `json:"action" enum:"add,save,remove,reorder,confirm,status,restore,proof"`
	Source   string        `json:"source" enum:"expert,staff,import"`
	By       string        `json:"by"`
	OnBehalf bool          `json:"on_behalf"`
	Reason   string        `json:"reason" doc:"Why staff changed it, or why it was restored."`
	At       time.Time     `json:"at"`
	Changes  []FieldChange `json:"changes"`
}

// FieldChange is one field before and after. Fields with a leading underscore are
// properties of the item or section: _visibility, _order, _status, _proof.
type FieldChange struct {
	Field  string          `json:"field"`
	Label  string          `json:"label"`
	Before json.RawMessage `json:"before"`
	After  json.RawMessage `json:"after"`
}

func ViewSection(declared section.Section, items []stored.Item, confirmed map[string]time.Time, now time.Time) SectionView {
	view := SectionView{
		Section: declared.Code, Title: declared.Title, Single: declared.Single, Items: make([]SectionItem, len(items)),
		ConfirmedAt: reading.ConfirmedAt(confirmed, declared.Code), Overview: ViewSummary(declared, items, confirmed, now),
	}
	for i, name := range section.Names(stored.Contents(items)) {
		view.Items[i] = ViewItem(items[i])
		view.Items[i].Name = name
	}
	return view
}

func ViewItem(i stored.Item) SectionItem {
	title := section.Title(i.Content)
	return SectionItem{
		ID: i.ID, Position: i.Position, Visibility: string(i.Visibility), Source: string(i.Source), Version: i.Version, Form: i.Edit.Form,
		CreatedAt: i.CreatedAt, UpdatedAt: i.UpdatedAt, Title: title, Detail: section.Detail(i.Content), Name: title, Hidden: section.Confidential(i.Content),
		Data: field.Encode(i.Content),
	}
}

func ViewRevision(r stored.Revision) RevisionView {
	view := RevisionView{
		ID: r.ID, Section: r.Section, Title: TitleOf(r.Section), ItemID: r.ItemID, Action: string(r.Action),
		Source: string(r.Source), By: ByWhom(r), OnBehalf: r.OnBehalf, Reason: r.Reason, At: r.At, Changes: make([]FieldChange, len(r.Changes)),
	}
	for i, c := range r.Changes {
		view.Changes[i] = FieldChange(c)
	}
	return view
}

// TransformSchema says that the lookup may be null.
func (SectionView) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "lookup")
}
