package profile

import (
	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// toPublish are the sections that a published profile needs.
var toPublish = []string{section.AboutMeCode, section.AreaOfExpertiseCode}

// missing returns what a profile lacks before it can be submitted or published, in words:
// the required fields of About me, seen by someone, and an area of expertise. It is never
// nil.
func missing(all sections) []string {
	lacks := []string{}
	if about := all.about(); about == nil {
		lacks = append(lacks, "About me")
	} else {
		problems := field.Check(about)
		for _, value := range field.Values(about) {
			if len(problems[value.Field.Name]) > 0 {
				lacks = append(lacks, value.Field.Label)
			}
		}
		if all[section.AboutMeCode][0].Visibility == Private {
			lacks = append(lacks, "About me that attorneys can see")
		}
	}
	if len(all[section.AreaOfExpertiseCode]) == 0 {
		lacks = append(lacks, "An area of expertise")
	}
	return lacks
}
