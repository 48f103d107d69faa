package accounttest

import (
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/auth"
)

// Grant signs the attorney in on the laptop.
func (f Fixture) Grant(t *testing.T) account.Grant {
	t.Helper()
	outcome, err := f.SignIn(f.Ctx, Email, Password, Laptop)
	if err != nil {
		t.Fatal(err)
	}
	return outcome.Grant
}

// From signs the attorney in on a device and returns who is there then.
func (f Fixture) From(t *testing.T, device account.Device) auth.Actor {
	t.Helper()
	outcome, err := f.SignIn(f.Ctx, Email, Password, device)
	if err != nil {
		t.Fatal(err)
	}
	return f.Actor(t, outcome.Grant.Access)
}

// Actor is who an access token stands for.
func (f Fixture) Actor(t *testing.T, access string) auth.Actor {
	t.Helper()
	presented, err := f.Authenticate(f.Ctx, access)
	if err != nil || !presented.Actor.SignedIn() {
		t.Fatalf("%+v, %v", presented, err)
	}
	return presented.Actor
}

// State of an access token.
func (f Fixture) State(t *testing.T, access string) auth.TokenState {
	t.Helper()
	p, err := f.Authenticate(f.Ctx, access)
	if err != nil {
		t.Fatal(err)
	}
	if (p.State == auth.TokenValid) != p.Actor.SignedIn() {
		t.Fatalf("state %s with actor %+v", p.State, p.Actor)
	}
	return p.State
}

// AskLink asks for a link to set a password and works off the job.
func (f Fixture) AskLink(t *testing.T, email string) {
	t.Helper()
	if err := f.AskRecovery(f.Ctx, email, Laptop); err != nil {
		t.Fatal(err)
	}
	f.WorkOff(t)
}

// WorkOff does the jobs that were added.
func (f Fixture) WorkOff(t *testing.T) {
	t.Helper()
	for _, args := range f.Jobs.All {
		if err := f.Recover(f.Ctx, args.(account.RecoveryJob).RequestID); err != nil {
			t.Fatal(err)
		}
	}
	f.Jobs.All = nil
}

// MailedTokens are those of the links in the mails to an address, oldest first.
func (f Fixture) MailedTokens(to, path string) []string {
	var found []string
	for _, m := range f.Mails.All {
		if m.To != to {
			continue
		}
		for line := range strings.Lines(m.Text) {
			if _, token, ok := strings.Cut(strings.TrimSpace(line), Origin+path+"?token="); ok {
				found = append(found, token)
			}
		}
	}
	return found
}

// Link is the token of a link to set the attorney's password.
func (f Fixture) Link(t *testing.T) string {
	t.Helper()
	f.AskLink(t, Email)
	all := f.MailedTokens(Email, "/set-password")
	if len(all) == 0 {
		t.Fatal("no link was mailed")
	}
	return all[len(all)-1]
}

// Admin makes an administrator.
func (f Fixture) Admin(t *testing.T, email, name string) auth.Actor {
	t.Helper()
	id, err := f.Add(f.Ctx, email, name, Password, auth.Groups{auth.Admin})
	if err != nil {
		t.Fatal(err)
	}
	return auth.Actor{UserID: id, Name: name, Email: email, Groups: auth.Groups{auth.Admin}, Fresh: true}
}
