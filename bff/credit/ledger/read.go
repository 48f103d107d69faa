package ledger

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// lineRow is a movement with what belongs to it.
type lineRow struct {
	Movement  movementRow `gorm:"embedded"`
	ExpertID  *string
	SubjectID *string
	Note      *string
	DueAt     *int64
	ReadAt    *int64
	EndedBy   *int64
	EndKind   *string
	EndReason *string
	ExpiresAt *int64
}

// lines selects movements with what belongs to them.
func lines(q *gorm.DB) *gorm.DB {
	return q.Table("credit_movements m").Select("m.*, d.expert_id, d.subject_id, d.note, h.due_at, h.read_at, h.ended_by, e.kind AS end_kind, e.reason AS end_reason, a.expires_at").
		Joins("LEFT JOIN credit_details d ON d.wallet_id = m.wallet_id AND d.number = COALESCE(m.hold, m.number)").
		Joins("LEFT JOIN credit_holds h ON h.wallet_id = m.wallet_id AND h.number = m.number").
		Joins("LEFT JOIN credit_movements e ON e.wallet_id = h.wallet_id AND e.number = h.ended_by").
		Joins("LEFT JOIN credit_accounts a ON a.id = m.wallet_id || ':' || m.number")
}

func (l lineRow) movement() Movement {
	r := l.Movement
	m := Movement{Number: r.Number, ID: r.ID, Kind: Kind(r.Kind), Reason: r.Reason, Rule: r.Rule, Version: r.RuleVersion, Amount: int(r.Amount),
		Balance: Balance{int(r.Free), int(r.Held), int(r.Owed)}, At: time.UnixMilli(r.At).UTC(), ExpiresAt: clock.TimeAt(l.ExpiresAt)}
	if r.Hold != nil {
		m.Of = *r.Hold
	}
	if l.ExpertID != nil {
		m.About = About{*l.ExpertID, *l.SubjectID, *l.Note}
	}
	if l.DueAt != nil {
		m.Hold = holdRow{ID: r.ID, Number: r.Number, Amount: r.Amount, DueAt: *l.DueAt, ReadAt: l.ReadAt, EndedBy: l.EndedBy}.hold()
		if l.EndKind != nil {
			m.Hold.Ended, m.Hold.Reason = Kind(*l.EndKind), *l.EndReason
		}
	}
	return m
}

// Wallet returns the id of a person's wallet, or "" before anything moved.
func (l *Ledger) Wallet(ctx context.Context, ownerID string) (string, error) {
	var found []string
	err := l.DB.Read(ctx).Model(&walletRow{}).Where("owner_id = ?", ownerID).Pluck("id", &found).Error
	if err != nil || len(found) == 0 {
		return "", db.Wrap("find a wallet", err)
	}
	return found[0], nil
}

// State is what a wallet holds now, and what becomes of it.
type State struct {
	Balance
	Lots  []Lot  // with free credits, in the order in which they are spent
	Holds []Hold // open, the first due first
}

// State returns what a person has. Lots whose time is over don't count, whether or not that
// has been written.
func (l *Ledger) State(ctx context.Context, ownerID string) (State, error) {
	var state State
	var rows []walletRow
	if err := l.DB.Read(ctx).Where("owner_id = ?", ownerID).Find(&rows).Error; err != nil || len(rows) == 0 {
		return state, db.Wrap("find a wallet", err)
	}
	w := &wallet{Ledger: l, id: rows[0].ID, at: max(rows[0].At, l.Clock.Now().UnixMilli())}
	var err error
	if w.lots, err = l.store.lots(ctx, w.id); err != nil {
		return state, err
	}
	if w.owed, err = l.store.owed(ctx, w.account(owed)); err != nil {
		return state, err
	}
	w.sort()
	state.Owed = int(w.owed)
	for _, found := range w.lots {
		state.Held += int(found.Held)
		if found.over(w.at) {
			continue
		}
		state.Free += int(found.free())
		if found.free() > 0 {
			state.Lots = append(state.Lots, Lot{int(found.free()), int(found.Held), clock.TimeAt(found.ExpiresAt)})
		}
	}
	open, err := l.store.openHolds(ctx, w.id)
	for _, h := range open {
		state.Holds = append(state.Holds, *h.hold())
	}
	return state, err
}

// Statement returns a page of a wallet's movements, the last first, and how many there are.
// Without kinds, it's all of them.
func (l *Ledger) Statement(ctx context.Context, walletID string, kinds []Kind, offset, limit int) ([]Movement, int, error) {
	var n int64
	if err := ofKinds(l.DB.Read(ctx).Table("credit_movements m"), walletID, kinds).Count(&n).Error; err != nil {
		return nil, 0, db.Wrap("count movements", err)
	}
	var rows []lineRow
	if err := statement(l.DB.Read(ctx), walletID, kinds, offset, limit).Find(&rows).Error; err != nil {
		return nil, 0, db.Wrap("read movements", err)
	}
	all := make([]Movement, len(rows))
	for i, r := range rows {
		all[i] = r.movement()
	}
	return all, int(n), nil
}

// statement is also explained by a test.
func statement(q *gorm.DB, walletID string, kinds []Kind, offset, limit int) *gorm.DB {
	return ofKinds(lines(q), walletID, kinds).Order("m.number DESC").Offset(offset).Limit(limit)
}

func ofKinds(q *gorm.DB, walletID string, kinds []Kind) *gorm.DB {
	q = q.Where("m.wallet_id = ?", walletID)
	if len(kinds) > 0 {
		q = q.Where("m.kind IN ?", kinds)
	}
	return q
}

// Find returns a movement by its id, and its wallet.
func (l *Ledger) Find(ctx context.Context, movementID string) (m Movement, walletID string, found bool, err error) {
	var rows []lineRow
	err = lines(l.DB.Read(ctx)).Where("m.id = ?", movementID).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Movement{}, "", false, db.Wrap("find a movement", err)
	}
	return rows[0].movement(), rows[0].Movement.WalletID, true, nil
}

// HoldOf returns a hold by its id.
func (l *Ledger) HoldOf(ctx context.Context, holdID string) (Hold, error) {
	return l.store.hold(ctx, holdID)
}
