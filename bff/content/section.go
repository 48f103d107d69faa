package content

import "encoding/json"

// SectionType tells what a section of the home page is, and with it its members.
type SectionType string

const (
	HeroType     SectionType = "hero"
	StepsType    SectionType = "steps"
	FactsType    SectionType = "facts"
	LatestType   SectionType = "latest-articles"
	WaysType     SectionType = "ways"
	RichTextType SectionType = "rich-text"
	SayingType   SectionType = "quote"
)

// HomeSection is one section of the home page. Which members count is told by
// the type; the others are left out of the JSON.
type HomeSection struct {
	Type              SectionType   `json:"type"`
	Title             string        `json:"title"`
	Headline          string        `json:"headline"`
	Lead              string        `json:"lead"`
	SearchLabel       string        `json:"search_label"`
	SearchPlaceholder string        `json:"search_placeholder"`
	Suggestions       []string      `json:"suggestions"`
	Steps             []HomeStep    `json:"steps"`
	Quote             *HomeQuote    `json:"quote"`
	Columns           []string      `json:"columns"`
	Rows              []HomeFact    `json:"rows"`
	LinkLabel         string        `json:"link_label"`
	Articles          []ArticleCard `json:"articles"`
	Ways              []HomeWay     `json:"ways"`
	Body              []Block       `json:"body"`
	Text              string        `json:"text"`
	Name              string        `json:"name"`
	Role              string        `json:"role"`
}

// HomeStep is one step of how it works.
type HomeStep struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// HomeQuote is what somebody said.
type HomeQuote struct {
	Text string `json:"text"`
	Name string `json:"name"`
	Role string `json:"role"`
}

// HomeFact says how something is known, and how often it is looked at again.
type HomeFact struct {
	What  string `json:"what"`
	How   string `json:"how"`
	Often string `json:"often"`
}

// HomeWay leads a visitor to one of the forms.
type HomeWay struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Label string `json:"label"`
	Href  string `json:"href"`
}

// The shapes of the sections, one a type.
type (
	HeroSection struct {
		Type              string   `json:"type" enum:"hero"`
		Headline          string   `json:"headline"`
		Lead              string   `json:"lead"`
		SearchLabel       string   `json:"search_label"`
		SearchPlaceholder string   `json:"search_placeholder"`
		Suggestions       []string `json:"suggestions"`
	}
	StepsSection struct {
		Type  string     `json:"type" enum:"steps"`
		Title string     `json:"title"`
		Steps []HomeStep `json:"steps"`
	}
	FactsSection struct {
		Type    string     `json:"type" enum:"facts"`
		Title   string     `json:"title"`
		Lead    string     `json:"lead"`
		Quote   *HomeQuote `json:"quote"`
		Columns []string   `json:"columns" doc:"Always three."`
		Rows    []HomeFact `json:"rows"`
	}
	LatestArticlesSection struct {
		Type      string        `json:"type" enum:"latest-articles"`
		Title     string        `json:"title"`
		LinkLabel string        `json:"link_label"`
		Articles  []ArticleCard `json:"articles"`
	}
	WaysSection struct {
		Type  string    `json:"type" enum:"ways"`
		Title string    `json:"title"`
		Ways  []HomeWay `json:"ways"`
	}
	RichTextSection struct {
		Type string  `json:"type" enum:"rich-text"`
		Body []Block `json:"body"`
	}
	QuoteSection struct {
		Type string `json:"type" enum:"quote"`
		Text string `json:"text"`
		Name string `json:"name"`
		Role string `json:"role"`
	}
)

// MarshalJSON writes exactly the members that the type has.
func (s HomeSection) MarshalJSON() ([]byte, error) {
	kind := string(s.Type)
	switch s.Type {
	case HeroType:
		return json.Marshal(HeroSection{kind, s.Headline, s.Lead, s.SearchLabel, s.SearchPlaceholder, orEmpty(s.Suggestions)})
	case StepsType:
		return json.Marshal(StepsSection{kind, s.Title, orEmpty(s.Steps)})
	case FactsType:
		columns := append([]string{}, s.Columns...)
		for len(columns) < 3 {
			columns = append(columns, "")
		}
		return json.Marshal(FactsSection{kind, s.Title, s.Lead, s.Quote, columns[:3], orEmpty(s.Rows)})
	case LatestType:
		return json.Marshal(LatestArticlesSection{kind, s.Title, s.LinkLabel, orEmpty(s.Articles)})
	case WaysType:
		return json.Marshal(WaysSection{kind, s.Title, orEmpty(s.Ways)})
	case SayingType:
		return json.Marshal(QuoteSection{kind, s.Text, s.Name, s.Role})
	}
	return json.Marshal(RichTextSection{string(RichTextType), orEmpty(s.Body)})
}
