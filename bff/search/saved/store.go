package saved

import (
	"context"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
	"peritus/bff/platform/id"
	"peritus/bff/platform/text"
)

type store struct{ db *db.DB }

type searchRow struct {
	ID        string `gorm:"primaryKey"`
	UserID    string
	Name      string
	NameKey   *string
	Params    string
	Mail      bool
	Version   int
	CreatedAt int64 `gorm:"autoCreateTime:false"`
	OpenedAt  int64
	NewSince  int64
	Known     []byte
	DeletedAt *int64
}

func (searchRow) TableName() string { return "saved_searches" }

// stored is what matching reads of a saved search.
type stored struct {
	ID, UserID, Params string
	Mail               bool
}

type findRow struct {
	SearchID string `gorm:"primaryKey"`
	ExpertID string `gorm:"primaryKey"`
	UserID   string
	FoundAt  int64
	Due      bool
	ToldAt   *int64
}

func (findRow) TableName() string { return "saved_search_finds" }

type reachRow struct {
	ID  int `gorm:"primaryKey"`
	Seq int64
}

func (reachRow) TableName() string { return "saved_search_reach" }

// shown are the columns without who is known, which can be large.
const shown = "id, user_id, name, params, mail, version, created_at, opened_at, new_since"

func (r searchRow) search() Search {
	return Search{ID: r.ID, OwnerID: r.UserID, Name: r.Name, Params: r.Params, Mail: r.Mail, Version: r.Version,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), OpenedAt: time.UnixMilli(r.OpenedAt).UTC(), NewSince: time.UnixMilli(r.NewSince).UTC()}
}

// add stores a search with the experts who fit it now. gorm.ErrDuplicatedKey if its owner has
// one of that name.
func (s store) add(ctx context.Context, saved Search, fitting []string) error {
	key := text.Folded(saved.Name)
	return db.Wrap("save search", s.db.Write(ctx).Create(&searchRow{ID: saved.ID, UserID: saved.OwnerID, Name: saved.Name, NameKey: &key, Params: saved.Params,
		Mail: saved.Mail, Version: saved.Version, CreatedAt: saved.CreatedAt.UnixMilli(), OpenedAt: saved.OpenedAt.UnixMilli(), NewSince: saved.NewSince.UnixMilli(), Known: knownOf(fitting)}).Error)
}

// ofUser are a person's searches. It's also explained by a test.
func ofUser(q *gorm.DB, userID string) *gorm.DB {
	return q.Table("saved_searches").Where("user_id = ? AND deleted_at IS NULL", userID).Order("created_at DESC, id")
}

func (s store) list(ctx context.Context, userID string) ([]Search, error) {
	var rows []searchRow
	if err := ofUser(s.db.Read(ctx), userID).Select(shown).Limit(Most).Find(&rows).Error; err != nil {
		return nil, db.Wrap("list saved searches", err)
	}
	list := make([]Search, len(rows))
	for i, r := range rows {
		list[i] = r.search()
	}
	return list, nil
}

func (s store) count(ctx context.Context, userID string) (int, error) {
	var n int64
	err := s.db.Write(ctx).Model(&searchRow{}).Where("user_id = ? AND deleted_at IS NULL", userID).Count(&n).Error
	return int(n), db.Wrap("count saved searches", err)
}

// lock reads a person's search, and keeps others from changing it until the transaction ends.
func (s store) lock(ctx context.Context, userID, searchID string) (Search, error) {
	return s.one(ctx, "deleted_at IS NULL", userID, searchID)
}

// lockDeleted is lock for one that was deleted.
func (s store) lockDeleted(ctx context.Context, userID, searchID string) (Search, error) {
	return s.one(ctx, "deleted_at IS NOT NULL", userID, searchID)
}

func (s store) one(ctx context.Context, state, userID, searchID string) (Search, error) {
	if !id.Valid(searchID) {
		return Search{}, errNone
	}
	var rows []searchRow
	if err := s.locking(ctx).Select(shown).Where("user_id = ? AND id = ? AND "+state, userID, searchID).Limit(1).Find(&rows).Error; err != nil {
		return Search{}, db.Wrap("read saved search", err)
	}
	if len(rows) == 0 {
		return Search{}, errNone
	}
	return rows[0].search(), nil
}

