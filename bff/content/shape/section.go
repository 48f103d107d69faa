package shape

import (
	"encoding/json"

	"peritus/bff/content/block"
)

// SectionType is the type of a page section. It determines which members the section has.
type SectionType string

const (
	HeroType           SectionType = "hero"
	StepsType          SectionType = "steps"
	FactsType          SectionType = "facts"
	LatestArticlesType SectionType = "latest-articles"
	LatestEpisodesType SectionType = "latest-episodes"
	WaysType           SectionType = "ways"
	RichTextType       SectionType = "rich-text"
	SayingType         SectionType = "quote"
	FeaturesType       SectionType = "features"
	NumbersType        SectionType = "numbers"
	LogosType          SectionType = "logos"
	FaqType            SectionType = "faq"
	TestimonialsType   SectionType = "testimonials"
	CallToActionType   SectionType = "call-to-action"
	FormType           SectionType = "form"
)

// Section is one section of a page. Its type determines which members are used; the
// others are left out of the JSON.
type Section struct {
	Type              SectionType       `json:"type"`
	Title             string            `json:"title"`
	Eyebrow           string            `json:"eyebrow"`
	Headline          string            `json:"headline"`
	Lead              string            `json:"lead"`
	SearchLabel       string            `json:"search_label"`
	SearchPlaceholder string            `json:"search_placeholder"`
	Suggestions       []string          `json:"suggestions"`
	Picture           *block.Picture    `json:"picture"`
	Links             []NavLink         `json:"links"`
	Steps             []PageStep        `json:"steps"`
	Quote             *PageQuote        `json:"quote"`
	Columns           []string          `json:"columns"`
	Rows              []PageFact        `json:"rows"`
	LinkLabel         string            `json:"link_label"`
	Articles          []ArticleCard     `json:"articles"`
	Episodes          []EpisodeCard     `json:"episodes"`
	Ways              []PageWay         `json:"ways"`
	Body              []block.Block     `json:"body"`
	Text              string            `json:"text"`
	Name              string            `json:"name"`
	Role              string            `json:"role"`
	Features          []PageFeature     `json:"features"`
	Numbers           []PageNumber      `json:"numbers"`
	Logos             []PageLogo        `json:"logos"`
	Questions         []PageQuestion    `json:"questions"`
	Testimonials      []PageTestimonial `json:"testimonials"`
	Form              string            `json:"form"`
}

// MarshalJSON writes only the members of the section's type.
func (s Section) MarshalJSON() ([]byte, error) {
	kind := string(s.Type)
	switch s.Type {
	case HeroType:
		return json.Marshal(HeroSection{kind, s.Eyebrow, s.Headline, s.Lead, s.SearchLabel, s.SearchPlaceholder,
			block.OrEmpty(s.Suggestions), s.Picture, block.OrEmpty(s.Links)})
	case StepsType:
		return json.Marshal(StepsSection{kind, s.Title, block.OrEmpty(s.Steps)})
	case FactsType:
		columns := append([]string{}, s.Columns...)
		for len(columns) < 3 {
			columns = append(columns, "")
		}
		return json.Marshal(FactsSection{kind, s.Title, s.Lead, s.Quote, columns[:3], block.OrEmpty(s.Rows)})
	case LatestArticlesType:
		return json.Marshal(LatestArticlesSection{kind, s.Title, s.LinkLabel, block.OrEmpty(s.Articles)})
	case LatestEpisodesType:
		return json.Marshal(LatestEpisodesSection{kind, s.Title, s.LinkLabel, block.OrEmpty(s.Episodes)})
	case WaysType:
		return json.Marshal(WaysSection{kind, s.Title, block.OrEmpty(s.Ways)})
	case SayingType:
		return json.Marshal(QuoteSection{kind, s.Text, s.Name, s.Role})
	case FeaturesType:
		return json.Marshal(FeaturesSection{kind, s.Title, s.Lead, block.OrEmpty(s.Features)})
	case NumbersType:
		return json.Marshal(NumbersSection{kind, s.Title, s.Lead, block.OrEmpty(s.Numbers)})
	case LogosType:
		return json.Marshal(LogosSection{kind, s.Title, block.OrEmpty(s.Logos)})
	case FaqType:
		return json.Marshal(FaqSection{kind, s.Title, s.Lead, block.OrEmpty(s.Questions)})
	case TestimonialsType:
		return json.Marshal(TestimonialsSection{kind, s.Title, block.OrEmpty(s.Testimonials)})
	case CallToActionType:
		return json.Marshal(CallToActionSection{kind, s.Title, s.Text, block.OrEmpty(s.Links)})
	case FormType:
		return json.Marshal(FormSection{kind, s.Title, s.Lead, s.Form})
	}
	return json.Marshal(RichTextSection{string(RichTextType), block.OrEmpty(s.Body)})
}
