package profile

import (
	"strconv"
	"strings"
)

// Edit is the open form that saved an item last, and the version it started from. It's the
// zero Edit if the form is unknown.
type Edit struct {
	Form    string
	Version int
}

// merged is the version of a save that merged other people's changes, which the form hasn't
// seen: it goes on from there like everyone else.
const merged = -1

func (e Edit) stored() string {
	if e.Form == "" {
		return ""
	}
	return e.Form + ":" + strconv.Itoa(e.Version)
}

func editOf(stored string) Edit {
	form, version, _ := strings.Cut(stored, ":")
	n, err := strconv.Atoi(version)
	if err != nil {
		return Edit{}
	}
	return Edit{form, n}
}

// edit identifies this save.
func (in Input) edit() Edit {
	if in.Form == "" {
		return Edit{}
	}
	return Edit{in.Form, in.Version}
}

// wrote reports whether the form saved an item itself, starting from the version that it
// still has.
func (in Input) wrote(item Item) bool {
	return in.Form != "" && item.Edit.Version != merged && item.Edit == in.edit()
}
