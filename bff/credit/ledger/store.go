package ledger

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type walletRow struct {
	ID        string `gorm:"primaryKey"`
	OwnerID   *string
	Transfers int64
	Movements int64
	At        int64
}

func (walletRow) TableName() string { return "credit_wallets" }

type accountRow struct {
	ID        string `gorm:"primaryKey"`
	WalletID  string
	Kind      string
	Number    int64
	ExpiresAt *int64
	Posted    int64
	Held      int64
	Transfer  int64
}

func (accountRow) TableName() string { return "credit_accounts" }

type movementRow struct {
	WalletID    string
	Number      int64
	ID          string
	RequestKey  string
	Fingerprint string
	Kind        string
	Reason      string
	Rule        string
	RuleVersion int
	Amount      int64
	Hold        *int64
	Free        int64
	Held        int64
	Owed        int64
	At          int64
}

func (movementRow) TableName() string { return "credit_movements" }

type transferRow struct {
	WalletID string
	Number   int64
	Movement int64
	FromID   string
	ToID     string
	Amount   int64
	State    string
	Pending  *int64
	At       int64
}

func (transferRow) TableName() string { return "credit_transfers" }

type holdRow struct {
	WalletID string
	Number   int64
	ID       string
	Amount   int64
	DueAt    int64
	ReadAt   *int64
	EndedBy  *int64
}

func (holdRow) TableName() string { return "credit_holds" }

func (r holdRow) hold() *Hold {
	h := &Hold{ID: r.ID, Number: r.Number, Amount: int(r.Amount), DueAt: time.UnixMilli(r.DueAt).UTC(), ReadAt: clock.TimeAt(r.ReadAt)}
	if r.EndedBy != nil {
		h.EndedBy = *r.EndedBy
	}
	return h
}

type detailRow struct {
	WalletID  string
	Number    int64
	ExpertID  string
	SubjectID string
	Note      string
}

func (detailRow) TableName() string { return "credit_details" }

// lock reads a wallet and keeps others from it until the transaction in ctx ends. SQLite has
// a single writer anyway.
func (s store) lock(ctx context.Context, column, value string) (walletRow, bool, error) {
	q := s.db.Locking(ctx)
	var rows []walletRow
	err := q.Where(column+" = ?", value).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return walletRow{}, false, db.Wrap("lock a wallet", err)
	}
	return rows[0], true, nil
}

// open makes a wallet with its accounts, unless the person got one meanwhile.
func (s store) open(ctx context.Context, walletID, ownerID string) error {
	added := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "owner_id"}}, DoNothing: true}).Create(&walletRow{ID: walletID, OwnerID: &ownerID})
	if added.Error != nil || added.RowsAffected == 0 {
		return db.Wrap("open a wallet", added.Error)
	}
	rows := make([]accountRow, len(accounts))
	for i, kind := range accounts {
		rows[i] = accountRow{ID: walletID + ":" + kind, WalletID: walletID, Kind: kind}
	}
	return db.Wrap("open the accounts of a wallet", s.db.Write(ctx).Create(&rows).Error)
}

func (s store) addAccount(ctx context.Context, a accountRow) error {
	return db.Wrap("open an account", s.db.Write(ctx).Create(&a).Error)
}

// lots returns the lots with credits and the rules by which these came in.
func (s store) lots(ctx context.Context, walletID string) (lots []*lot, err error) {
	err = lotsOf(s.db.Read(ctx), walletID).Find(&lots).Error
	return lots, db.Wrap("read lots", err)
}

// lotsOf is also explained by a test.
func lotsOf(q *gorm.DB, walletID string) *gorm.DB {
	return q.Table("credit_accounts a").Select("a.id, a.number, a.expires_at, a.posted, a.held, m.rule, m.rule_version").
		Joins("JOIN credit_movements m ON m.wallet_id = a.wallet_id AND m.number = a.number").
		Where("a.wallet_id = ? AND a.kind = 'lot' AND a.posted > 0", walletID)
}

func (s store) owed(ctx context.Context, accountID string) (owed int64, err error) {
	err = s.db.Read(ctx).Table("credit_accounts").Where("id = ?", accountID).Select("-posted").Scan(&owed).Error
	return owed, db.Wrap("read a debt", err)
}

func (s store) byKey(ctx context.Context, walletID, key string) (lineRow, bool, error) {
	var rows []lineRow
	err := lines(s.db.Read(ctx)).Where("m.wallet_id = ? AND m.request_key = ?", walletID, key).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return lineRow{}, false, db.Wrap("read a movement", err)
	}
	return rows[0], true, nil
}

