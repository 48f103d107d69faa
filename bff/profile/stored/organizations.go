package stored

import (
	"context"

	"gorm.io/gorm/clause"
)

type OrganizationRow struct {
	Key  string `gorm:"primaryKey"`
	Name string
}

func (OrganizationRow) TableName() string { return "organizations" }

func (s Store) AddOrganizations(ctx context.Context, rows []OrganizationRow) error {
	if len(rows) == 0 {
		return nil
	}
	if len(rows) == 1 {
		return s.DB.Prepare("INSERT INTO organizations (key, name) VALUES (?, ?) ON CONFLICT DO NOTHING").Exec(ctx, rows[0].Key, rows[0].Name)
	}
	return s.DB.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(&rows, 200).Error
}

// Organizations returns names that start with a key, in order.
func (s Store) Organizations(ctx context.Context, key string, most int) ([]string, error) {
	names := []string{}
	if key == "" {
		return names, nil
	}
	err := s.DB.Read(ctx).Model(&OrganizationRow{}).Where("key >= ? AND key < ?", key, key+"\U0010ffff").
		Order("key").Limit(most).Pluck("name", &names).Error
	return names, err
}
