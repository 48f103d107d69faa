package profile

import (
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// edit identifies this save.
func (in Input) edit() stored.Edit {
	if in.Form == "" {
		return stored.Edit{}
	}
	return stored.Edit{Form: in.Form, Version: in.Version}
}

// wrote reports whether the form saved an item itself, starting from the version that it
// still has.
func (in Input) wrote(item stored.Item) bool {
	return in.Form != "" && item.Edit.Version != stored.Merged && item.Edit == in.edit()
}

// Input is an item to save. Version is the version the person has seen, 0 for a new item.
type Input struct {
	Version    int
	Visibility stored.Visibility
	Content    section.Item
	// Base has the values that the person started from, or nil. With them, edits of
	// different fields merge instead of being a conflict.
	Base *Base
	// Reason is why the profile is changed. Staff need one on an expert's behalf.
	Reason string
	// Form is a random id of the open form, or empty. A save whose response was lost is
	// recognized by it as the form's own, so going on typing is no conflict.
	Form string
}

// Base is the item that an edit started from.
type Base struct {
	Visibility stored.Visibility
	Content    section.Item
}

// Outcome is the result of a change. Item is the zero Item if it was removed.
type Outcome struct {
	Item         stored.Item
	Changed      bool // false if nothing changed
	Section      editing.OverviewSection
	Completeness int
	Revision     string // id of the change, or empty
}
