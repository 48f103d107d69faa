package payment

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"strconv"
	"strings"
	"time"

	"github.com/stripe/stripe-go/v85/webhook"

	"peritus/bff/credit/ledger"
	"peritus/bff/platform/errs"
)

// event is what we read of Stripe's. Its shape depends on the type.
type event struct {
	ID   string `json:"id"`
	Type string `json:"type"`
	Data struct {
		Object json.RawMessage `json:"object"`
	} `json:"data"`
}

// reference is the id of an object that may have been sent as a whole.
type reference string

func (r *reference) UnmarshalJSON(data []byte) error {
	var object struct{ ID string }
	if len(data) > 0 && data[0] == '{' {
		if err := json.Unmarshal(data, &object); err != nil {
			return err
		}
		*r = reference(object.ID)
		return nil
	}
	var text *string
	if err := json.Unmarshal(data, &text); err != nil || text == nil {
		return err
	}
	*r = reference(*text)
	return nil
}

type sessionObject struct {
	ID                string    `json:"id"`
	ClientReferenceID string    `json:"client_reference_id"`
	Status            string    `json:"status"`
	PaymentStatus     string    `json:"payment_status"`
	PaymentIntent     reference `json:"payment_intent"`
	AmountTotal       int       `json:"amount_total"`
	Currency          string    `json:"currency"`
}

type chargeObject struct {
	PaymentIntent  reference `json:"payment_intent"`
	AmountRefunded int       `json:"amount_refunded"`
	Currency       string    `json:"currency"`
}

type disputeObject struct {
	ID            string    `json:"id"`
	PaymentIntent reference `json:"payment_intent"`
	Status        string    `json:"status"`
}

// Receive handles an event that Stripe signed, each once, in any order. A wrong signature or
// time is Unauthenticated.
func (s *Service) Receive(ctx context.Context, signature string, body []byte) error {
	if !s.On() {
		return errs.NotFoundf("Checkout")
	}
	if !s.signed(signature, body) {
		return errs.Unauthorized("The signature is wrong or too old.")
	}
	var e event
	if err := json.Unmarshal(body, &e); err != nil || e.ID == "" {
		return errs.Invalidf("This isn't an event.")
	}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		added, err := s.store.addEvent(ctx, e.ID, e.Type, s.Clock.Now())
		if err != nil || !added {
			return err
		}
		outcome, err := s.handle(ctx, e)
		if err != nil {
			return err
		}
		return s.store.endEvent(ctx, e.ID, outcome)
	})
}

// signed reports whether the body was signed with one of our secrets, about now. The library
// accepts events of the future, so we check the time. Of several times it takes the last, so
// there must be one.
func (s *Service) signed(signature string, body []byte) bool {
	if strings.Count(","+signature, ",t=") != 1 {
		return false
	}
	for part := range strings.SplitSeq(signature, ",") {
		at, is := strings.CutPrefix(part, "t=")
		if !is {
			continue
		}
		seconds, err := strconv.ParseInt(at, 10, 64)
		if err != nil || s.Clock.Now().Sub(time.Unix(seconds, 0)).Abs() > Tolerance {
			return false
		}
		for _, secret := range s.Secrets {
			if webhook.ValidatePayloadIgnoringTolerance(body, signature, secret) == nil {
				return true
			}
		}
		return false
	}
	return false
}

