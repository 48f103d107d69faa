package section

// AboutMe is who the expert is and where.
type AboutMe struct {
	FirstName    string     `json:"first_name"`
	LastName     string     `json:"last_name"`
	OtherNames   string     `json:"other_names"`
	Suffix       string     `json:"suffix"`
	Headline     string     `json:"headline"`
	Bio          string     `json:"bio"`
	Photo        string     `json:"photo"`
	City         string     `json:"city"`
	Country      string     `json:"country"`
	State        string     `json:"state"`
	TimeZone     string     `json:"time_zone"`
	Languages    []Language `json:"languages"`
	ContactEmail string     `json:"contact_email"`
	Phone        string     `json:"phone"`
	Slug         string     `json:"slug"`
}

// AboutMeCode is the section that every other part of the product takes the
// expert's name and place from.
const AboutMeCode = "about-me"

func aboutMe() Section {
	return Section{
		Code:   AboutMeCode,
		Title:  "About me",
		Intro:  "Who you are, in the words that attorneys read first.",
		Why:    "Name, headline and biography decide whether an attorney opens your page.",
		Weight: 40,
		Single: true,
		Row:    "profile",
		New:    func() Item { return new(AboutMe) },
	}
}

// Declare binds the fields.
func (a *AboutMe) Declare(f *Form) {
	f.Text(&a.FirstName, "First name", Required, Max(80), Autocomplete("given-name"))
	f.Text(&a.LastName, "Last name", Required, Max(80), Autocomplete("family-name"))
	f.Text(&a.OtherNames, "Other names", Max(160), Hint("Earlier or middle names under which you have testified or published."))
	f.Text(&a.Suffix, "Suffix", Max(60), Autocomplete("honorific-suffix"), Hint("Such as PE, MD or PhD."))
	f.Text(&a.Headline, "Headline", Required, Max(120))
	f.LongText(&a.Bio, "Biography", Required, Between(150, 3000))
	f.Photo(&a.Photo, "Photo", Recommended("a photo"), Hint("At most 5 MB. What the camera has noted in it is removed."))
	f.Text(&a.City, "City", Required, Max(120), Autocomplete("address-level2"))
	f.Country(&a.Country, "Country", Required)
	f.State(&a.State, &a.Country, "State")
	f.TimeZone(&a.TimeZone, "Time zone", Required)
	f.Languages(&a.Languages, "Languages", Recommended("the languages you speak"))
	f.Email(&a.ContactEmail, "Contact e-mail", Required, AttorneysOnly)
	f.Phone(&a.Phone, "Phone", AttorneysOnly, Recommended("a phone number"))
	f.Slug(&a.Slug, "Public address", Hint("The last part of your page’s address. Left empty, it is made from your name."))
}

// Name as it is shown: first name, last name, suffix.
func (a *AboutMe) Name() string {
	name := a.FirstName + " " + a.LastName
	if !blank(a.Suffix) {
		name += ", " + a.Suffix
	}
	return name
}
