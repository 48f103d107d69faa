package sms

import (
	"context"
	"time"
)

// Retention is how long it is kept that a message was sent to which number.
const Retention = 30 * 24 * time.Hour

// Sweep deletes what is older than Retention.
func (o *Outbox) Sweep(ctx context.Context) error {
	before := o.Clock.Now().Add(-Retention).UnixMilli()
	return o.DB.Write(ctx).Where("created_at < ? AND sent_at IS NOT NULL", before).Delete(&Stored{}).Error
}