func (s *Service) handle(ctx context.Context, e event) (outcome string, err error) {
	read := func(into any) error {
		if err := json.Unmarshal(e.Data.Object, into); err != nil {
			return errs.Invalidf("The object of this %s can't be read.", e.Type)
		}
		return nil
	}
	switch e.Type {
	case "checkout.session.completed", "checkout.session.async_payment_succeeded", "checkout.session.async_payment_failed", "checkout.session.expired":
		var o sessionObject
		if err := read(&o); err != nil {
			return "", err
		}
		over := e.Type == "checkout.session.expired" || e.Type == "checkout.session.async_payment_failed"
		return s.session(ctx, o.session(), over)
	case "charge.refunded":
		var o chargeObject
		if err := read(&o); err != nil {
			return "", err
		}
		return s.payment(ctx, string(o.PaymentIntent), func(p *paymentRow) error {
			if o.Currency == Currency {
				p.RefundedCents = max(p.RefundedCents, int64(o.AmountRefunded)) // the sum of all refunds
			}
			return nil
		})
	case "refund.failed":
		s.Log.ErrorContext(ctx, "a refund failed", slog.String("event", e.ID)) // the money is ours again, and the credits aren't theirs
		var o struct {
			ID            string    `json:"id"`
			PaymentIntent reference `json:"payment_intent"`
			Amount        int       `json:"amount"`
			Currency      string    `json:"currency"`
		}
		if err := read(&o); err != nil {
			return "", err
		}
		return "refund failed", s.list(ctx, problemRow{Kind: string(FailedRefund), Reference: o.ID, PaymentID: string(o.PaymentIntent), Cents: int64(o.Amount), Currency: o.Currency},
			News{What: "A refund failed", Reference: o.ID, Detail: "The money is back with us, and the credits were taken from the buyer."})
	case "charge.dispute.created", "charge.dispute.updated", "charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated", "charge.dispute.closed":
		var o disputeObject
		if err := read(&o); err != nil {
			return "", err
		}
		return s.payment(ctx, string(o.PaymentIntent), func(p *paymentRow) error { return s.dispute(ctx, o, p) })
	}
	return "ignored", nil
}

// dispute notes how one dispute of a payment stands. What is lost once stays lost, whatever
// becomes of the payment's other disputes. An end counts, even if the beginning comes later.
func (s *Service) dispute(ctx context.Context, o disputeObject, p *paymentRow) error {
	all, err := s.store.disputes(ctx, p.PaymentID)
	if err != nil {
		return err
	}
	state := all[o.ID]
	switch {
	case o.Status == "won" || o.Status == "warning_closed":
		state = won
	case o.Status == "lost":
		state = lost
	case state == undisputed && !strings.HasPrefix(o.Status, "warning_"): // a warning takes no money
		state = disputed
	}
	if state == undisputed {
		return nil
	}
	all[o.ID] = state
	p.Dispute = string(won)
	for _, one := range all {
		if one == lost || one == disputed && p.Dispute != string(lost) {
			p.Dispute = string(one)
		}
	}
	return s.store.saveDispute(ctx, disputeRow{o.ID, p.PaymentID, string(state), s.Clock.Now().UnixMilli()})
}

func (o sessionObject) session() Session {
	return Session{ID: o.ID, OrderID: o.ClientReferenceID, PaymentID: string(o.PaymentIntent), Completed: o.Status == "complete", Expired: o.Status == "expired",
		Paid: o.PaymentStatus == "paid", Cents: o.AmountTotal, Currency: o.Currency}
}

