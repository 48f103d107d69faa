package accounttest

import (
	"context"
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"peritus/bff/auth/authtest"
	"peritus/bff/platform/mail/mailtest"

	"peritus/bff/account"
	"peritus/bff/auth"
	"peritus/bff/platform/job"
	"peritus/bff/platform/mail"
)

// Letters are the mails that were sent.
type Letters struct{ mailtest.Outbox }

// To is the newest mail to an address whose subject has the words.
func (l *Letters) To(t *testing.T, email, subject string) mail.Message {
	t.Helper()
	for i := len(l.All) - 1; i >= 0; i-- {
		if m := l.All[i]; m.To == email && strings.Contains(m.Subject, subject) {
			return m
		}
	}
	t.Fatalf("no mail %q to %s in %+v", subject, email, l.All)
	return mail.Message{}
}

// Queue keeps the jobs that were added, until a test runs them.
type Queue struct {
	mu  sync.Mutex
	All []job.Args
}

// Add keeps the jobs.
func (q *Queue) Add(_ context.Context, jobs ...job.Args) error {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.All = append(q.All, jobs...)
	return nil
}

// Log is the audit log: entries and who made them.
type Log struct{ authtest.Log }

// Only is the one entry that was recorded since the last look; the owner did it.
func (l *Log) Only(t *testing.T, owner, action string) auth.AuditEntry {
	t.Helper()
	defer func() { l.All, l.By = nil, nil }()
	if len(l.All) != 1 {
		t.Fatalf("%d entries instead of %s: %+v", len(l.All), action, l.All)
	}
	e := l.All[0]
	if e.Action != action || e.Kind != "account" || e.ID != owner || l.By[0].UserID != owner || e.Name != Name {
		t.Errorf("%+v by %+v, not %s", e, l.By[0], action)
	}
	return e
}

// None fails where something was recorded since the last look.
func (l *Log) None(t *testing.T, what string) {
	t.Helper()
	if len(l.All) != 0 {
		t.Errorf("%s is in the log: %+v", what, l.All)
	}
}

// Last is the newest entry, which has to be for the action.
func (l *Log) Last(t *testing.T, action string) auth.AuditEntry {
	t.Helper()
	if len(l.All) == 0 {
		t.Fatal("nothing was recorded")
	}
	e := l.All[len(l.All)-1]
	if e.Action != action {
		t.Fatalf("recorded %+v, want %s", e, action)
	}
	return e
}

// Factors are second factors that a test replaces. Enrolled are the accounts that have
// one, beside those that the replacement knows.
type Factors struct {
	account.Factors
	Enrolled map[string]bool
}

// Due tells whether the account has one.
func (f *Factors) Due(ctx context.Context, userID string) (bool, error) {
	if f.Enrolled[userID] {
		return true, nil
	}
	return f.Factors.Due(ctx, userID)
}

// Reset takes it away.
func (f *Factors) Reset(_ context.Context, userID string) error {
	delete(f.Enrolled, userID)
	return nil
}

// NoFactors is an installation in which nobody has a second factor.
type NoFactors struct{}

func (NoFactors) Due(context.Context, string) (bool, error) { return false, nil }
func (NoFactors) Status(context.Context, string) (account.FactorStatus, error) {
	return account.FactorStatus{}, nil
}
func (NoFactors) Check(context.Context, string, account.Proof) error   { return account.ErrProof }
func (NoFactors) Owner(context.Context, account.Proof) (string, error) { return "", account.ErrProof }
func (NoFactors) PasskeyOptions(context.Context, string, string) (json.RawMessage, error) {
	return nil, account.ErrProof
}
