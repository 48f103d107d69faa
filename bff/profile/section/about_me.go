package section

import (
	"time"

	"peritus/bff/platform/field"
	"peritus/bff/platform/place"
	"peritus/bff/platform/text"
)

// AboutMe is the expert's identity and location.
type AboutMe struct {
	FirstName    string           `json:"first_name"`
	LastName     string           `json:"last_name"`
	OtherNames   string           `json:"other_names"`
	Suffix       string           `json:"suffix"`
	Headline     string           `json:"headline"`
	Bio          string           `json:"bio"`
	Photo        string           `json:"photo"`
	City         string           `json:"city"`
	Country      string           `json:"country"`
	State        string           `json:"state"`
	TimeZone     string           `json:"time_zone"`
	Languages    []field.Language `json:"languages"`
	ContactEmail string           `json:"contact_email"`
	Phone        string           `json:"phone"`
	Slug         string           `json:"slug"`
}

// AboutMeCode is the section with the expert's name and location.
const AboutMeCode = "about-me"

func aboutMe() Section {
	return Section{
		Code:   AboutMeCode,
		Title:  "About me",
		Intro:  "Who you are. Attorneys read this first.",
		Why:    "Attorneys decide whether to open your page by your name, headline, and biography.",
		Weight: 18,
		Single: true,
		Row:    "profile",
		New:    func() Item { return new(AboutMe) },
		Example: func() Item {
			return &AboutMe{FirstName: "Amara", LastName: "Okonkwo-Bell", Suffix: "PhD, PE", Headline: "Structural engineer; tower cranes and lifting",
				Bio:  "Structural engineer with 24 years of practice in tower cranes, hoists, and temporary works. Has investigated more than 80 collapses and testified for both sides in state and federal courts.",
				City: "Newark", Country: "US", State: "NJ", TimeZone: "America/New_York", ContactEmail: "amara@okonkwobell.example", Phone: "+1 212 555 0147",
				Languages: []field.Language{{Language: "en", Level: "native"}}, Photo: "fedcba9876543210fedcba9876543210"}
		},
		Filters: []Filter{{Code: "language", Label: "Language", Values: languageNames(), Frequent: true}},
		Facts: func(rows []Item, _ time.Time, facts *Facts) {
			for _, l := range rows[0].(*AboutMe).Languages {
				facts.Add("language", l.Language)
			}
		},
	}
}

func languageNames() (names []field.Choice) {
	for _, l := range place.Languages() {
		names = append(names, field.Choice{Value: l.Code, Label: l.Name})
	}
	return names
}

// Declare binds the fields.
func (a *AboutMe) Declare(f *field.Form) {
	f.FullName(&a.FirstName, &a.LastName, field.Searched(field.SearchName), field.Shown)
	f.Text(&a.OtherNames, "Other names", field.Searched(field.SearchKeyword), field.Max(160), field.PersonName, field.Hint("Former or middle names you have testified or published under."))
	f.Text(&a.Suffix, "Suffix", field.Searched(field.SearchName), field.Shown, field.Max(60), field.Autocomplete("honorific-suffix"), field.Hint("Such as PE, MD, or PhD."))
	f.Text(&a.Headline, "Headline", field.Required, field.Max(120), field.Searched(field.SearchHeadline), field.Shown)
	f.LongText(&a.Bio, "Biography", field.Required, field.Between(150, 3000), field.Searched(field.SearchBiography))
	f.Photo(&a.Photo, "Photo", field.Shown, field.Recommended("a photo"), field.Hint("Up to 5 MB. We remove location and camera data from photos."))
	f.Text(&a.City, "City", field.Required, field.Max(120), field.Autocomplete("address-level2"), field.Called("your city"), field.Searched(field.SearchPlace), field.Shown)
	f.Country(&a.Country, "Country", field.Required, field.Called("your country"), field.Searched(field.SearchPlace), field.Filtered("country"), field.Shown)
	f.StateIn(&a.State, &a.Country, "State", field.Searched(field.SearchPlace), field.Filtered("state"), field.Shown)
	f.TimeZone(&a.TimeZone, "Time zone", field.Required, field.Called("your time zone"))
	f.Languages(&a.Languages, "Languages", field.Recommended("the languages you speak"), field.Searched(field.SearchLanguage), field.Filtered("language"), field.Shown)
	f.Email(&a.ContactEmail, "Contact email", field.Required, field.AttorneysOnly, field.Called("your contact email"))
	f.Phone(&a.Phone, "Phone", field.AttorneysOnly, field.Recommended("a phone number"))
	f.Slug(&a.Slug, "Public address", Reserved, field.Hint("The last part of your page’s address. If you leave it empty, we make it from your name. Earlier addresses still lead to your page."))
}

// Title names the section's only item.
func (a *AboutMe) Title() string { return a.Name() }

// Name returns the display name: first name, last name, suffix.
func (a *AboutMe) Name() string {
	name := a.FirstName + " " + a.LastName
	if !text.Blank(a.Suffix) {
		name += ", " + a.Suffix
	}
	return name
}
