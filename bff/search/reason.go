package search

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"peritus/bff/search/index"
)

// The filters that a reason names, as the profile declares them.
const (
	acceptingFilter = "accepting"
	sideFilter      = "side"
)

var sideReasons = map[string]string{
	"plaintiff": "also retained mostly by plaintiffs",
	"balanced":  "also retained by both sides",
	"defense":   "also retained mostly by defendants",
}

// reasonFor says what another expert has in common with an expert: the rarest shared areas,
// the place, and one thing more. Both documents have only what the reader can see.
func reasonFor(alike index.Alike, other index.Document) string {
	self := alike.Self
	clauses := []string{sharedAreas(alike, other)}
	if self.State != "" && self.State == other.State && self.Country == other.Country {
		clauses = append(clauses, "also in "+other.StateName)
	} else {
		clauses = append(clauses, placeOf(other))
	}
	switch license, side := sharedLicense(self, other), factOf(other, sideFilter); {
	case factOf(self, acceptingFilter) != "yes" && factOf(other, acceptingFilter) == "yes":
		clauses = append(clauses, "accepts work now")
	case license != "":
		clauses = append(clauses, "same license: "+license)
	case side != "" && side == factOf(self, sideFilter):
		clauses = append(clauses, sideReasons[side])
	}
	clauses = slices.DeleteFunc(clauses, func(c string) bool { return c == "" })
	return strings.Join(clauses, "; ")
}

// sharedAreas names the two rarest shared areas and counts the others.
func sharedAreas(alike index.Alike, other index.Document) string {
	var shared []index.Area
	for _, a := range other.Areas {
		if _, own := alike.Rarity[a.Code()]; own {
			shared = append(shared, a)
		}
	}
	slices.SortStableFunc(shared, func(a, b index.Area) int { return cmp.Compare(alike.Rarity[b.Code()], alike.Rarity[a.Code()]) })
	names := each(shared, func(a index.Area) string { return a.SubcategoryName })
	switch {
	case len(names) == 0:
		return ""
	case len(names) == 1:
		return "Also in " + names[0]
	case len(names) == 2:
		return "Also in " + names[0] + " and " + names[1]
	}
	return "Also in " + names[0] + ", " + names[1] + ", and " + strconv.Itoa(len(names)-2) + " more"
}

// placeOf is the city and the state, or the country where there are no states.
func placeOf(d index.Document) string {
	region := d.StateName
	if region == "" {
		region = d.CountryName
	}
	if d.City == "" {
		return region
	}
	return d.City + ", " + region
}

// sharedLicense returns a license or certification that both list.
func sharedLicense(self, other index.Document) string {
	for _, mine := range self.Entries {
		if !mine.Shown {
			continue
		}
		for _, theirs := range other.Entries {
			if theirs.Shown && theirs.Row == mine.Row && strings.EqualFold(theirs.Text, mine.Text) {
				return theirs.Text
			}
		}
	}
	return ""
}

func factOf(d index.Document, filter string) string {
	for _, f := range d.Facts {
		if f.Filter == filter {
			return f.Code
		}
	}
	return ""
}
