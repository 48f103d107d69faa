package editing

import (
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// ToPublish are the sections that a published profile needs.
var ToPublish = []string{section.AboutMeCode, section.AreaOfExpertiseCode}

// Missing returns what a profile lacks before it can be submitted or published, in words:
// the required fields of About me, seen by someone, and an area of expertise. It is never
// nil.
func Missing(all stored.Sections) []string {
	lacks := []string{}
	if about := all.About(); about == nil {
		lacks = append(lacks, "About me")
	} else {
		problems := field.Check(about)
		for _, value := range field.Values(about) {
			if len(problems[value.Field.Name]) > 0 {
				lacks = append(lacks, value.Field.Label)
			}
		}
		if all[section.AboutMeCode][0].Visibility == stored.Private {
			lacks = append(lacks, "About me that attorneys can see")
		}
	}
	if len(all[section.AreaOfExpertiseCode]) == 0 {
		lacks = append(lacks, "An area of expertise")
	}
	return lacks
}
