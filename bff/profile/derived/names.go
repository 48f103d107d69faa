package derived

import (
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

func OrganizationKey(name string) string { return strings.ToLower(text.Line(name)) }

// OrganizationsIn lists the organizations in what everyone may see of some items.
func OrganizationsIn(items []stored.Item) []stored.OrganizationRow {
	var rows []stored.OrganizationRow
	seen := map[string]bool{}
	for _, item := range items {
		if item.Visibility != stored.Public || section.Confidential(item.Content) {
			continue
		}
		for _, v := range field.Values(item.Content) {
			if v.Field.Kind != field.KindOrganization || v.Field.Audience != field.AudiencePublic || v.Empty() {
				continue
			}
			if key := OrganizationKey(v.Text()); !seen[key] {
				seen[key] = true
				rows = append(rows, stored.OrganizationRow{Key: key, Name: v.Text()})
			}
		}
	}
	return rows
}
