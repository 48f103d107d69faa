package credit

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
)

// Holders returns a page (from 1) of the attorneys whose names or addresses match words, or
// of all whose credits have moved, the last first; and how many there are.
func (s *Service) Holders(ctx context.Context, words string, owing bool, page int) ([]Holder, int, error) {
	if strings.TrimSpace(words) != "" {
		return s.searched(ctx, words, page)
	}
	found, n, err := s.Ledger.Holdings(ctx, owing, (page-1)*StaffPageSize, StaffPageSize)
	if err != nil {
		return nil, 0, err
	}
	ids := make([]string, len(found))
	for i, h := range found {
		ids[i] = h.OwnerID
	}
	people, err := s.People.People(ctx, ids)
	holders := make([]Holder, len(found))
	for i, h := range found {
		holders[i] = Holder{people[h.OwnerID], h}
		holders[i].ID = h.OwnerID
	}
	return holders, n, err
}

func (s *Service) searched(ctx context.Context, words string, page int) ([]Holder, int, error) {
	people, n, err := s.Accounts.Attorneys(ctx, words, page)
	if err != nil {
		return nil, 0, err
	}
	ids := make([]string, len(people))
	for i, p := range people {
		ids[i] = p.ID
	}
	holdings, err := s.Ledger.HoldingsOf(ctx, ids)
	holders := make([]Holder, len(people))
	for i, p := range people {
		holders[i] = Holder{p, holdings[p.ID]}
	}
	return holders, n, err
}

// Holder returns an attorney's credits, and records that the actor saw them.
func (s *Service) Holder(ctx context.Context, actor auth.Actor, userID string) (auth.Person, ledger.State, error) {
	person, err := s.attorney(ctx, userID)
	if err != nil {
		return person, ledger.State{}, err
	}
	if userID != actor.UserID {
		if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "credits.opened", Kind: "account", ID: userID, Name: person.Name}); err != nil {
			return person, ledger.State{}, err
		}
	}
	state, err := s.Ledger.State(ctx, userID)
	return person, state, err
}

// Totals adds up all accounts.
func (s *Service) Totals(ctx context.Context) (CreditTotals, error) {
	sums, wallets, wrong, err := s.Ledger.Sums(ctx)
	t := CreditTotals{Wallets: wallets, Wrong: wrong}
	for _, sum := range sums {
		t.Sum += sum.Posted
		switch sum.Kind {
		case "granted":
			t.Granted = sum.Posted
		case "bought":
			t.Bought = sum.Posted
		case "owed":
			t.Owed = sum.Posted
		case "lot":
			t.Free, t.Held = sum.Posted-sum.Held, sum.Held
		case "spent":
			t.Spent = sum.Posted
		case "expired":
			t.Expired = sum.Posted
		case "revoked":
			t.Revoked = sum.Posted
		case "refunded":
			t.Refunded = sum.Posted
		}
	}
	return t, err
}
