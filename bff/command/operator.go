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

// operator returns the actor that the audit log records for a command: the person's login
// name, even under sudo.
func operator() auth.Actor {
	login := os.Getenv("SUDO_USER")
	if current, err := user.Current(); err == nil {
		login = cmp.Or(login, current.Username)
	}
	return auth.CommandLine(login)
}

// plain formats a refusal for people, with the problems of each field.
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
