package mail

import (
	"context"
	"time"
)

// Retention is how long we keep the recipient and subject of a mail.
const Retention = 30 * 24 * time.Hour

// To returns the stored mails to an address, newest first.
func (o *Outbox) To(ctx context.Context, address string) ([]Stored, error) {
	var mails []Stored
	err := o.DB.Read(ctx).Where("recipient = ?", address).Order("created_at DESC, id DESC").Find(&mails).Error
	return mails, err
}

// Forget deletes the mails to an address. Unsent ones are never sent.
func (o *Outbox) Forget(ctx context.Context, address string) error {
	return o.DB.Write(ctx).Where("recipient = ?", address).Delete(&Stored{}).Error
}

// ForgetDemo deletes the mails to addresses under .test and returns their number. It also
// erases the text of all sent mails, which the demo keeps.
func (o *Outbox) ForgetDemo(ctx context.Context) (deleted int, err error) {
	result := o.DB.Write(ctx).Where("LOWER(recipient) LIKE '%.test'").Delete(&Stored{})
	if result.Error != nil {
		return 0, result.Error
	}
	return int(result.RowsAffected), o.DB.Write(ctx).Model(&Stored{}).Where("sent_at IS NOT NULL AND body <> ''").
		Updates(map[string]any{"body": "", "unsubscribe": ""}).Error
}

// Sweep deletes data older than Retention.
func (o *Outbox) Sweep(ctx context.Context) error {
	before := o.Clock.Now().Add(-Retention).UnixMilli()
	return o.DB.Write(ctx).Where("created_at < ? AND sent_at IS NOT NULL", before).Delete(&Stored{}).Error
}
