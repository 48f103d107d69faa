package challenge

import (
	"context"
	"time"

	"peritus/bff/platform/archive"
)

// Personal exports and erases what a person was told.
type Personal struct{ *Service }

// Name is the folder's name in a copy.
func (Personal) Name() string { return "challenges" }

// Keeps says that nothing is kept.
func (Personal) Keeps() string { return "" }

type personalNotice struct {
	Item   string    `json:"item"`
	ToldAt time.Time `json:"told_at"`
}

// Export writes when the person was told of which entry. The emails have the rest.
func (p Personal) Export(ctx context.Context, userID string, to *archive.Writer) error {
	expert, found, err := p.Profiles.FindByUser(ctx, userID)
	if err != nil || !found {
		return err
	}
	var rows []noticeRow
	if err := p.DB.Read(ctx).Where("expert_id = ?", expert.ID).Order("told_at, item_id, challenge").Find(&rows).Error; err != nil || len(rows) == 0 {
		return err
	}
	notices := make([]personalNotice, len(rows))
	for i, r := range rows {
		notices[i] = personalNotice{Item: r.ItemID, ToldAt: time.UnixMilli(r.ToldAt).UTC()}
	}
	return to.JSON("notices", notices)
}

// Erase deletes the notices. It needs the person's profile, so it runs before the profile
// is erased.
func (p Personal) Erase(ctx context.Context, userID string) error {
	expert, found, err := p.Profiles.FindByUser(ctx, userID)
	if err != nil || !found {
		return err
	}
	return p.DB.Write(ctx).Where("expert_id = ?", expert.ID).Delete(&noticeRow{}).Error
}
