package auth

import "context"

// Person is someone with an account, with the details shown to other people and in
// emails.
type Person struct {
	ID     string
	Name   string
	Email  string // as its owner writes it
	Image  string
	Groups Groups
}

// Directory finds people who have accounts. Domains use it instead of the account
// package.
type Directory interface {
	// Person finds a person by account id.
	Person(ctx context.Context, userID string) (p Person, found bool, err error)
	// People finds many people by account id. It leaves out ids without an account.
	People(ctx context.Context, userIDs []string) (map[string]Person, error)
	// Staff returns the administrators and researchers who can sign in, by name.
	Staff(ctx context.Context) ([]Person, error)
}
