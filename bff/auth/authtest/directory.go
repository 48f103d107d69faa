package authtest

import (
	"context"
	"slices"
	"strings"

	"peritus/bff/auth"
)

// Directory is a fixed list of people.
type Directory []auth.Person

// Person finds a person by id.
func (d Directory) Person(_ context.Context, userID string) (auth.Person, bool, error) {
	at := slices.IndexFunc(d, func(p auth.Person) bool { return p.ID == userID })
	if at < 0 {
		return auth.Person{}, false, nil
	}
	return d[at], true, nil
}

// People finds many people by id.
func (d Directory) People(_ context.Context, userIDs []string) (map[string]auth.Person, error) {
	found := map[string]auth.Person{}
	for _, p := range d {
		if slices.Contains(userIDs, p.ID) {
			found[p.ID] = p
		}
	}
	return found, nil
}

// Staff returns the administrators and researchers on the list, by name.
func (d Directory) Staff(context.Context) ([]auth.Person, error) {
	staff := slices.DeleteFunc(slices.Clone(d), func(p auth.Person) bool { return !p.Groups.Staff() })
	slices.SortFunc(staff, func(a, b auth.Person) int { return strings.Compare(a.Name, b.Name) })
	return staff, nil
}
