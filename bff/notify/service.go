package notify

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/event"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/mail"
)

// Outbox queues emails.
type Outbox interface {
	Send(ctx context.Context, messages ...mail.Message) error
	// SendInOrder sends each once those before it were.
	SendInOrder(ctx context.Context, messages ...mail.Message) error
}

// Deps of the service. Keys sign the links to unsubscribe.
type Deps struct {
	DB     *db.DB
	Clock  clock.Clock
	IDs    id.Source
	Outbox Outbox
	Keys   keyring.Keys
	People auth.Directory
	// Zones returns the time zones in people's profiles, where they have one.
	Zones     func(ctx context.Context, userIDs []string) (map[string]string, error)
	WebOrigin string
}

// Service sends notifications of the registered kinds, and keeps what people see of them.
type Service struct {
	Deps
	Told  *event.Topic[Told]
	store store
	kinds []*Kind
}

// New returns a service without kinds.
func New(deps Deps) *Service {
	return &Service{Deps: deps, Told: event.NewTopic[Told](), store: store{deps.DB}}
}

// Register adds a domain's kinds. Call it before the first Send. It returns an error for
// a duplicate code, an unknown class or topic, or an invalid template.
func (s *Service) Register(kinds ...*Kind) error {
	for _, k := range kinds {
		if s.kind(k.Code) != nil || k.Code == "" {
			return fmt.Errorf("notification kind %q is registered already, or has no code", k.Code)
		}
		if !slices.Contains([]Class{Security, Transactional, Optional}, k.Class) || k.Class == Optional && (k.Label == "" || k.InApp == nil) {
			return fmt.Errorf("notification kind %s has no class, or is optional without a label or a place in the center", k.Code)
		}
		templates := []string{k.Subject, k.Text}
		if k.InApp != nil {
			if !k.InApp.Topic.known() || k.InApp.Title == "" || k.InApp.Path == "" {
				return fmt.Errorf("notification kind %s has no topic, title, or path in the center", k.Code)
			}
			templates = append(templates, k.InApp.Title, k.InApp.Path)
		}
		for _, words := range templates {
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

// Send stores and queues notifications in the transaction in ctx, all or none. It skips
// what the recipient turned off, and holds optional emails during quiet hours.
func (s *Service) Send(ctx context.Context, messages ...Message) error {
	emails := make([]mail.Message, len(messages))
	for i, m := range messages {
		if m.Kind == nil || s.kind(m.Kind.Code) != m.Kind {
			return fmt.Errorf("notification %+v: its kind is not registered", m.Kind)
		}
		var err error
		if emails[i], err = s.email(m); err != nil {
			return err
		}
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		refused, err := s.refused(ctx, messages)
		if err != nil {
			return err
		}
		var wanted []outgoing
		var entries []entryRow
		for i, m := range messages {
			choice, chose := refused[choiceKey{m.UserID, m.Kind.Code}]
			chose = chose && m.canBeTurnedOff()
			if !chose || choice.Wanted {
				wanted = append(wanted, outgoing{m, emails[i]})
			}
			if m.Kind.InApp == nil || m.UserID == "" || chose && !choice.InApp {
				continue
			}
			entry, err := s.entryOf(m)
			if err != nil {
				return err
			}
			entries = append(entries, entry)
		}
		if err := s.add(ctx, entries); err != nil {
			return err
		}
		now, err := s.hold(ctx, wanted)
		if err != nil {
			return err
		}
		return s.Outbox.Send(ctx, now...)
	})
}

// outgoing is an email of a message.
type outgoing struct {
	Message
	email mail.Message
}

// refused returns the choices against kinds of the messages. It runs one query, or none.
func (s *Service) refused(ctx context.Context, messages []Message) (map[choiceKey]choiceRow, error) {
	var readers []string
	for _, m := range messages {
		if m.canBeTurnedOff() {
			readers = append(readers, m.UserID)
		}
	}
	if len(readers) == 0 {
		return nil, nil
	}
	return s.store.refusals(ctx, sortedUnique(readers))
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

// errElsewhere is the error for a path in the center that isn't ours.
var errElsewhere = errors.New("a notification leads to another site")

// entryOf returns what the center shows of a message.
func (s *Service) entryOf(m Message) (entryRow, error) {
	title, path, err := m.Entry()
	if err != nil {
		return entryRow{}, err
	}
	path = strings.TrimPrefix(path, s.WebOrigin)
	if !strings.HasPrefix(strings.Replace(path, areaMark, "/", 1), "/") || strings.HasPrefix(path, "//") {
		return entryRow{}, fmt.Errorf("notification %s: %w: %q", m.Kind.Code, errElsewhere, path)
	}
	return entryRow{ID: s.IDs.New(), UserID: m.UserID, Kind: m.Kind.Code, Title: title, ByID: m.By, Path: path, CreatedAt: s.Clock.Now().UnixMilli()}, nil
}
