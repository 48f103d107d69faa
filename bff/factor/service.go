package factor

import (
	"context"
	"fmt"
	"net/url"
	"time"

	"github.com/go-webauthn/webauthn/webauthn"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/clock"
)

// Service sets up, checks, and removes second factors.
type Service struct {
	Deps
	store    store
	webauthn *webauthn.WebAuthn
}

// New returns a service.
func New(deps Deps) (*Service, error) {
	origin, err := url.Parse(deps.Origin)
	if err != nil {
		return nil, fmt.Errorf("origin of passkeys: %w", err)
	}
	party, err := webauthn.New(&webauthn.Config{RPID: origin.Hostname(), RPDisplayName: issuer, RPOrigins: []string{deps.Origin}})
	if err != nil {
		return nil, fmt.Errorf("passkeys: %w", err)
	}
	return &Service{Deps: deps, store: store{db: deps.DB}, webauthn: party}, nil
}

// Due reports whether the account signs in with a second factor. A blocked passkey counts:
// blocking it must not let a person in who knows only the password.
func (s *Service) Due(ctx context.Context, userID string) (bool, error) {
	has, err := s.store.factors(ctx, userID)
	return has.count() > 0, err
}

// Status returns an account's second factors. found is false if it has none.
func (s *Service) Status(ctx context.Context, userID string) (Status, bool, error) {
	has, err := s.store.factors(ctx, userID)
	if err != nil || has.count() == 0 {
		return Status{}, false, err
	}
	st := Status{App: has.on()}
	for _, row := range has.passkeys {
		st.Passkeys = st.Passkeys || row.BlockedAt == nil
	}
	st.RecoveryCodesLeft, _, err = s.store.codes(ctx, userID)
	return st, true, err
}

// CheckCode checks a code of the account's app. A wrong one is ErrRefused.
func (s *Service) CheckCode(ctx context.Context, userID, code string) error {
	return s.checkCode(ctx, userID, code)
}

// CheckRecoveryCode uses one of the account's recovery codes. A wrong one is ErrRefused.
func (s *Service) CheckRecoveryCode(ctx context.Context, userID, code string) error {
	return s.checkRecoveryCode(ctx, userID, code)
}

// CheckPasskey checks a passkey's response to the challenge with the same binding. A
// wrong one is ErrRefused.
func (s *Service) CheckPasskey(ctx context.Context, userID string, assertion []byte, bound string) error {
	return s.checkPasskey(ctx, userID, assertion, bound)
}

// View returns what the actor sees of their own factors.
func (s *Service) View(ctx context.Context, actor auth.Actor) (View, error) {
	has, err := s.store.factors(ctx, actor.UserID)
	if err != nil {
		return View{}, err
	}
	v := View{AppSince: clock.TimeAt(has.app.ConfirmedAt), Required: s.required(actor), Passkeys: []Key{}}
	for _, row := range has.passkeys {
		v.Passkeys = append(v.Passkeys, Key{ID: row.ID, Name: row.Name, AddedAt: time.UnixMilli(row.CreatedAt).UTC(),
			UsedAt: clock.TimeAt(row.UsedAt), Blocked: row.BlockedAt != nil})
	}
	left, made, err := s.store.codes(ctx, actor.UserID)
	v.CodesLeft, v.CodesMade = left, clock.TimeAt(made)
	return v, err
}

func (s *Service) required(actor auth.Actor) bool { return s.Required && actor.Staff() }

func (s *Service) mayLose(actor auth.Actor, has factors) error {
	if s.required(actor) && has.count() == 1 {
		return ErrLast
	}
	return nil
}

// added runs after a factor was added: a pending account gets access, its owner gets an
// email, and the first factor brings the recovery codes.
func (s *Service) added(ctx context.Context, actor auth.Actor, kind *notify.Kind, data notify.Data) ([]string, error) {
	if err := s.Accounts.Enrolled(ctx, actor.UserID); err != nil {
		return nil, err
	}
	if err := s.notifyActor(ctx, actor, kind, data); err != nil {
		return nil, err
	}
	_, made, err := s.store.codes(ctx, actor.UserID)
	if err != nil || made != nil {
		return nil, err
	}
	return s.newCodes(ctx, actor.UserID)
}

// removed runs after a factor was removed. The recovery codes go with the last one.
func (s *Service) removed(ctx context.Context, actor auth.Actor, before factors, kind *notify.Kind, data notify.Data) error {
	if before.count() == 1 {
		if err := s.store.replaceCodes(ctx, actor.UserID, nil); err != nil {
			return err
		}
	}
	data["last"] = before.count() == 1
	return s.notifyActor(ctx, actor, kind, data)
}

// Reset removes all factors of an account after its owner lost them. It joins the
// transaction of ctx. The caller ends the sessions and notifies the owner.
func (s *Service) Reset(ctx context.Context, userID string) error {
	return s.store.reset(ctx, userID)
}

// Sweep deletes expired challenges and unfinished setups.
func (s *Service) Sweep(ctx context.Context) error {
	now := s.Clock.Now()
	return s.store.sweep(ctx, now, now.Add(-SetupLifetime))
}

// notifyActor notifies the actor about their own factors. It may modify data.
func (s *Service) notifyActor(ctx context.Context, actor auth.Actor, kind *notify.Kind, data notify.Data) error {
	data["name"] = actor.Name
	return s.Notify.Send(ctx, notify.Message{Kind: kind, UserID: actor.UserID, To: actor.Email, Data: data})
}

// notify notifies an account's owner and returns their name. It may modify data.
func (s *Service) notify(ctx context.Context, userID string, kind *notify.Kind, data notify.Data) (name string, err error) {
	email, name, err := s.Accounts.Contact(ctx, userID)
	if err != nil {
		return "", err
	}
	return name, s.notifyActor(ctx, auth.Actor{UserID: userID, Name: name, Email: email}, kind, data)
}
