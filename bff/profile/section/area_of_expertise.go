package section

import (
	"strconv"
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/profile/area"
)

// AreaOfExpertise is one of the expert's areas.
type AreaOfExpertise struct {
	Category    string   `json:"category"`
	Subcategory string   `json:"subcategory"`
	Primary     bool     `json:"primary"`
	Years       *int     `json:"years"`
	Keywords    []string `json:"keywords"`
}

// AreaOfExpertiseCode is the section that search filters by.
const AreaOfExpertiseCode = "area-of-expertise"

func areaOfExpertise() Section {
	return Section{
		Code:   AreaOfExpertiseCode,
		Title:  "Area of expertise",
		Intro:  "What you give opinions on. Mark one area as primary.",
		Why:    "Attorneys filter every search by area. Without one, they can’t find you.",
		Weight: 14,
		Min:    1,
		Max:    10,
		Row:    "area",
		New:    func() Item { return new(AreaOfExpertise) },
		Example: func() Item {
			return &AreaOfExpertise{Category: "engineering", Subcategory: "structural", Primary: true, Years: number(24), Keywords: []string{"tower cranes"}}
		},
		Settle: movePrimary,
		Whole:  checkAreas,
		Filters: []Filter{{Code: "years", Label: "Years of experience",
			Values: field.Pairs("30: 30 or more", "20: 20 to 29", "10: 10 to 19", "0: Under 10")}},
		Facts: func(rows []Item, _ time.Time, facts *Facts) {
			if years := Experience(rows); years != nil {
				facts.Add("years", strconv.Itoa(min(*years/10, 3)*10))
			}
		},
	}
}

// Declare binds the fields.
func (a *AreaOfExpertise) Declare(f *field.Form) {
	f.Choice(&a.Category, "Category", areaCategories, field.Required, field.Searched(field.SearchArea), field.Filtered("area"), field.Shown)
	f.ChoiceOf(&a.Subcategory, &a.Category, "Subcategory", areaSubcategories, field.Required, field.Searched(field.SearchArea), field.Filtered("area"), field.Shown)
	f.Flag(&a.Primary, "Primary area", field.Filtered("years"))
	f.Number(&a.Years, "Years of experience", field.Filtered("years"), field.Shown, field.Between(0, 80), field.Recommended("years of experience"))
	f.Keywords(&a.Keywords, "Keywords", field.Searched(field.SearchKeyword), field.Recommended("keywords"), field.Hint("Words attorneys would search for, up to 20."))
}

var areaCategories, areaSubcategories = func() (categories, subcategories []field.Choice) {
	for _, c := range area.All() {
		categories = append(categories, field.Choice{Value: c.Code, Label: c.Name})
		for _, s := range c.Subcategories {
			subcategories = append(subcategories, field.Choice{Value: s.Code, Label: s.Name, Of: c.Code})
		}
	}
	return categories, subcategories
}()

// Experience returns the years in the primary area, or else the most in any area. It's nil
// if none are stated.
func Experience(areas []Item) *int {
	var most *int
	for _, row := range areas {
		a := row.(*AreaOfExpertise)
		switch {
		case a.Years == nil:
		case a.Primary:
			return a.Years
		case most == nil || *a.Years > *most:
			most = a.Years
		}
	}
	return most
}

// movePrimary clears the other rows' flag if the saved row sets it, so saving one row is
// enough to change the primary area.
func movePrimary(rows []Item, saved int) {
	if !rows[saved].(*AreaOfExpertise).Primary {
		return
	}
	for i, row := range rows {
		if i != saved {
			row.(*AreaOfExpertise).Primary = false
		}
	}
}

func checkAreas(rows []Item) field.Problems {
	problems := field.Problems{}
	primary, seen := 0, map[string]bool{}
	for _, row := range rows {
		a := row.(*AreaOfExpertise)
		if a.Primary {
			primary++
		}
		path := area.Path(a.Category, a.Subcategory)
		if seen[path] {
			problems.Add("subcategory", "You’ve already added "+area.LeafName(a.Category, a.Subcategory)+".")
		}
		seen[path] = true
	}
	if primary != 1 {
		problems.Add("primary", "Exactly one area must be primary. Mark this one, or mark another first.")
	}
	return problems
}

// Title names the row.
func (a *AreaOfExpertise) Title() string { return area.LeafName(a.Category, a.Subcategory) }

// Detail tells the row apart from others with its title.
func (a *AreaOfExpertise) Detail() string {
	name, _ := area.NameOf(a.Category)
	return name
}
