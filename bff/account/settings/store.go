package settings

import (
	"context"
	"time"

	"peritus/bff/account"
	"peritus/bff/platform/db"
)

type store struct {
	account.Store
	db *db.DB
}

func (s store) leavingBefore(ctx context.Context, now time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&account.Row{}).Where("leaving_at <= ?", now.UnixMilli()).Order("leaving_at").Pluck("id", &ids).Error
	return ids, db.Wrap("list leaving users", err)
}
