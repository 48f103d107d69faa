package account

import (
	"context"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/auth"
)

type wordRow struct {
	Word   string
	UserID string
}

func (wordRow) TableName() string { return "user_words" }

// indexUser makes an account findable by the name and the address that it has now.
func (s store) indexUser(ctx context.Context, user userRow) error {
	w := s.db.Write(ctx)
	if err := w.Where("user_id = ?", user.ID).Delete(&wordRow{}).Error; err != nil {
		return wrap("index user", err)
	}
	words := wordsOf(user.Name, user.Email)
	if len(words) == 0 {
		words = []string{""} // it was looked at
	}
	rows := make([]wordRow, len(words))
	for i, word := range words {
		rows[i] = wordRow{Word: word, UserID: user.ID}
	}
	return wrap("index user", w.Clauses(clause.OnConflict{DoNothing: true}).Create(&rows).Error)
}

// unindexed reads accounts that have no words yet, as those that are older than the index.
func (s store) unindexed(ctx context.Context, limit int) (rows []userRow, err error) {
	err = s.db.Write(ctx).Where("NOT EXISTS (SELECT 1 FROM user_words w WHERE w.user_id = users.id)").Limit(limit).Find(&rows).Error
	return rows, wrap("look for users without index", err)
}

// lastWord comes after every word.
const lastWord = "\U0010FFFF"

// rareEnough is how many accounts a word may find to be the one that is looked up first.
const rareEnough = 200

// rarestFirst orders words by how many accounts they find. The first is looked up, the
// others are held against what it has found: an address has words that thousands share.
func (s store) rarestFirst(ctx context.Context, words []string) ([]string, error) {
	if len(words) < 2 {
		return words, nil
	}
	const one = "SELECT ? AS word, COUNT(*) AS found FROM (SELECT user_id FROM user_words WHERE word >= ? AND word < ? LIMIT ?) AS few"
	var given []any
	for _, word := range words {
		given = append(given, word, word, word+lastWord, rareEnough)
	}
	var counts []struct {
		Word  string
		Found int
	}
	each := strings.Repeat(one+" UNION ALL ", len(words)-1) + one
	if err := s.db.Read(ctx).Raw(each, given...).Scan(&counts).Error; err != nil {
		return nil, wrap("count words", err)
	}
	found := make(map[string]int, len(counts))
	for _, c := range counts {
		found[c.Word] = c.Found
	}
	slices.SortStableFunc(words, func(a, b string) int { return found[a] - found[b] })
	return words, nil
}

func (f UserFilter) narrow(q *gorm.DB, words []string) *gorm.DB {
	for i, word := range words {
		if i == 0 {
			q = q.Where("id IN (SELECT user_id FROM user_words WHERE word >= ? AND word < ?)", word, word+lastWord)
		} else {
			q = q.Where("EXISTS (SELECT 1 FROM user_words w WHERE w.user_id = users.id AND w.word >= ? AND w.word < ?)", word, word+lastWord)
		}
	}
	if f.Group != "" {
		q = q.Where("groups IN ?", storedWith(f.Group))
	}
	switch f.State {
	case UserSuspended:
		q = q.Where("suspended_at IS NOT NULL")
	case UserInvited:
		q = q.Where("password_hash = '' AND suspended_at IS NULL")
	case UserActive:
		q = q.Where("password_hash <> '' AND suspended_at IS NULL")
	}
	return q
}

// storedWith are the stored forms of all combinations with a group, so that an
// index answers and no part of a text is looked for.
func storedWith(g auth.Group) []string {
	var stored []string
	for mask := range 1 << len(auth.AllGroups) {
		var groups auth.Groups
		for i, one := range auth.AllGroups {
			if mask&(1<<i) != 0 {
				groups = append(groups, one)
			}
		}
		if groups.Has(g) {
			stored = append(stored, groups.String())
		}
	}
	return stored
}

func (s store) listUsers(ctx context.Context, f UserFilter, offset, limit int) (rows []userRow, count int, err error) {
	words, err := s.rarestFirst(ctx, wordsOf(f.Query))
	if err != nil {
		return nil, 0, err
	}
	var n int64
	if err := f.narrow(s.db.Read(ctx).Model(&userRow{}), words).Count(&n).Error; err != nil {
		return nil, 0, wrap("count users", err)
	}
	err = f.page(s.db.Read(ctx), words, offset, limit).Find(&rows).Error
	return rows, int(n), wrap("list users", err)
}

