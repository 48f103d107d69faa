package profile

import (
	"context"
	"strings"

	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/platform/court"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/platform/web"
	"peritus/bff/profile/section"
)

const mostNames = 8

type namesInput struct {
	Kind  string `query:"kind" required:"true" enum:"court,organization"`
	Query string `query:"q" required:"true" maxLength:"200"`
}

// KnownNames are names that start with, or contain, what was typed.
type KnownNames struct {
	Names []string `json:"names"`
}

func (s *Service) listNames(ctx context.Context, _ auth.Actor, in *namesInput) (*web.Response[KnownNames], error) {
	names := []string{}
	if in.Kind == "court" {
		for _, c := range court.Search(in.Query, mostNames) {
			names = append(names, c.Name)
		}
		return web.Private(KnownNames{names}, nil)
	}
	names, err := s.store.organizations(ctx, organizationKey(in.Query), mostNames)
	return web.Private(KnownNames{names}, err)
}

type organizationRow struct {
	Key  string `gorm:"primaryKey"`
	Name string
}

func (organizationRow) TableName() string { return "organizations" }

func organizationKey(name string) string { return strings.ToLower(text.Line(name)) }

// organizationsIn lists the organizations in what everyone may see of some items.
func organizationsIn(items []Item) []organizationRow {
	var rows []organizationRow
	seen := map[string]bool{}
	for _, item := range items {
		if item.Visibility != Public || section.Confidential(item.Content) {
			continue
		}
		for _, v := range field.Values(item.Content) {
			if v.Field.Kind != field.KindOrganization || v.Field.Audience != field.AudiencePublic || v.Empty() {
				continue
			}
			if key := organizationKey(v.Text()); !seen[key] {
				seen[key] = true
				rows = append(rows, organizationRow{Key: key, Name: v.Text()})
			}
		}
	}
	return rows
}

func (s store) addOrganizations(ctx context.Context, rows []organizationRow) error {
	if len(rows) == 0 {
		return nil
	}
	if len(rows) == 1 {
		return s.db.Prepare("INSERT INTO organizations (key, name) VALUES (?, ?) ON CONFLICT DO NOTHING").Exec(ctx, rows[0].Key, rows[0].Name)
	}
	return s.db.Write(ctx).Clauses(clause.OnConflict{DoNothing: true}).CreateInBatches(&rows, 200).Error
}

// organizations returns names that start with a key, in order.
func (s store) organizations(ctx context.Context, key string, most int) ([]string, error) {
	names := []string{}
	if key == "" {
		return names, nil
	}
	err := s.db.Read(ctx).Model(&organizationRow{}).Where("key >= ? AND key < ?", key, key+"\U0010ffff").
		Order("key").Limit(most).Pluck("name", &names).Error
	return names, err
}
