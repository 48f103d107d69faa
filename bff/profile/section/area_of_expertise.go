package section

import "peritus/bff/profile/area"

// AreaOfExpertise is one area in which the expert gives opinions.
type AreaOfExpertise struct {
	Category    string   `json:"category"`
	Subcategory string   `json:"subcategory"`
	Primary     bool     `json:"primary"`
	Years       *int     `json:"years"`
	Keywords    []string `json:"keywords"`
}

// AreaOfExpertiseCode is the section that search narrows by.
const AreaOfExpertiseCode = "area-of-expertise"

func areaOfExpertise() Section {
	return Section{
		Code:   AreaOfExpertiseCode,
		Title:  "Area of expertise",
		Intro:  "What you give opinions on. One area is the primary one.",
		Why:    "Attorneys narrow every search by area; without one you are not found.",
		Weight: 35,
		Min:    1,
		Max:    10,
		Row:    "area",
		New:    func() Item { return new(AreaOfExpertise) },
		Settle: movePrimary,
		Whole:  checkAreas,
	}
}

// Declare binds the fields.
func (a *AreaOfExpertise) Declare(f *Form) {
	f.Choice(&a.Category, "Category", areaCategories, Required)
	f.ChoiceOf(&a.Subcategory, &a.Category, "Subcategory", areaSubcategories, Required)
	f.Flag(&a.Primary, "Primary area")
	f.Number(&a.Years, "Years of experience", Between(0, 80), Recommended("years of experience"))
	f.Keywords(&a.Keywords, "Keywords", Recommended("keywords"), Hint("Words that attorneys would search for, 20 at most."))
}

var areaCategories, areaSubcategories = func() (categories, subcategories []FieldOption) {
	for _, c := range area.All() {
		categories = append(categories, FieldOption{Value: c.Code, Label: c.Name})
		for _, s := range c.Subcategories {
			subcategories = append(subcategories, FieldOption{Value: s.Code, Label: s.Name, Of: c.Code})
		}
	}
	return categories, subcategories
}()

// movePrimary takes the flag from the others when the saved row claims it, so
// that the primary area can be changed by saving one row.
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

func checkAreas(rows []Item) Problems {
	problems := Problems{}
	primary, seen := 0, map[string]bool{}
	for _, row := range rows {
		a := row.(*AreaOfExpertise)
		if a.Primary {
			primary++
		}
		path := area.Path(a.Category, a.Subcategory)
		if seen[path] {
			problems.Add("subcategory", area.LeafName(a.Category, a.Subcategory)+" is there already.")
		}
		seen[path] = true
	}
	if primary != 1 {
		problems.Add("primary", "Exactly one area is the primary one. Mark this one, or mark another first.")
	}
	return problems
}
