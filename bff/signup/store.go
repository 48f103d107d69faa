package signup

import (
	"context"
	"encoding/json"
	"time"

	"peritus/bff/platform/db"
	"peritus/bff/platform/field"
)

// pending is a stored sign-up. The zero value means none.
type pending struct {
	ID           string
	Kind         Kind
	Email        string
	EmailKey     string
	PasswordHash string
	Details      Details
	ClaimID      string
	TermsVersion string
	BrowserHash  string
	CodeHash     string // empty if no code can match
	CodeSentAt   time.Time
	Tries        int
	CreatedAt    time.Time
	VerifiedAt   *time.Time
	UserID       string
}

type pendingRow struct {
	ID           string `gorm:"primaryKey"`
	Kind         string
	Email        string
	EmailKey     string
	PasswordHash string
	Details      string
	ClaimID      string
	TermsVersion string
	BrowserHash  string
	CodeHash     string
	CodeSentAt   int64
	Tries        int
	CreatedAt    int64 `gorm:"autoCreateTime:false"`
	VerifiedAt   *int64
	UserID       string
}

func (pendingRow) TableName() string { return "sign_ups" }

type mailRow struct {
	SignUpID string
	EmailKey string
	Again    bool
	SentAt   int64
}

func (mailRow) TableName() string { return "sign_up_mails" }

type store struct {
	db        *db.DB
	newcomers func(Kind) Newcomers
}

// find returns the zero value if there is none.
func (s store) find(ctx context.Context, signUpID string) (pending, error) {
	var rows []pendingRow
	if err := s.db.Read(ctx).Where("id = ?", signUpID).Limit(1).Find(&rows).Error; err != nil || len(rows) == 0 {
		return pending{}, db.Wrap("read sign-up", err)
	}
	return rows[0].pending(s.newcomers)
}

// lock reads a sign-up and locks it until the transaction ends.
func (s store) lock(ctx context.Context, signUpID string) (pending, error) {
	var rows []pendingRow
	err := s.db.Locking(ctx).Where("id = ?", signUpID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return pending{}, db.Wrap("lock sign-up", err)
	}
	return rows[0].pending(s.newcomers)
}

// save stores a new sign-up, or a new code of an existing one.
func (s store) save(ctx context.Context, p pending, first bool) error {
	if !first {
		return db.Wrap("save code", s.db.Write(ctx).Model(&pendingRow{}).Where("id = ?", p.ID).Updates(map[string]any{
			"code_hash": p.CodeHash, "code_sent_at": p.CodeSentAt.UnixMilli(), "tries": p.Tries}).Error)
	}
	row := pendingRow{ID: p.ID, Kind: string(p.Kind), Email: p.Email, EmailKey: p.EmailKey, PasswordHash: p.PasswordHash,
		Details: string(field.Encode(p.Details)), ClaimID: p.ClaimID, TermsVersion: p.TermsVersion, BrowserHash: p.BrowserHash,
		CodeHash: p.CodeHash, CodeSentAt: p.CodeSentAt.UnixMilli(), CreatedAt: p.CreatedAt.UnixMilli()}
	return db.Wrap("add sign-up", s.db.Write(ctx).Create(&row).Error)
}

func (s store) saveTries(ctx context.Context, p pending) error {
	return db.Wrap("count tries", s.db.Write(ctx).Model(&pendingRow{}).Where("id = ?", p.ID).Update("tries", p.Tries).Error)
}

// finish keeps who agreed to which terms and erases the form, which the account has now.
func (s store) finish(ctx context.Context, p pending) error {
	return db.Wrap("finish sign-up", s.db.Write(ctx).Model(&pendingRow{}).Where("id = ?", p.ID).Updates(map[string]any{
		"verified_at": p.VerifiedAt.UnixMilli(), "user_id": p.UserID, "password_hash": "", "details": "{}"}).Error)
}

func (s store) addMail(ctx context.Context, signUpID, emailKey string, again bool, at time.Time) error {
	return db.Wrap("note mail", s.db.Write(ctx).Create(&mailRow{SignUpID: signUpID, EmailKey: emailKey, Again: again, SentAt: at.UnixMilli()}).Error)
}

// resends counts the additional codes of a sign-up since a time and returns when the
// first of them was sent.
func (s store) resends(ctx context.Context, signUpID string, since time.Time) (int, time.Time, error) {
	return s.sent(ctx, since, "sign_up_id = ? AND again = ?", signUpID, true)
}

func (s store) sent(ctx context.Context, since time.Time, which string, values ...any) (int, time.Time, error) {
	var times []int64
	err := s.db.Read(ctx).Model(&mailRow{}).Where("sent_at > ?", since.UnixMilli()).Where(which, values...).
		Order("sent_at").Pluck("sent_at", &times).Error
	if err != nil || len(times) == 0 {
		return 0, time.Time{}, db.Wrap("count mails", err)
	}
	return len(times), time.UnixMilli(times[0]), nil
}

// removeBefore deletes unfinished sign-ups begun before a time. For finished ones, it
// erases everything except who agreed to which terms, and when.
func (s store) removeBefore(ctx context.Context, t time.Time) error {
	old := s.db.Write(ctx).Model(&pendingRow{}).Select("id").Where("created_at < ?", t.UnixMilli())
	if err := s.db.Write(ctx).Where("sign_up_id IN (?)", old).Delete(&mailRow{}).Error; err != nil {
		return db.Wrap("remove mails of old sign-ups", err)
	}
	if err := s.db.Write(ctx).Where("created_at < ? AND verified_at IS NULL", t.UnixMilli()).Delete(&pendingRow{}).Error; err != nil {
		return db.Wrap("remove old sign-ups", err)
	}
	return db.Wrap("erase old sign-ups", s.db.Write(ctx).Model(&pendingRow{}).Where("created_at < ? AND email <> ''", t.UnixMilli()).
		Updates(map[string]any{"email": "", "email_key": "", "browser_hash": "", "code_hash": ""}).Error)
}

func (r pendingRow) pending(newcomers func(Kind) Newcomers) (pending, error) {
	p := pending{ID: r.ID, Kind: Kind(r.Kind), Email: r.Email, EmailKey: r.EmailKey, PasswordHash: r.PasswordHash,
		ClaimID: r.ClaimID, TermsVersion: r.TermsVersion, BrowserHash: r.BrowserHash, CodeHash: r.CodeHash,
		CodeSentAt: time.UnixMilli(r.CodeSentAt), Tries: r.Tries, CreatedAt: time.UnixMilli(r.CreatedAt), UserID: r.UserID}
	if r.VerifiedAt != nil {
		at := time.UnixMilli(*r.VerifiedAt)
		p.VerifiedAt = &at
	}
	p.Details = newcomers(p.Kind).New()
	return p, db.Wrap("read details of sign-up", json.Unmarshal([]byte(r.Details), p.Details))
}
