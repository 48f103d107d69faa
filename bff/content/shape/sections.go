package shape

import "peritus/bff/content/block"

// PageStep is one step of a process.
type PageStep struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// PageQuote is a quotation.
type PageQuote struct {
	Text string `json:"text"`
	Name string `json:"name"`
	Role string `json:"role"`
}

// PageFact is a fact with its source and how often it is checked.
type PageFact struct {
	What  string `json:"what"`
	How   string `json:"how"`
	Often string `json:"often"`
}

// PageWay is a link to one of the forms.
type PageWay struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Label string `json:"label"`
	Href  string `json:"href"`
}

// PageFeature is one feature of the product.
type PageFeature struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	Icon  string `json:"icon" enum:"search,shield,record,message,list,clock,scale,microscope,pen,people"`
}

// PageNumber is a number with its label.
type PageNumber struct {
	Value string `json:"value"`
	Label string `json:"label"`
	Note  string `json:"note"`
}

// PageLogo is the logo of an organization.
type PageLogo struct {
	Name    string        `json:"name"`
	Href    string        `json:"href" doc:"May be empty."`
	Picture block.Picture `json:"picture"`
}

// PageQuestion is a frequently asked question and its answer.
type PageQuestion struct {
	ID       string        `json:"id"`
	Question string        `json:"question"`
	Answer   []block.Block `json:"answer"`
}

// PageTestimonial is a client's statement.
type PageTestimonial struct {
	Text    string         `json:"text"`
	Name    string         `json:"name"`
	Role    string         `json:"role"`
	Picture *block.Picture `json:"picture"`
}

// The JSON of the sections, one struct for each type.
type (
	HeroSection struct {
		Type              string         `json:"type" enum:"hero"`
		Eyebrow           string         `json:"eyebrow"`
		Headline          string         `json:"headline"`
		Lead              string         `json:"lead"`
		SearchLabel       string         `json:"search_label" doc:"If empty, there is no search form."`
		SearchPlaceholder string         `json:"search_placeholder"`
		Suggestions       []string       `json:"suggestions"`
		Picture           *block.Picture `json:"picture"`
		Links             []NavLink      `json:"links" doc:"At most two; the first is the main one."`
	}
	StepsSection struct {
		Type  string     `json:"type" enum:"steps"`
		Title string     `json:"title"`
		Steps []PageStep `json:"steps"`
	}
	FactsSection struct {
		Type    string     `json:"type" enum:"facts"`
		Title   string     `json:"title"`
		Lead    string     `json:"lead"`
		Quote   *PageQuote `json:"quote"`
		Columns []string   `json:"columns" doc:"Always three."`
		Rows    []PageFact `json:"rows"`
	}
	LatestArticlesSection struct {
		Type      string        `json:"type" enum:"latest-articles"`
		Title     string        `json:"title"`
		LinkLabel string        `json:"link_label"`
		Articles  []ArticleCard `json:"articles"`
	}
	LatestEpisodesSection struct {
		Type      string        `json:"type" enum:"latest-episodes"`
		Title     string        `json:"title"`
		LinkLabel string        `json:"link_label"`
		Episodes  []EpisodeCard `json:"episodes"`
	}
	WaysSection struct {
		Type  string    `json:"type" enum:"ways"`
		Title string    `json:"title"`
		Ways  []PageWay `json:"ways"`
	}
	RichTextSection struct {
		Type string        `json:"type" enum:"rich-text"`
		Body []block.Block `json:"body"`
	}
	QuoteSection struct {
		Type string `json:"type" enum:"quote"`
		Text string `json:"text"`
		Name string `json:"name"`
		Role string `json:"role"`
	}
	FeaturesSection struct {
		Type     string        `json:"type" enum:"features"`
		Title    string        `json:"title"`
		Lead     string        `json:"lead"`
		Features []PageFeature `json:"features"`
	}
	NumbersSection struct {
		Type    string       `json:"type" enum:"numbers"`
		Title   string       `json:"title"`
		Lead    string       `json:"lead"`
		Numbers []PageNumber `json:"numbers"`
	}
	LogosSection struct {
		Type  string     `json:"type" enum:"logos"`
		Title string     `json:"title"`
		Logos []PageLogo `json:"logos"`
	}
	FaqSection struct {
		Type      string         `json:"type" enum:"faq"`
		Title     string         `json:"title"`
		Lead      string         `json:"lead"`
		Questions []PageQuestion `json:"questions"`
	}
	TestimonialsSection struct {
		Type         string            `json:"type" enum:"testimonials"`
		Title        string            `json:"title"`
		Testimonials []PageTestimonial `json:"testimonials"`
	}
	CallToActionSection struct {
		Type  string    `json:"type" enum:"call-to-action"`
		Title string    `json:"title"`
		Text  string    `json:"text"`
		Links []NavLink `json:"links"`
	}
	FormSection struct {
		Type  string `json:"type" enum:"form"`
		Title string `json:"title"`
		Lead  string `json:"lead"`
		Form  string `json:"form" enum:"request-an-expert,partner-with-us,contact"`
	}
)
