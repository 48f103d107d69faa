package signup

import (
	"cmp"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"github.com/redis/go-redis/v9"

	"peritus/bff/notify"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/code"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
	"peritus/bff/platform/keyring"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/recipient"
)

// NewAccount is an account to create.
type NewAccount struct {
	Kind         Kind
	Email        string
	Name         string
	PasswordHash string
}

// Accounts creates accounts and finds out which addresses have one.
type Accounts interface {
	// CheckPassword returns messages for the field, or none if the password is allowed.
	CheckPassword(password, email, name string) []string
	// Strength returns a score from 0 to 4 and its label. 0 and 1 are refused.
	Strength(password, email, name string) (score int, word string)
	HashPassword(ctx context.Context, password string) (string, error)
	// Known reports whether an address has an account, and returns its owner's name.
	Known(ctx context.Context, email string) (name string, known bool, err error)
	// Create returns the id of the new account. An address in use is a Conflict.
	Create(ctx context.Context, n NewAccount) (userID string, err error)
}

// Newcomers stores the details of one kind of account.
type Newcomers interface {
	// New returns an empty form.
	New() Details
	// Check validates a normalized form beyond what it declares.
	Check(d Details) field.Problems
	// Open stores the record or profile of a new account.
	Open(ctx context.Context, userID string, d Details, email string) error
}

// Claims transfers prepared profiles to people who verified their claim. browser is the
// secret of the browser that verified it.
type Claims interface {
	Take(ctx context.Context, claimID, browser, userID string) error
}

// Terms knows the version of the terms in force and records who agreed to it.
type Terms interface {
	Current() string
	// Published reports whether people can read the terms and the privacy policy.
	Published(ctx context.Context) (bool, error)
	Agreed(ctx context.Context, userID, version string) error
}

// Deps of the service. Keys hash codes.
type Deps struct {
	DB        *db.DB
	Redis     redis.UniversalClient
	Clock     clock.Clock
	IDs       id.Source
	Accounts  Accounts
	Attorneys Newcomers
	Experts   Newcomers
	Claimants Newcomers // whose claim was lost before the code was entered
	Claims    Claims
	Terms     Terms
	Notify    notify.Sender
	Limits    recipient.Limiter
	Keys      keyring.Keys
	WebOrigin string
	Log       *slog.Logger
}

// Service turns sign-ups into accounts.
type Service struct {
	Deps
	store store
}

// New returns a service.
func New(deps Deps) *Service {
	s := &Service{Deps: deps}
	s.store = store{deps.DB, s.newcomers}
	return s
}

func (s *Service) newcomers(kind Kind) Newcomers {
	switch kind {
	case Attorney:
		return s.Attorneys
	case Claimant:
		return s.Claimants
	}
	return s.Experts
}

// purpose separates the codes of sign-ups from all others.
const purpose = "sign-up"

// ErrClosed refuses sign-ups while there are no terms to agree to.
var ErrClosed = &errs.Error{Kind: errs.Conflict, Code: "sign-up-closed",
	Detail: "You can't sign up yet, because our terms and privacy policy aren't published. Please come back later."}

// Start accepts a form from an IP address and emails a code. If the email address already
// has an account, it does the same work and returns the same response, but the email
// informs the owner instead, and no code matches. Errors: ErrClosed; by field; too many.
func (s *Service) Start(ctx context.Context, address string, f *Form) (State, error) {
	if published, err := s.Terms.Published(ctx); err != nil || !published {
		return State{}, cmp.Or[error](err, ErrClosed)
	}
	if problems := s.Check(f); len(problems) > 0 {
		return State{}, errs.Field(problems)
	}
	if len(f.Browser) < shortestSecret {
		return State{}, errs.Invalidf("Your browser blocks cookies. Allow cookies for this site, then send the form again.")
	}
	if err := s.limitAddress(ctx, address, "start", startsPerHour); err != nil {
		return State{}, err
	}
	hash, err := s.Accounts.HashPassword(ctx, f.Password)
	if err != nil {
		return State{}, err
	}
	now := s.Clock.Now()
	p := pending{ID: s.IDs.New(), Kind: f.Kind, Email: f.Email, EmailKey: mail.Key(f.Email), PasswordHash: hash,
		Details: f.Details, ClaimID: f.Claim, TermsVersion: f.Terms, BrowserHash: secretHash(f.Browser), CreatedAt: now}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.limitMails(ctx, p.Email, address); err != nil {
			return err
		}
		return s.send(ctx, &p, now, false)
	})
	if err != nil {
		return State{}, err
	}
	return s.stateOf(ctx, p)
}

