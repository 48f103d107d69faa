package once

import (
	"context"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
)

type requestRow struct {
	ID         string `gorm:"primaryKey"`
	ReceivedAt int64
	Response   []byte // sealed; nil until the operation has ended
}

func (requestRow) TableName() string { return "received_requests" }

func (r Requests) find(ctx context.Context, id string) (*requestRow, error) {
	var found []requestRow
	since := r.Clock.Now().Add(-Keep).UnixMilli()
	err := r.DB.Read(ctx).Where("id = ? AND received_at > ?", id, since).Find(&found).Error
	if err != nil || len(found) == 0 {
		return nil, db.Wrap("find a repeated request", err)
	}
	return &found[0], nil
}

// record returns errReceived if the request is recorded already.
func (r Requests) record(ctx context.Context, id string) error {
	row := requestRow{ID: id, ReceivedAt: r.Clock.Now().UnixMilli()}
	created := r.DB.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).Create(&row)
	if created.Error != nil {
		return db.Wrap("record a request", created.Error)
	}
	if created.RowsAffected == 0 {
		return errReceived
	}
	return nil
}

func (r Requests) finish(ctx context.Context, c call, response response) error {
	sealed, err := c.seal(response)
	if err != nil {
		return err
	}
	// Even if the request's time is up.
	ctx = context.WithoutCancel(ctx)
	return db.Wrap("keep a response", r.DB.Write(ctx).Model(&requestRow{}).Where("id = ?", c.id).Update("response", sealed).Error)
}

// Sweep forgets requests that can't be repeated anymore.
func (r Requests) Sweep(ctx context.Context) error {
	before := r.Clock.Now().Add(-Keep).UnixMilli()
	return db.Wrap("sweep received requests", r.DB.Write(ctx).Where("received_at <= ?", before).Delete(&requestRow{}).Error)
}
