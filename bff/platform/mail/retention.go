package mail

import (
	"context"
	"time"
)

// Retention is how long it is kept that a mail was sent to whom, under which subject.
const Retention = 30 * 24 * time.Hour

// To are the mails to an address that are still known, the newest first.
func (o *Outbox) To(ctx context.Context, address string) ([]Stored, error) {
	var mails []Stored
	err := o.DB.Read(ctx).Where("recipient = ?", address).Order("created_at DESC, id DESC").Find(&mails).Error
	return mails, err
}

// Forget deletes the mails to an address. Those that have not gone out never will.
func (o *Outbox) Forget(ctx context.Context, address string) error {
	return o.DB.Write(ctx).Where("recipient = ?", address).Delete(&Stored{}).Error
}

// Sweep deletes what is older than Retention.
func (o *Outbox) Sweep(ctx context.Context) error {
	before := o.Clock.Now().Add(-Retention).UnixMilli()
	return o.DB.Write(ctx).Where("created_at < ? AND sent_at IS NOT NULL", before).Delete(&Stored{}).Error
}