// addTransfers writes one after the other: each is checked against the one before.
func (s store) addTransfers(ctx context.Context, rows []transferRow) error {
	for _, row := range rows {
		if err := s.db.Write(ctx).Create(&row).Error; err != nil {
			return db.Wrap("transfer credits", err)
		}
	}
	return nil
}

func (s store) addMovement(ctx context.Context, m movementRow) error {
	return db.Wrap("write a movement of credits", s.db.Write(ctx).Create(&m).Error)
}

func (s store) addDetails(ctx context.Context, d detailRow) error {
	return db.Wrap("write what a movement is about", s.db.Write(ctx).Create(&d).Error)
}

func (s store) addHold(ctx context.Context, h holdRow) error {
	return db.Wrap("hold credits", s.db.Write(ctx).Create(&h).Error)
}

func (s store) walletOf(ctx context.Context, holdID string) (walletID string, err error) {
	err = s.db.Read(ctx).Model(&holdRow{}).Where("id = ?", holdID).Limit(1).Pluck("wallet_id", &walletID).Error
	if err == nil && walletID == "" {
		return "", ErrNoHold
	}
	return walletID, db.Wrap("find a hold", err)
}

// openHold reads a hold whose wallet is locked.
func (s store) openHold(ctx context.Context, holdID string) (h holdRow, err error) {
	err = s.db.Read(ctx).Where("id = ?", holdID).Take(&h).Error
	return h, db.Wrap("read a hold", err)
}

func (s store) openHolds(ctx context.Context, walletID string) (holds []holdRow, err error) {
	err = s.db.Read(ctx).Where("wallet_id = ? AND ended_by IS NULL", walletID).Order("due_at").Find(&holds).Error
	return holds, db.Wrap("read open holds", err)
}

// hold reads a hold and how it ended.
func (s store) hold(ctx context.Context, holdID string) (Hold, error) {
	var rows []struct {
		Hold   holdRow `gorm:"embedded"`
		Kind   *string
		Reason *string
	}
	err := s.db.Read(ctx).Table("credit_holds h").Select("h.*, m.kind, m.reason").
		Joins("LEFT JOIN credit_movements m ON m.wallet_id = h.wallet_id AND m.number = h.ended_by").Where("h.id = ?", holdID).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		if err == nil {
			err = ErrNoHold
		}
		return Hold{}, db.Wrap("read a hold", err)
	}
	h := rows[0].Hold.hold()
	if rows[0].Kind != nil {
		h.Ended, h.Reason = Kind(*rows[0].Kind), *rows[0].Reason
	}
	return *h, nil
}

func (s store) extend(ctx context.Context, holdID string, readAt, dueAt int64) error {
	return db.Wrap("extend a hold", s.db.Write(ctx).Model(&holdRow{}).Where("id = ?", holdID).Updates(map[string]any{"read_at": readAt, "due_at": dueAt}).Error)
}

func (s store) endHold(ctx context.Context, holdID string, by int64) error {
	return db.Wrap("end a hold", s.db.Write(ctx).Model(&holdRow{}).Where("id = ?", holdID).Update("ended_by", by).Error)
}

// pendingOf returns the transfers that a hold set aside, and the rule by which it did.
func (s store) pendingOf(ctx context.Context, walletID string, number int64) (rule string, version int, parts []transferRow, err error) {
	var m movementRow
	if err := s.db.Read(ctx).Where("wallet_id = ? AND number = ?", walletID, number).Take(&m).Error; err != nil {
		return "", 0, nil, db.Wrap("read the movement of a hold", err)
	}
	err = s.db.Read(ctx).Where("wallet_id = ? AND movement = ? AND state = ?", walletID, number, pending).Order("number").Find(&parts).Error
	return m.Rule, m.RuleVersion, parts, db.Wrap("read what a hold set aside", err)
}

// forget removes the person of a wallet and what its movements were about.
func (s store) forget(ctx context.Context, walletID string) error {
	if err := s.db.Write(ctx).Model(&walletRow{}).Where("id = ?", walletID).Update("owner_id", nil).Error; err != nil {
		return db.Wrap("forget the person of a wallet", err)
	}
	return db.Wrap("forget what movements were about", s.db.Write(ctx).Where("wallet_id = ?", walletID).Delete(&detailRow{}).Error)
}
