package stored

import (
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// Names of properties of an item or a section that revisions record like fields. No
// declared field starts with an underscore.
const (
	VisibilityField = "_visibility"
	OrderField      = "_order"
	StatusField     = "_status"
	OwnerField      = "_owner"
	PlaceField      = "_place"
	VersionField    = "_version"
	ProofField      = "_proof"
)

// Action of a revision.
type Action string

const (
	Added     Action = "add"
	Changed   Action = "save"
	Removed   Action = "remove"
	Reordered Action = "reorder"
	Confirmed Action = "confirm"
	Restated  Action = "status"
	Restored  Action = "restore"
	Proved    Action = "proof"
)

// Revision is one change, field by field.
type Revision struct {
	ID        string
	ExpertID  string
	Section   string // Empty for changes to the whole profile
	ItemID    string
	Action    Action
	Source    Source
	ActorID   string
	ActorName string
	OnBehalf  bool // staff acted for the expert
	Changes   []section.Change
	Reason    string // why staff changed it, or why it was restored
	At        time.Time
}

// ChangeOf returns the change of one field, or nil.
func (r Revision) ChangeOf(name string) *section.Change {
	for i := range r.Changes {
		if r.Changes[i].Field == name {
			return &r.Changes[i]
		}
	}
	return nil
}

// Filter narrows a history. Empty values mean everything.
type Filter struct {
	Section  string
	ActorID  string
	From, To time.Time // To is exclusive
}

// Editor is a person who has changed a profile.
type Editor struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

func (r Revision) Row() revisionRow {
	return revisionRow{
		ID: r.ID, ExpertID: r.ExpertID, Section: r.Section, ItemID: r.ItemID, Action: r.Action, Source: r.Source,
		ActorID: r.ActorID, ActorName: r.ActorName, OnBehalf: r.OnBehalf,
		Changes: string(field.Encode(r.Changes)), Reason: r.Reason, CreatedAt: r.At.UnixMilli(),
	}
}
