package inquiry

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/redis/go-redis/v9"
	"golang.org/x/text/cases"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/recipient"
)

// Member is someone who handles inquiries.
type Member struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// Deps of the service. Keys sign the time a form was opened. Digests of new inquiries
// go to StaffMail at most once per DigestEvery, and so do replies to our answers. If
// StaffMail is empty, every staff member gets the digests, and replies go to the person
// who answered.
type Deps struct {
	DB          *db.DB
	Redis       redis.UniversalClient
	Clock       clock.Clock
	IDs         id.Source
	Notify      notify.Sender
	Limits      recipient.Limiter
	Accounts    auth.Directory
	AuditLog    auth.AuditLog
	Keys        keyring.Keys
	StaffMail   string
	DigestEvery time.Duration
	WebOrigin   string
	Log         *slog.Logger
}

// Service receives inquiries and lets staff handle them.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Submit accepts a form that a visitor sent from a network address, and returns its
// reference. The email to the sender is queued in the same transaction; staff learn of it
// from the next digest.
// Sending the same form again, for example after a lost response, has no effect. If the
// hidden field is filled in, the response is the same, but no email is sent. Errors: by
// field, a form sent too quickly, too late, or twice with different words (started.go), or
// too many.
func (s *Service) Submit(ctx context.Context, code, address string, raw []byte) (string, error) {
	form, found := Forms[code]
	if !found {
		return "", errs.NotFoundf("Form")
	}
	sent, problems := form.read(raw)
	if len(problems) > 0 {
		return "", errs.Field(problems)
	}
	if err := s.inTime(sent.opened); err != nil {
		return "", err
	}
	fingerprint := fingerprintOf(code, sent)
	if reference, found, err := s.store.findReference(ctx, fingerprint); err != nil || found {
		return reference, err
	}
	if err := s.limit(ctx, address); err != nil {
		return "", err
	}
	inquiry := s.inquiryOf(form, sent)
	if sent.trap != "" {
		inquiry.State = Spam
	}
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		first, err := s.store.add(ctx, inquiry, fingerprint, sent.opened, foundBy(inquiry))
		if err != nil {
			return err
		}
		if !first {
			reference, same, err := s.store.findReference(ctx, fingerprint)
			if err == nil && !same {
				return s.sentBefore()
			}
			inquiry.Reference = reference // the same form arrived concurrently
			return err
		}
		if err := s.store.addStep(ctx, inquiry.ID, 1, Step{Action: Received, ActorName: inquiry.Name, At: inquiry.CreatedAt}, ""); err != nil {
			return err
		}
		if inquiry.State == Spam {
			return nil
		}
		return s.confirm(ctx, inquiry)
	})
	return inquiry.Reference, err
}

func (s *Service) inquiryOf(form Form, sent sent) Inquiry {
	now := s.Clock.Now()
	return Inquiry{ID: s.IDs.New(), Reference: id.NewReference(), Form: form.Code, State: Unread,
		Name: fullName(sent, form), Email: sent.get("email"), Phone: sent.phone(), Subject: sent.get(form.subject),
		Fields: sent.values, Version: 1, CreatedAt: now, UpdatedAt: now}
}

// confirm tells the sender that we have the message, unless their mailbox got enough of
// our emails.
func (s *Service) confirm(ctx context.Context, inquiry Inquiry) error {
	confirm, err := s.Limits.TakeConfirmation(ctx, inquiry.Email)
	if err != nil || !confirm {
		return err
	}
	return s.Notify.Send(ctx, confirmation(inquiry, s.StaffMail))
}

// Sweep deletes inquiries that are older than Retention.
func (s *Service) Sweep(ctx context.Context) error {
	return s.store.removeBefore(ctx, s.Clock.Now().Add(-Retention))
}

func fingerprintOf(code string, s sent) string {
	all, _ := json.Marshal([]any{s.values, s.opened, s.trap}) // sorts the names
	sum := sha256.Sum256(append([]byte(code+"\x00"), all...))
	return hex.EncodeToString(sum[:])
}

var fold = cases.Fold()

// foundBy is the text that staff can search.
func foundBy(i Inquiry) string {
	parts := []string{i.Reference, i.Name, i.Email, i.Phone, i.Subject}
	names := make([]string, 0, len(i.Fields))
	for name := range i.Fields {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		parts = append(parts, i.Fields[name])
	}
	return fold.String(strings.Join(parts, "\n"))
}