func (f UserFilter) page(q *gorm.DB, words []string, offset, limit int) *gorm.DB {
	return f.narrow(q, words).Order("created_at DESC, id DESC").Offset(offset).Limit(limit)
}

// use is how an account was used.
type use struct {
	UserID       string
	LastSignInAt int64
	Sessions     int
}

func (s store) usesOf(ctx context.Context, userIDs []string, now time.Time) (map[string]use, error) {
	found := map[string]use{}
	if len(userIDs) == 0 {
		return found, nil
	}
	var rows []use
	err := s.db.Read(ctx).Model(&sessionRow{}).Where("user_id IN ?", userIDs).Group("user_id").Select(
		"user_id, MAX(created_at) AS last_sign_in_at, SUM(CASE WHEN revoked_at IS NULL AND expires_at > ? THEN 1 ELSE 0 END) AS sessions", now.UnixMilli()).Scan(&rows).Error
	for _, r := range rows {
		found[r.UserID] = r
	}
	return found, wrap("read uses of accounts", err)
}

// lockUser reads an account so that nobody else changes it before the transaction
// in ctx ends.
func (s store) lockUser(ctx context.Context, userID string) (userRow, error) {
	var rows []userRow
	err := s.db.Write(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE"}).Where("id = ?", userID).Find(&rows).Error
	if err != nil {
		return userRow{}, wrap("lock user", err)
	}
	if len(rows) == 0 {
		return userRow{}, ErrNoUser
	}
	return rows[0], nil
}

// lockAdmins reads the accounts that can administer, in one order for everybody.
func (s store) lockAdmins(ctx context.Context) (rows []userRow, err error) {
	err = s.db.Write(ctx).Clauses(clause.Locking{Strength: "NO KEY UPDATE"}).Where("groups IN ? AND suspended_at IS NULL AND password_hash <> ''", storedWith(auth.Admin)).
		Order("id").Find(&rows).Error
	return rows, wrap("lock administrators", err)
}

func (s store) changeUser(ctx context.Context, userID string, change map[string]any) error {
	return wrap("change user", s.db.Write(ctx).Model(&userRow{}).Where("id = ?", userID).Updates(change).Error)
}

// invitationRow is a mailed link of that purpose among the others.
type invitationRow struct {
	Hash      string
	Purpose   string
	UserID    string
	CreatedAt int64
	ExpiresAt int64
}

func (invitationRow) TableName() string { return "account_links" }

// replaceInvitation leaves one invitation of an account, a new one.
func (s store) replaceInvitation(ctx context.Context, hash, userID string, now, until time.Time) error {
	w := s.db.Write(ctx)
	if err := w.Where("user_id = ? AND purpose = ?", userID, invitationPurpose).Delete(&invitationRow{}).Error; err != nil {
		return wrap("replace invitation", err)
	}
	return wrap("replace invitation", w.Create(&invitationRow{Hash: hash, Purpose: invitationPurpose, UserID: userID,
		CreatedAt: now.UnixMilli(), ExpiresAt: until.UnixMilli()}).Error)
}

func (s store) leavingBefore(ctx context.Context, now time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&userRow{}).Where("leaving_at <= ?", now.UnixMilli()).Order("leaving_at").Pluck("id", &ids).Error
	return ids, wrap("list leaving users", err)
}

// removeUser deletes an account; what hangs on it goes with it.
func (s store) removeUser(ctx context.Context, userID string) error {
	row, found, err := s.findUserByID(ctx, userID)
	if err != nil || !found {
		return err
	}
	if err := s.forgetFailures(ctx, accountOf(row.EmailKey)); err != nil {
		return err
	}
	return wrap("remove user", s.db.Write(ctx).Where("id = ?", userID).Delete(&userRow{}).Error)
}

// sweepSessions deletes sessions that ended before a time. The newest of an account
// stays: it tells when the account was last signed in to.
func (s store) sweepSessions(ctx context.Context, before time.Time) error {
	at := before.UnixMilli()
	return wrap("sweep sessions", s.db.Write(ctx).Exec(`DELETE FROM sessions WHERE (expires_at < ? OR revoked_at < ?)
AND EXISTS (SELECT 1 FROM sessions newer WHERE newer.user_id = sessions.user_id AND newer.created_at > sessions.created_at)`, at, at).Error)
}