func (s store) locking(ctx context.Context) *gorm.DB {
	return s.db.Locking(ctx)
}

func (s store) change(ctx context.Context, searchID string, columns map[string]any) error {
	return db.Wrap("change saved search", s.db.Write(ctx).Model(&searchRow{}).Where("id = ?", searchID).Updates(columns).Error)
}

func (s store) removeDeleted(ctx context.Context, before time.Time) error {
	return db.Wrap("remove saved searches", s.db.Write(ctx).Where("deleted_at < ?", before.UnixMilli()).Delete(&searchRow{}).Error)
}

func (s store) eraseAll(ctx context.Context, userID string) error {
	return db.Wrap("erase saved searches", s.db.Write(ctx).Where("user_id = ?", userID).Delete(&searchRow{}).Error)
}

// lockReach returns the number of the change up to which searches are matched, and keeps
// others from matching until the transaction ends.
func (s store) lockReach(ctx context.Context) (int64, error) {
	var row reachRow
	err := s.locking(ctx).Where("id = 1").Take(&row).Error
	return row.Seq, db.Wrap("lock reach of saved searches", err)
}

func (s store) setReach(ctx context.Context, seq int64) error {
	return db.Wrap("set reach of saved searches", s.db.Write(ctx).Model(&reachRow{}).Where("id = 1").Update("seq", seq).Error)
}

// each yields all searches that aren't deleted, some at a time.
func (s store) each(ctx context.Context, atOnce int, yield func([]stored) error) error {
	after := ""
	for {
		var some []stored
		err := s.db.Read(ctx).Table("saved_searches").Select("id, user_id, params, mail").Where("deleted_at IS NULL AND id > ?", after).Order("id").Limit(atOnce).Find(&some).Error
		if err != nil {
			return db.Wrap("read saved searches", err)
		}
		if len(some) > 0 {
			if err := yield(some); err != nil {
				return err
			}
			after = some[len(some)-1].ID
		}
		if len(some) < atOnce {
			return nil
		}
	}
}

func (s store) any(ctx context.Context) (bool, error) {
	var ids []string
	err := s.db.Read(ctx).Table("saved_searches").Where("deleted_at IS NULL").Limit(1).Pluck("id", &ids).Error
	return len(ids) > 0, db.Wrap("look for saved searches", err)
}

// knownOf returns who fit some searches when they were saved.
func (s store) knownOf(ctx context.Context, searchIDs []string) (map[string]known, error) {
	var rows []searchRow
	if err := s.db.Read(ctx).Select("id, known").Where("id IN ?", searchIDs).Find(&rows).Error; err != nil {
		return nil, db.Wrap("read who is known", err)
	}
	all := make(map[string]known, len(rows))
	for _, r := range rows {
		all[r.ID] = known(r.Known)
	}
	return all, nil
}

// find stores experts who came to fit. Those who did before are left as they are.
func (s store) find(ctx context.Context, finds []findRow) error {
	return db.Wrap("store finds", s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(&finds, 500).Error)
}

// newCounts returns how many experts came to fit each of a person's searches since they last
// looked.
func (s store) newCounts(ctx context.Context, userID string) (map[string]int, error) {
	var rows []struct {
		SearchID string
		Found    int
	}
	err := s.db.Read(ctx).Raw(`SELECT f.search_id, COUNT(*) AS found FROM saved_searches s JOIN saved_search_finds f ON f.search_id = s.id AND f.found_at > s.opened_at
WHERE s.user_id = ? AND s.deleted_at IS NULL GROUP BY f.search_id`, userID).Scan(&rows).Error
	counts := make(map[string]int, len(rows))
	for _, r := range rows {
		counts[r.SearchID] = r.Found
	}
	return counts, db.Wrap("count new experts", err)
}

// since returns the experts who came to fit and are new in this visit, newest first.
func (s store) since(ctx context.Context, saved Search, most int) (expertIDs []string, err error) {
	err = s.db.Read(ctx).Table("saved_search_finds").Where("search_id = ? AND found_at > ?", saved.ID, saved.NewSince.UnixMilli()).
		Order("found_at DESC, expert_id").Limit(most).Pluck("expert_id", &expertIDs).Error
	return expertIDs, db.Wrap("read new experts", err)
}
