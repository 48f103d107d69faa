package payment

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type orderRow struct {
	ID          string `gorm:"primaryKey"`
	WalletID    string
	Credits     int64
	Cents       int64
	Currency    string
	RuleVersion int
	State       string
	SessionID   *string
	PaymentID   *string
	Movement    *int64 // that added the credits
	TakenBack   int64  // credits
	Turns       int64  // how often credits were taken or given back
	CreatedAt   int64  `gorm:"autoCreateTime:false"`
	UpdatedAt   int64  `gorm:"autoUpdateTime:false"`
}

func (orderRow) TableName() string { return "credit_orders" }

func (r orderRow) order() Order {
	return Order{r.ID, r.WalletID, int(r.Credits), int(r.Cents), State(r.State), time.UnixMilli(r.CreatedAt).UTC()}
}

type paymentRow struct {
	PaymentID     string `gorm:"primaryKey"`
	RefundedCents int64
	Dispute       string
	UpdatedAt     int64 `gorm:"autoUpdateTime:false"`
}

func (paymentRow) TableName() string { return "credit_payments" }

// disputeRow is one dispute of a payment, by Stripe's id.
type disputeRow struct {
	DisputeID string `gorm:"primaryKey"`
	PaymentID string
	State     string
	UpdatedAt int64 `gorm:"autoUpdateTime:false"`
}

func (disputeRow) TableName() string { return "credit_disputes" }

type eventRow struct {
	ID         string `gorm:"primaryKey"`
	Type       string
	Outcome    string
	ReceivedAt int64
}

func (eventRow) TableName() string { return "credit_events" }

func (s store) add(ctx context.Context, o Order, version int) error {
	at := o.CreatedAt.UnixMilli()
	return db.Wrap("store an order", s.db.Write(ctx).Create(&orderRow{ID: o.ID, WalletID: o.WalletID, Credits: int64(o.Credits), Cents: int64(o.Cents), Currency: Currency,
		RuleVersion: version, State: string(o.State), CreatedAt: at, UpdatedAt: at}).Error)
}

func (s store) update(ctx context.Context, orderID string, changes map[string]any) error {
	return db.Wrap("update an order", s.db.Write(ctx).Model(&orderRow{}).Where("id = ?", orderID).UpdateColumns(changes).Error)
}

func (s store) find(ctx context.Context, column, value string) (orderRow, bool, error) {
	return one(s.db.Read(ctx), column, value)
}

// lock is find, and keeps others from the order until the transaction in ctx ends.
func (s store) lock(ctx context.Context, column, value string) (orderRow, bool, error) {
	return one(s.db.Locking(ctx), column, value)
}

func one(q *gorm.DB, column, value string) (orderRow, bool, error) {
	var rows []orderRow
	err := q.Where(column+" = ?", value).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return orderRow{}, false, db.Wrap("find an order", err)
	}
	return rows[0], true, nil
}

// since counts a wallet's orders. It's also explained by a test.
func (s store) since(ctx context.Context, walletID string, from time.Time) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&orderRow{}).Where("wallet_id = ? AND created_at >= ?", walletID, from.UnixMilli()).Count(&n).Error
	return int(n), db.Wrap("count orders", err)
}

// undecided returns orders of a period that may be paid.
func (s store) undecided(ctx context.Context, from, to time.Time) (rows []orderRow, err error) {
	err = s.db.Read(ctx).Where("state IN ? AND session_id IS NOT NULL AND created_at BETWEEN ? AND ?", []State{Open, Waiting}, from.UnixMilli(), to.UnixMilli()).Order("created_at").Limit(200).Find(&rows).Error
	return rows, db.Wrap("find undecided orders", err)
}

// addEvent reports whether an event is new. The same one at once waits for the first.
func (s store) addEvent(ctx context.Context, eventID, kind string, at time.Time) (bool, error) {
	added := s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&eventRow{ID: eventID, Type: kind, ReceivedAt: at.UnixMilli()})
	return added.RowsAffected > 0, db.Wrap("store an event", added.Error)
}

func (s store) endEvent(ctx context.Context, eventID, outcome string) error {
	return db.Wrap("update an event", s.db.Write(ctx).Model(&eventRow{}).Where("id = ?", eventID).Update("outcome", outcome).Error)
}

func (s store) forget(ctx context.Context, before time.Time) error {
	return db.Wrap("forget events", s.db.Write(ctx).Where("received_at < ?", before.UnixMilli()).Delete(&eventRow{}).Error)
}

// lockPayment reads what happened to a payment, or nothing yet, and keeps others from it.
func (s store) lockPayment(ctx context.Context, paymentID string) (paymentRow, error) {
	p := paymentRow{PaymentID: paymentID}
	return p, db.Wrap("read a payment", db.AddOrLock(s.db.Write(ctx), &p, "payment_id"))
}

func (s store) savePayment(ctx context.Context, p paymentRow) error {
	return db.Wrap("update a payment", s.db.Write(ctx).Model(&paymentRow{}).Where("payment_id = ?", p.PaymentID).
		UpdateColumns(map[string]any{"refunded_cents": p.RefundedCents, "dispute": p.Dispute, "updated_at": p.UpdatedAt}).Error)
}

// disputes returns the states of a payment's disputes by id. The payment is locked.
func (s store) disputes(ctx context.Context, paymentID string) (map[string]dispute, error) {
	var rows []disputeRow
	err := s.db.Write(ctx).Where("payment_id = ?", paymentID).Find(&rows).Error
	all := map[string]dispute{}
	for _, r := range rows {
		all[r.DisputeID] = dispute(r.State)
	}
	return all, db.Wrap("read disputes", err)
}

func (s store) saveDispute(ctx context.Context, d disputeRow) error {
	return db.Wrap("store a dispute", s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "dispute_id"}}, DoUpdates: clause.AssignmentColumns([]string{"state", "updated_at"})}).Create(&d).Error)
}
