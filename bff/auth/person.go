package auth

import "context"

// Person is someone with an account, as other people and mails name them.
type Person struct {
	ID     string
	Name   string
	Email  string // as its owner writes it
	Image  string
	Groups Groups
}

// Directory finds the people who have accounts. Domains ask it instead of the accounts.
type Directory interface {
	// Person finds one by id.
	Person(ctx context.Context, userID string) (p Person, found bool, err error)
	// People finds many at once, by id. Those who have no account are left out.
	People(ctx context.Context, userIDs []string) (map[string]Person, error)
	// Staff returns the administrators and researchers who can sign in, by name.
	Staff(ctx context.Context) ([]Person, error)
}
