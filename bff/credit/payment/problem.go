package payment

import (
	"context"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"peritus/bff/platform/errs"
)

// ProblemKind is what is wrong with a payment.
type ProblemKind string

const (
	WrongAmount  ProblemKind = "amount"  // another amount or currency than the order's
	ErasedBuyer  ProblemKind = "erased"  // paid after the account was deleted
	OtherSession ProblemKind = "session" // another checkout than the order's
	FailedRefund ProblemKind = "refund"  // the bank sent a refund back
	Earlier      ProblemKind = "earlier" // an order marked as wrong before problems were kept
)

// Problem is a payment that a person must look at, until staff settle it.
type Problem struct {
	ID        string
	Kind      ProblemKind
	Reference string // Stripe's id of the checkout, or of the refund
	PaymentID string // Stripe's; empty if it isn't known
	OrderID   string // empty for a refund
	OwnerID   string // of the order's wallet; empty once the account is deleted
	Credits   int    // of the order
	Due       int    // cents of the order, in Currency
	Cents     int    // paid, in the currency; 0 if that isn't known
	Currency  string
	FoundAt   time.Time
	SettledAt time.Time // zero while it's open
	SettledBy string    // the name of an administrator
	Note      string    // what they did
}

// ProblemsSize is the number of problems on a page.
const ProblemsSize = 25

var (
	errNoProblem = errs.NotFoundf("Payment problem")
	errSettled   = errs.Conflicting("A colleague already settled this payment.", nil)
)

type problemRow struct {
	ID          string
	Kind        string
	Reference   string
	PaymentID   string
	OrderID     *string
	Cents       int64
	Currency    string
	FoundAt     int64
	SettledAt   *int64
	SettledBy   string
	SettledByID string
	Note        string
	// Of the order, for reading.
	OwnerID *string `gorm:"->"`
	Credits *int64  `gorm:"->"`
	Due     *int64  `gorm:"->"`
}

func (problemRow) TableName() string { return "credit_problems" }

func (r problemRow) problem() Problem {
	p := Problem{ID: r.ID, Kind: ProblemKind(r.Kind), Reference: r.Reference, PaymentID: r.PaymentID, Cents: int(r.Cents), Currency: r.Currency,
		FoundAt: time.UnixMilli(r.FoundAt).UTC(), SettledAt: clock.AtMillis(r.SettledAt), SettledBy: r.SettledBy, Note: r.Note}
	if r.OrderID != nil {
		p.OrderID = *r.OrderID
	}
	if r.OwnerID != nil {
		p.OwnerID = *r.OwnerID
	}
	if r.Credits != nil && r.Due != nil {
		p.Credits, p.Due = int(*r.Credits), int(*r.Due)
	}
	return p
}

// Problems returns a page (from 1) of the problems, and how many there are: open ones, the
// oldest first, or settled ones, the latest first.
func (s *Service) Problems(ctx context.Context, settled bool, page int) ([]Problem, int, error) {
	return s.store.problems(ctx, settled, (page-1)*ProblemsSize, ProblemsSize)
}

// Settle closes a problem with what staff did about it, in the transaction in ctx. Whoever
// comes second is told that it's settled.
func (s *Service) Settle(ctx context.Context, problemID, byID, by, note string) (Problem, error) {
	rows := []problemRow{}
	if err := s.DB.Locking(ctx).Where("id = ?", problemID).Find(&rows).Error; err != nil {
		return Problem{}, db.Wrap("lock a payment problem", err)
	}
	switch {
	case len(rows) == 0:
		return Problem{}, errNoProblem
	case rows[0].SettledAt != nil:
		return Problem{}, errSettled
	}
	return rows[0].problem(), db.Wrap("settle a payment problem", s.DB.Write(ctx).Model(&problemRow{}).Where("id = ?", problemID).
		UpdateColumns(map[string]any{"settled_at": s.Clock.Now().UnixMilli(), "settled_by": by, "settled_by_id": byID, "note": note}).Error)
}

// Buyer returns whose order it is; empty once the account is deleted.
func (s *Service) Buyer(ctx context.Context, orderID string) (string, error) {
	row, found, err := s.store.find(ctx, "id", orderID)
	if err != nil || !found {
		return "", err
	}
	return s.Ledger.Owner(ctx, row.WalletID)
}

func (s store) problems(ctx context.Context, settled bool, offset, limit int) ([]Problem, int, error) {
	where, order := "p.settled_at IS NULL", "p.found_at, p.id"
	if settled {
		where, order = "p.settled_at IS NOT NULL", "p.settled_at DESC, p.id"
	}
	var count int64
	if err := s.db.Read(ctx).Table("credit_problems AS p").Where(where).Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count payment problems", err)
	}
	var rows []problemRow
	err := s.db.Read(ctx).Table("credit_problems AS p").Select("p.*, w.owner_id, o.credits, o.cents AS due").
		Joins("LEFT JOIN credit_orders AS o ON o.id = p.order_id").Joins("LEFT JOIN credit_wallets AS w ON w.id = o.wallet_id").
		Where(where).Order(order).Offset(offset).Limit(limit).Scan(&rows).Error
	all := make([]Problem, len(rows))
	for i, r := range rows {
		all[i] = r.problem()
	}
	return all, int(count), db.Wrap("list payment problems", err)
}

// addProblem reports whether a problem is new.
func (s store) addProblem(ctx context.Context, row problemRow) (bool, error) {
	added := s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row)
	return added.RowsAffected > 0, db.Wrap("store a payment problem", added.Error)
}
