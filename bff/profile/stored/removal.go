package stored

import (
	"context"
	"fmt"

	"gorm.io/gorm"
)

func (s Store) RemoveAll(ctx context.Context, expertIDs []string) error {
	for _, row := range []any{&WordRow{}, &RosterWordRow{}, &revisionRow{}, &SectionRow{}, &itemRow{}} {
		if err := s.DB.Write(ctx).Where("expert_id IN ?", expertIDs).Delete(row).Error; err != nil {
			return err
		}
	}
	return s.DB.Write(ctx).Where("id IN ?", expertIDs).Delete(&ExpertRow{}).Error
}

// Empty deletes the content of a profile and of its history.
func (s Store) Empty(ctx context.Context, expertID string) error {
	for _, row := range []any{&WordRow{}, &RosterWordRow{}, &SectionRow{}, &itemRow{}} {
		if err := s.DB.Write(ctx).Where("expert_id = ?", expertID).Delete(row).Error; err != nil {
			return fmt.Errorf("empty profile: %w", err)
		}
	}
	return s.DB.Write(ctx).Model(&revisionRow{}).Where("expert_id = ?", expertID).
		Updates(map[string]any{"changes": "[]", "actor_name": "", "item_id": "", "reason": ""}).Error
}

func (s Store) ForgetActor(ctx context.Context, userID string) error {
	if err := s.DB.Write(ctx).Model(&revisionRow{}).Where("actor_id = ?", userID).Update("actor_name", "").Error; err != nil {
		return fmt.Errorf("forget who changed profiles: %w", err)
	}
	return nil
}

// RemoveExpert deletes an expert with all their data. The change feed keeps the removal.
func (s Store) RemoveExpert(ctx context.Context, expertID string) error {
	w := s.DB.Write(ctx)
	for _, row := range []any{&WordRow{}, &RosterWordRow{}, &revisionRow{}, &SectionRow{}, &itemRow{}} {
		if err := w.Session(&gorm.Session{}).Where("expert_id = ?", expertID).Delete(row).Error; err != nil {
			return err
		}
	}
	return w.Where("id = ?", expertID).Delete(&ExpertRow{}).Error // its files cascade
}
