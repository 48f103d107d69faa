package saved

import (
	"context"
	"time"

	"peritus/bff/platform/db"
)

// waiting is since when finds are due for a person.
type waiting struct {
	UserID string
	Since  int64
}

// dueUsers returns some people with finds that are due, after one, in order.
func (s store) dueUsers(ctx context.Context, after string, limit int) (people []waiting, err error) {
	err = s.db.Read(ctx).Raw(`SELECT user_id, MIN(found_at) AS since FROM saved_search_finds WHERE due AND user_id > ? GROUP BY user_id ORDER BY user_id LIMIT ?`, after, limit).Scan(&people).Error
	return people, db.Wrap("people to tell", err)
}

// dropUnwanted marks the finds of searches without emails as not due.
func (s store) dropUnwanted(ctx context.Context, userIDs []string) error {
	return db.Wrap("drop unwanted finds", s.db.Write(ctx).Exec(`UPDATE saved_search_finds SET due = ? WHERE due AND user_id IN ? AND search_id IN (
	SELECT id FROM saved_searches WHERE user_id IN ? AND (NOT mail OR deleted_at IS NOT NULL))`, false, userIDs, userIDs).Error)
}

// dropTold marks the finds of experts whom an earlier email named as not due.
func (s store) dropTold(ctx context.Context, userIDs []string) error {
	return db.Wrap("drop told finds", s.db.Write(ctx).Exec(`UPDATE saved_search_finds SET due = ? WHERE due AND user_id IN ? AND EXISTS (
	SELECT 1 FROM saved_search_finds t WHERE t.user_id = saved_search_finds.user_id AND t.expert_id = saved_search_finds.expert_id AND t.told_at IS NOT NULL)`, false, userIDs).Error)
}

// dueFind is a find with the name of its search.
type dueFind struct {
	findRow
	Name string
}

// claim marks the finds that are due as told, and returns them by person, in the order in
// which they were found. Two processes never claim the same.
func (s store) claim(ctx context.Context, userIDs []string, now time.Time) ([]dueFind, error) {
	var rows []findRow
	err := s.db.Write(ctx).Raw(`UPDATE saved_search_finds SET due = ?, told_at = ? WHERE due AND user_id IN ?
RETURNING search_id, expert_id, user_id, found_at`, false, now.UnixMilli(), userIDs).Scan(&rows).Error
	if err != nil || len(rows) == 0 {
		return nil, db.Wrap("claim finds", err)
	}
	var searches []searchRow
	if err := s.db.Write(ctx).Select("id, name").Where("user_id IN ?", userIDs).Find(&searches).Error; err != nil {
		return nil, db.Wrap("names of searches", err)
	}
	names := make(map[string]string, len(searches))
	for _, r := range searches {
		names[r.ID] = r.Name
	}
	finds := make([]dueFind, len(rows))
	for i, r := range rows {
		finds[i] = dueFind{r, names[r.SearchID]}
	}
	return finds, nil
}

// forget removes finds of experts whom the person can't see now, so that they are new again
// once the person can.
func (s store) forget(ctx context.Context, finds []dueFind) error {
	if len(finds) == 0 {
		return nil
	}
	pairs := make([][]any, len(finds))
	for i, f := range finds {
		pairs[i] = []any{f.SearchID, f.ExpertID}
	}
	return db.Wrap("forget finds", s.db.Write(ctx).Where("(search_id, expert_id) IN ?", pairs).Delete(&findRow{}).Error)
}
