package list

import (
	"context"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type codeRow struct {
	ID        string `gorm:"primaryKey"`
	ListID    string
	Hash      string
	Person    string
	Opened    int
	CreatedAt int64 `gorm:"autoCreateTime:false"`
	ExpiresAt *int64
	RevokedAt *int64
}

func (codeRow) TableName() string { return "list_codes" }

type openingRow struct {
	ID       string `gorm:"primaryKey"`
	CodeID   string
	OpenedAt int64
}

func (openingRow) TableName() string { return "list_openings" }

func (r codeRow) code() Code {
	return Code{r.ID, r.Person, time.UnixMilli(r.CreatedAt).UTC(), clock.TimeAt(r.ExpiresAt), clock.TimeAt(r.RevokedAt), r.Opened, []time.Time{}}
}

func (s store) addCode(ctx context.Context, listID string, c Code, hash string) error {
	return db.Wrap("make code of a list", s.db.Write(ctx).Create(&codeRow{ID: c.ID, ListID: listID, Hash: hash, Person: c.Person,
		CreatedAt: c.CreatedAt.UnixMilli(), ExpiresAt: clock.Millis(c.ExpiresAt)}).Error)
}

// codesOf are a list's codes. It is also explained by a test.
func codesOf(q *gorm.DB, listID string) *gorm.DB {
	return q.Table("list_codes").Where("list_id = ?", listID).Order("created_at DESC, id DESC")
}

// openingsOf are a code's openings. It is also explained by a test.
func openingsOf(q *gorm.DB, codeID string) *gorm.DB {
	return q.Table("list_openings").Where("code_id = ?", codeID).Order("opened_at DESC, id DESC").Limit(KeptOpenings)
}

// codes returns the codes of a list with their openings.
func (s store) codes(ctx context.Context, listID string) ([]Code, error) {
	var rows []codeRow
	if err := codesOf(s.db.Read(ctx), listID).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read codes of a list", err)
	}
	all := make([]Code, len(rows))
	ids := make([]string, len(rows))
	at := make(map[string]*Code, len(rows))
	for i, r := range rows {
		all[i], ids[i] = r.code(), r.ID
		at[r.ID] = &all[i]
	}
	if len(ids) == 0 {
		return all, nil
	}
	var openings []openingRow
	err := s.db.Read(ctx).Where("code_id IN ?", ids).Order("opened_at DESC, id DESC").Find(&openings).Error
	for _, o := range openings {
		c := at[o.CodeID]
		c.Openings = append(c.Openings, time.UnixMilli(o.OpenedAt).UTC())
	}
	return all, db.Wrap("read openings of a list", err)
}

// code returns one code of a list, without its openings.
func (s store) code(ctx context.Context, listID, codeID string) (Code, error) {
	var rows []codeRow
	if err := s.db.Read(ctx).Where("id = ? AND list_id = ?", codeID, listID).Limit(1).Find(&rows).Error; err != nil {
		return Code{}, db.Wrap("read code of a list", err)
	}
	if len(rows) == 0 {
		return Code{}, errNoCode
	}
	return rows[0].code(), nil
}

// codeByHash returns a code of a list that is neither deleted nor archived.
func (s store) codeByHash(ctx context.Context, hash string) (openedCode, error) {
	var rows []struct {
		Code    codeRow `gorm:"embedded"`
		OwnerID string
	}
	err := s.db.Read(ctx).Table("list_codes").Select("list_codes.*, lists.owner_id").Joins("JOIN lists ON lists.id = list_codes.list_id").
		Where("list_codes.hash = ? AND lists.deleted_at IS NULL AND lists.archived_at IS NULL", hash).Limit(1).Find(&rows).Error
	if err != nil {
		return openedCode{}, db.Wrap("find code of a list", err)
	}
	if len(rows) == 0 {
		return openedCode{}, errNoLink
	}
	return openedCode{rows[0].Code.code(), rows[0].Code.ListID, rows[0].OwnerID}, nil
}

// workingCodes counts the codes of a list that work at a time.
func (s store) workingCodes(ctx context.Context, listID string, at time.Time) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&codeRow{}).Where("list_id = ? AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)", listID, at.UnixMilli()).Count(&n).Error
	return int(n), db.Wrap("count codes of a list", err)
}

func (s store) revokeCode(ctx context.Context, codeID string, at time.Time) error {
	return db.Wrap("revoke code of a list", s.db.Write(ctx).Model(&codeRow{}).Where("id = ?", codeID).Update("revoked_at", at.UnixMilli()).Error)
}

// noteOpening counts an opening, and forgets the time of the oldest beyond KeptOpenings.
func (s store) noteOpening(ctx context.Context, codeID, openingID string, at time.Time) error {
	if err := s.db.Write(ctx).Model(&codeRow{}).Where("id = ?", codeID).Update("opened", gorm.Expr("opened + 1")).Error; err != nil {
		return db.Wrap("count opening of a list", err)
	}
	if err := s.db.Write(ctx).Create(&openingRow{openingID, codeID, at.UnixMilli()}).Error; err != nil {
		return db.Wrap("note opening of a list", err)
	}
	latest := openingsOf(s.db.Write(ctx), codeID).Select("id")
	return db.Wrap("trim openings of a list", s.db.Write(ctx).Where("code_id = ? AND id NOT IN (?)", codeID, latest).Delete(&openingRow{}).Error)
}

// sweepCodes deletes codes that stopped working before a time.
func (s store) sweepCodes(ctx context.Context, before time.Time) error {
	for _, column := range []string{"expires_at", "revoked_at"} {
		if err := s.db.Write(ctx).Where(column+" < ?", before.UnixMilli()).Delete(&codeRow{}).Error; err != nil {
			return db.Wrap("sweep codes of lists", err)
		}
	}
	return nil
}