// send generates, stores, and emails a code. If the address has an account, it emails the
// owner that someone tried to sign up with it. It expects a transaction in ctx.
func (s *Service) send(ctx context.Context, p *pending, now time.Time, again bool) error {
	drawn, err := code.New()
	if err != nil {
		return err
	}
	owner, known, err := s.Accounts.Known(ctx, p.Email)
	if err != nil {
		return err
	}
	p.CodeHash, p.CodeSentAt, p.Tries = code.Hash(s.Keys, purpose, p.ID, drawn), now, 0
	message := notify.Message{Kind: codeSent, To: p.Email, Data: notify.Data{"code": drawn}}
	if known {
		p.CodeHash = ""
		message.Kind, message.Data = accountExists, notify.Data{"name": owner, "origin": s.WebOrigin}
	}
	if err := s.store.save(ctx, *p, !again); err != nil {
		return err
	}
	if err := s.store.addMail(ctx, p.ID, p.EmailKey, again, now); err != nil {
		return err
	}
	return s.Notify.Send(ctx, message)
}

// Resend emails another code and cancels the previous one. Only the browser that began
// the sign-up can call it. Too soon or too often is TooMany with the time to wait.
func (s *Service) Resend(ctx context.Context, signUpID, browser, address string) (State, error) {
	var p pending
	err := s.DB.InTx(ctx, func(ctx context.Context) error {
		var err error
		if p, err = s.held(ctx, signUpID, browser); err != nil {
			return err
		}
		if p.VerifiedAt != nil {
			return ErrFinished
		}
		now := s.Clock.Now()
		if wait := p.CodeSentAt.Add(code.ResendAfter).Sub(now); wait > 0 {
			return errs.TooManyRequests(fmt.Sprintf("You can request a new code in %s.", inWords(wait)), wait)
		}
		sent, oldest, err := s.store.resends(ctx, p.ID, now.Add(-time.Hour))
		if err != nil {
			return err
		}
		if sent >= code.ResendsPerHour {
			wait := oldest.Add(time.Hour).Sub(now)
			return errs.TooManyRequests(fmt.Sprintf("You've requested %d codes in the last hour. You can request another in %s.", code.ResendsPerHour, inWords(wait)), wait)
		}
		if err := s.limitMails(ctx, p.Email, address); err != nil {
			return err
		}
		return s.send(ctx, &p, now, true)
	})
	if err != nil {
		return State{}, err
	}
	return s.stateOf(ctx, p)
}

// Find returns the state of a sign-up to the browser that began it. Errors: ErrNoSignUp,
// ErrFinished.
func (s *Service) Find(ctx context.Context, signUpID, browser string) (State, error) {
	p, err := s.store.find(ctx, signUpID)
	if err != nil {
		return State{}, err
	}
	if err := s.mayHold(p, browser); err != nil {
		return State{}, err
	}
	if p.VerifiedAt != nil {
		return State{}, ErrFinished
	}
	return s.stateOf(ctx, p)
}

// held reads a sign-up for the browser that began it and locks it until the transaction
// in ctx ends.
func (s *Service) held(ctx context.Context, signUpID, browser string) (pending, error) {
	p, err := s.store.lock(ctx, signUpID)
	if err != nil {
		return pending{}, err
	}
	return p, s.mayHold(p, browser)
}

func (s *Service) mayHold(p pending, browser string) error {
	same := subtle.ConstantTimeCompare([]byte(p.BrowserHash), []byte(secretHash(browser))) == 1
	if p.ID == "" || !same || s.Clock.Now().Sub(p.CreatedAt) > Retention {
		return ErrNoSignUp
	}
	return nil
}

func (s *Service) stateOf(ctx context.Context, p pending) (State, error) {
	now := s.Clock.Now()
	sent, _, err := s.store.resends(ctx, p.ID, now.Add(-time.Hour))
	return State{ID: p.ID, Kind: p.Kind, Email: p.Email, ClaimID: p.ClaimID,
		ResendAfter: max(0, p.CodeSentAt.Add(code.ResendAfter).Sub(now)),
		ExpiresIn:   max(0, p.CodeSentAt.Add(code.Lifetime).Sub(now)),
		TriesLeft:   max(0, code.Tries-p.Tries), ResendsLeft: max(0, code.ResendsPerHour-sent)}, err
}

// Sweep deletes unfinished sign-ups. For finished ones, it keeps which account agreed to
// which terms, and when.
func (s *Service) Sweep(ctx context.Context) error {
	return s.store.removeBefore(ctx, s.Clock.Now().Add(-Retention))
}

// secretHash keeps browsers' secrets out of the database.
func secretHash(secret string) string {
	sum := sha256.Sum256([]byte("sign-up browser " + secret))
	return hex.EncodeToString(sum[:])
}

// seconds rounds up to whole seconds.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

func inWords(d time.Duration) string {
	if d <= 90*time.Second {
		if n := seconds(d); n != 1 {
			return fmt.Sprintf("%d seconds", n)
		}
		return "1 second"
	}
	return fmt.Sprintf("%d minutes", int((d+time.Minute-1)/time.Minute))
}

// bare removes what people type between digits.
func bare(typed string) string {
	return strings.NewReplacer(" ", "", "\u00a0", "", "-", "", "–", "", "\t", "", "\n", "", "\r", "").Replace(typed)
}
