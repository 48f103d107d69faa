package credit

import (
	"context"
	"errors"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/credit/payment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// GrantForm gives credits to an attorney.
type GrantForm struct {
	Credits *int   `json:"credits"`
	Days    *int   `json:"days"`
	Reason  string `json:"reason"`
}

// Most credits that staff can give or revoke at once, and most days that a gift lasts.
const (
	mostCredits = 1000
	mostDays    = 730
)

// Declare binds the fields.
func (g *GrantForm) Declare(f *field.Form) {
	f.Number(&g.Credits, "Credits", field.Required, field.Between(1, mostCredits))
	f.Number(&g.Days, "Days until they expire", field.Between(1, mostDays), field.Hint("Leave it empty for credits that don't expire."))
	declareReason(f, &g.Reason)
}

// RevokeForm takes credits from an attorney.
type RevokeForm struct {
	Credits *int   `json:"credits"`
	Reason  string `json:"reason"`
}

// Declare binds the fields.
func (r *RevokeForm) Declare(f *field.Form) {
	f.Number(&r.Credits, "Credits", field.Required, field.Between(1, mostCredits))
	declareReason(f, &r.Reason)
}

func declareReason(f *field.Form, at *string) {
	f.LongText(at, "Reason", field.Required, field.Max(300), field.IfMissing("Enter a reason. The attorney reads it in their statement."),
		field.Hint("The attorney reads it in their statement. It's also in the audit log."))
}

// Grant gives credits to an attorney. Nobody gives credits to themselves.
func (s *Service) Grant(ctx context.Context, actor auth.Actor, userID string, form GrantForm) (ledger.Movement, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return ledger.Movement{}, errs.Field(problems)
	}
	var until *time.Time
	if form.Days != nil {
		at := s.Clock.Now().Add(days(*form.Days))
		until = &at
	}
	return s.act(ctx, actor, userID, "credits.granted", *form.Credits, form.Reason, until, func(ctx context.Context, o ledger.Order) (ledger.Movement, error) {
		m, err := s.Ledger.Grant(ctx, userID, o, until)
		if err != nil {
			return m, err
		}
		person, err := s.attorney(ctx, userID)
		if err != nil {
			return m, err
		}
		return m, s.tellGranted(ctx, person, m.Amount, until, form.Reason)
	})
}

// Revoke takes free credits from an attorney.
func (s *Service) Revoke(ctx context.Context, actor auth.Actor, userID string, form RevokeForm) (ledger.Movement, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return ledger.Movement{}, errs.Field(problems)
	}
	m, err := s.act(ctx, actor, userID, "credits.revoked", *form.Credits, form.Reason, nil, func(ctx context.Context, o ledger.Order) (ledger.Movement, error) {
		return s.Ledger.Revoke(ctx, userID, o)
	})
	if errors.Is(err, ledger.ErrShort) {
		state, failed := s.Ledger.State(ctx, userID)
		if failed != nil {
			return ledger.Movement{}, failed
		}
		return ledger.Movement{}, errs.Field(map[string][]string{"credits": {"Enter at most " + strconv.Itoa(state.Free) + ". Held credits can't be revoked."}})
	}
	return m, err
}

var errOwn = errs.Denied("You can't do this to your own account. Ask another administrator.")

// act moves credits of someone else, with a reason, in one transaction with its audit entry.
func (s *Service) act(ctx context.Context, actor auth.Actor, userID, action string, credits int, reason string, until *time.Time, move func(context.Context, ledger.Order) (ledger.Movement, error)) (m ledger.Movement, err error) {
	if userID == actor.UserID {
		return m, errOwn
	}
	person, err := s.attorney(ctx, userID)
	if err != nil {
		return m, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		m, err = move(ctx, ledger.Order{Key: "staff:" + s.IDs.New(), Amount: credits, Reason: reasonStaff, Rule: RuleStaff, Version: s.rules().Version, About: ledger.About{Note: reason}})
		if err != nil {
			return err
		}
		if err := s.changed(ctx, userID); err != nil {
			return err
		}
		after, err := s.Ledger.State(ctx, userID) // a debt may have been paid from it
		if err != nil {
			return err
		}
		detail := auth.AuditDetail{"credits": strconv.Itoa(credits), "free-after": strconv.Itoa(after.Free)}
		if until != nil {
			detail["until"] = until.Format(time.DateOnly)
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: action, Kind: "account", ID: userID, Name: person.Name, Reason: reason, Detail: detail})
	})
	return m, err
}

// attorney finds a person who can have credits.
func (s *Service) attorney(ctx context.Context, userID string) (auth.Person, error) {
	person, found, err := s.People.Person(ctx, userID)
	if err != nil {
		return person, err
	}
	if !found {
		return person, errs.NotFoundf("Account")
	}
	if !person.Groups.Has(auth.Attorney) {
		return person, errs.Invalidf("%s isn't an attorney. Only attorneys have credits.", person.Name)
	}
	return person, nil
}

// SettleForm says what staff did about a payment.
type SettleForm struct {
	Note string `json:"note"`
}

// Declare binds the fields.
func (n *SettleForm) Declare(f *field.Form) {
	f.LongText(&n.Note, "What we did", field.Required, field.Max(500), field.Called("the note"), field.IfMissing("Enter what you did about it."))
}

// Trouble is a payment that a person must look at, with its buyer.
type Trouble struct {
	payment.Problem
	Buyer auth.Person // empty once the account is deleted, and for a refund
}

// Troubles returns a page (from 1) of the payments that a person must look at, or of those that
// staff settled, and how many there are.
func (s *Service) Troubles(ctx context.Context, settled bool, page int) ([]Trouble, int, error) {
	found, n, err := s.Payments.Problems(ctx, settled, page)
	if err != nil {
		return nil, 0, err
	}
	var ids []string
	for _, p := range found {
		if p.OwnerID != "" {
			ids = append(ids, p.OwnerID)
		}
	}
	people := map[string]auth.Person{}
	if len(ids) > 0 {
		if people, err = s.People.People(ctx, ids); err != nil {
			return nil, 0, err
		}
	}
	all := make([]Trouble, len(found))
	for i, p := range found {
		all[i] = Trouble{p, people[p.OwnerID]}
	}
	return all, n, nil
}

// Settle closes a payment that a person looked at, with a note, in one transaction with its
// audit entry.
func (s *Service) Settle(ctx context.Context, actor auth.Actor, problemID string, form SettleForm) error {
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		p, err := s.Payments.Settle(ctx, problemID, actor.UserID, actor.Name, form.Note)
		if err != nil {
			return err
		}
		entry := auth.AuditEntry{Action: "payment.settled", Kind: "payment", ID: p.ID, Name: p.Reference, Reason: form.Note}
		if p.OrderID != "" {
			if entry.Person, err = s.Payments.Buyer(ctx, p.OrderID); err != nil {
				return err
			}
			if entry.Person == actor.UserID {
				return errOwn // which undoes it
			}
		}
		return s.AuditLog.Record(ctx, actor, entry)
	})
}
