package shape

import "time"

// Page is a page built from sections.
type Page struct {
	Name      string    `json:"name" enum:"home,about,partner-with-us,request-an-expert,become-an-expert,privacy-policy,terms-and-conditions"`
	Title     string    `json:"title"`
	UpdatedAt time.Time `json:"updated_at"`
	Seo       Seo       `json:"seo"`
	Sections  []Section `json:"sections"`
	Preview   bool      `json:"preview" doc:"True for a preview that only an editor can see."`
}