// session books what became of an order. over means that it won't be paid anymore, unless it
// already is.
func (s *Service) session(ctx context.Context, session Session, over bool) (outcome string, err error) {
	if session.PaymentID != "" { // before the order, as in payment
		if _, err := s.store.lockPayment(ctx, session.PaymentID); err != nil {
			return "", err
		}
	}
	row, found, err := s.store.lock(ctx, "id", session.OrderID)
	switch {
	case err != nil:
		return "", err
	case !found:
		return "unknown order", nil
	case row.SessionID != nil && *row.SessionID != session.ID && !session.Paid:
		return "another session, unpaid", nil
	case row.SessionID != nil && *row.SessionID != session.ID:
		return "another session", s.report(ctx, OtherSession, "another session", row, session)
	case row.Movement != nil:
		return "paid before", nil
	}
	changes := map[string]any{"session_id": session.ID, "updated_at": s.Clock.Now().UnixMilli()}
	if session.PaymentID != "" {
		changes["payment_id"] = session.PaymentID
	}
	ownerID, err := s.Ledger.Owner(ctx, row.WalletID)
	if err != nil {
		return "", err
	}
	erased := ownerID == ""
	switch {
	case session.Paid && (int64(session.Cents) != row.Cents || session.Currency != row.Currency):
		outcome = string(Wrong)
		if err := s.report(ctx, WrongAmount, fmt.Sprintf("paid %d %s", session.Cents, session.Currency), row, session); err != nil {
			return "", err
		}
	case session.Paid && erased:
		outcome = string(Wrong)
		if err := s.report(ctx, ErasedBuyer, "paid after the account was deleted", row, session); err != nil {
			return "", err
		}
	case session.Paid:
		m, err := s.Ledger.BuyFor(ctx, row.WalletID, ledger.Order{Key: "order:" + row.ID, Amount: int(row.Credits), Reason: reasonPaid, Rule: Rule, Version: row.RuleVersion,
			About: ledger.About{SubjectID: row.ID}})
		if err != nil {
			return "", err
		}
		outcome, changes["movement"] = string(Paid), m.Number
	case over && session.Completed:
		outcome = string(Failed)
	case over:
		outcome = string(Expired)
	case session.Completed && row.State != string(Failed): // the failure may have come first
		outcome = string(Waiting)
	default:
		return "open", nil
	}
	changes["state"] = outcome
	if err := s.store.update(ctx, row.ID, changes); err != nil {
		return "", err
	}
	if outcome == string(Paid) {
		if err := s.reconcile(ctx, row.ID); err != nil {
			return "", err
		}
	}
	return outcome, nil
}

// payment notes what happened to a payment, known or not, and books it if its order is paid.
func (s *Service) payment(ctx context.Context, paymentID string, change func(*paymentRow) error) (outcome string, err error) {
	if paymentID == "" {
		return "no payment", nil
	}
	p, err := s.store.lockPayment(ctx, paymentID)
	if err != nil {
		return "", err
	}
	if err := change(&p); err != nil {
		return "", err
	}
	p.UpdatedAt = s.Clock.Now().UnixMilli()
	if err := s.store.savePayment(ctx, p); err != nil {
		return "", err
	}
	row, found, err := s.store.find(ctx, "payment_id", paymentID)
	if err != nil || !found || row.Movement == nil {
		return "noted", err // until its order is paid
	}
	return "booked", s.reconcile(ctx, row.ID)
}

// reconcile takes back as many credits as were refunded or are disputed, or gives them back.
func (s *Service) reconcile(ctx context.Context, orderID string) error {
	row, _, err := s.store.lock(ctx, "id", orderID)
	if err != nil {
		return err
	}
	target, reason := int64(0), reasonWon
	if row.PaymentID != nil {
		p, err := s.store.lockPayment(ctx, *row.PaymentID)
		if err != nil {
			return err
		}
		target = row.Credits * min(p.RefundedCents, row.Cents) / row.Cents
		if p.Dispute == string(disputed) || p.Dispute == string(lost) {
			if row.Credits > target {
				reason = reasonDispute
			}
			target = row.Credits
		}
		if reason == reasonWon && target > row.TakenBack {
			reason = reasonRefund
		}
	}
	if target != row.TakenBack {
		o := ledger.Order{Key: fmt.Sprintf("order:%s:%d", row.ID, row.Turns+1), Amount: int(max(target-row.TakenBack, row.TakenBack-target)), Reason: reason, Rule: Rule, Version: row.RuleVersion,
			About: ledger.About{SubjectID: row.ID}}
		if target > row.TakenBack {
			_, err = s.Ledger.ClawBack(ctx, row.WalletID, o, *row.Movement)
		} else {
			_, err = s.Ledger.GiveBack(ctx, row.WalletID, o)
		}
		if err != nil {
			return err
		}
		if err := s.store.update(ctx, row.ID, map[string]any{"taken_back": target, "turns": row.Turns + 1}); err != nil {
			return err
		}
	}
	ownerID, err := s.Ledger.Owner(ctx, row.WalletID)
	if err != nil || ownerID == "" {
		return err
	}
	return s.Changed(ctx, ownerID)
}
