package sms

import (
	"context"
	"time"
)

// Retention is how long we keep the recipient of a message.
const Retention = 30 * 24 * time.Hour

// ForgetDemo erases the text of all sent messages, which the demo keeps.
func (o *Outbox) ForgetDemo(ctx context.Context) error {
	return o.DB.Write(ctx).Model(&Stored{}).Where("sent_at IS NOT NULL AND body <> ''").Update("body", "").Error
}

// Sweep deletes data older than Retention.
func (o *Outbox) Sweep(ctx context.Context) error {
	before := o.Clock.Now().Add(-Retention).UnixMilli()
	return o.DB.Write(ctx).Where("created_at < ? AND sent_at IS NOT NULL", before).Delete(&Stored{}).Error
}
