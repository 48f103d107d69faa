package notify

import (
	"context"
	"fmt"
	"slices"

	"peritus/bff/platform/db"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/mail"
)

// Outbox queues emails.
type Outbox interface {
	Send(ctx context.Context, messages ...mail.Message) error
}

// Deps of the service. Keys sign the links to unsubscribe.
type Deps struct {
	DB        *db.DB
	Outbox    Outbox
	Keys      keyring.Keys
	WebOrigin string
}

// Service sends notifications of the registered kinds.
type Service struct {
	Deps
	store store
	kinds []*Kind
}

// New returns a service without kinds.
func New(deps Deps) *Service { return &Service{Deps: deps, store: store{deps.DB}} }

// Register adds a domain's kinds. Call it before the first Send. It returns an error for
// a duplicate code, an unknown class, or an invalid template.
func (s *Service) Register(kinds ...*Kind) error {
	for _, k := range kinds {
		if s.kind(k.Code) != nil || k.Code == "" {
			return fmt.Errorf("notification kind %q is registered already, or has no code", k.Code)
		}
		if !slices.Contains([]Class{Security, Transactional, Optional}, k.Class) || k.Class == Optional && k.Label == "" {
			return fmt.Errorf("notification kind %s has no class, or is optional without a label", k.Code)
		}
		for _, words := range []string{k.Subject, k.Text} {
			if _, err := parse(k.Code, words); err != nil {
				return err
			}
		}
		s.kinds = append(s.kinds, k)
	}
	return nil
}

// Kinds returns all registered kinds.
func (s *Service) Kinds() []*Kind { return s.kinds }

func (s *Service) kind(code string) *Kind {
	for _, k := range s.kinds {
		if k.Code == code {
			return k
		}
	}
	return nil
}

// Send queues notifications in the transaction in ctx, all or none. It skips optional
// ones that the recipient turned off.
func (s *Service) Send(ctx context.Context, messages ...Message) error {
	refused, err := s.refused(ctx, messages)
	if err != nil {
		return err
	}
	var emails []mail.Message
	for _, m := range messages {
		email, err := s.email(m)
		if err != nil {
			return err
		}
		if !m.canBeTurnedOff() || !refused[choiceKey{m.UserID, m.Kind.Code}] {
			emails = append(emails, email)
		}
	}
	return s.Outbox.Send(ctx, emails...)
}

// refused returns the messages that their recipients turned off. It runs one query.
func (s *Service) refused(ctx context.Context, messages []Message) (map[choiceKey]bool, error) {
	var readers []string
	for _, m := range messages {
		if m.Kind == nil || s.kind(m.Kind.Code) != m.Kind {
			return nil, fmt.Errorf("notification %+v: its kind is not registered", m.Kind)
		}
		if m.canBeTurnedOff() {
			readers = append(readers, m.UserID)
		}
	}
	if len(readers) == 0 {
		return nil, nil
	}
	return s.store.refused(ctx, readers)
}

// email returns the email of a message, with an unsubscribe link if it is optional.
func (s *Service) email(m Message) (mail.Message, error) {
	email, err := m.Email()
	if err == nil && m.canBeTurnedOff() {
		email.Unsubscribe = s.unsubscribeLink(m.UserID, m.Kind.Code)
		email.Text += fmt.Sprintf("\nDon't want these emails? Turn them off:\n%s\n", email.Unsubscribe)
	}
	return email, err
}

func (m Message) canBeTurnedOff() bool { return m.Kind.Class == Optional && m.UserID != "" }
