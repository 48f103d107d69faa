package command

import (
	"cmp"
	"errors"
	"maps"
	"os"
	"os/user"
	"slices"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
)

// operator is the actor that the audit log names for a command: the person's login, also
// where sudo hides it.
func operator() auth.Actor {
	login := os.Getenv("SUDO_USER")
	if current, err := user.Current(); err == nil {
		login = cmp.Or(login, current.Username)
	}
	return auth.CommandLine(login)
}

// plain is a refusal as people read it, with what is wrong with each field.
func plain(err error) error {
	refusal := &errs.Error{}
	if !errors.As(err, &refusal) || refusal.Kind == errs.Internal {
		return err
	}
	lines := []string{refusal.Detail}
	for _, name := range slices.Sorted(maps.Keys(refusal.Fields)) {
		lines = append(lines, name+": "+strings.Join(refusal.Fields[name], " "))
	}
	return errors.New(strings.Join(lines, "\n"))
}
