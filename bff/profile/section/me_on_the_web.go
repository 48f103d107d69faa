package section

import (
	"net/url"
	"strings"

	"peritus/bff/platform/field"
)

// WebPage is a page of the expert on the web.
type WebPage struct {
	Kind  string `json:"kind"`
	URL   string `json:"url"`
	Label string `json:"label"`
}

// WebCode is the section with the expert's pages.
const WebCode = "me-on-the-web"

func meOnTheWeb() Section {
	return Section{
		Code:   WebCode,
		Title:  "Me on the web",
		Intro:  "Pages about you that attorneys will look for anyway.",
		Why:    "Attorneys search your name. Point them to the pages that are yours.",
		Weight: 2,
		Max:    20,
		Row:    "page",
		New:    func() Item { return new(WebPage) },
		Example: func() Item {
			return &WebPage{Kind: "orcid", URL: "https://orcid.org/0000-0002-1825-0097", Label: "Publications at ORCID"}
		},
		Whole: checkPages,
	}
}

// hosts of the kinds that have one. A page is on the host or on a subdomain of it.
var hosts = map[string]string{
	"linkedin": "linkedin.com", "orcid": "orcid.org", "google-scholar": "scholar.google.com", "researchgate": "researchgate.net", "github": "github.com",
}

// Declare binds the fields.
func (p *WebPage) Declare(f *field.Form) {
	f.Choice(&p.Kind, "Kind", field.Pairs("website: Website", "linkedin: LinkedIn", "orcid: ORCID", "google-scholar: Google Scholar",
		"researchgate: ResearchGate", "github: GitHub", "other: Other"), field.Required)
	f.URL(&p.URL, "Address", field.Required)
	f.Text(&p.Label, "Label", field.Max(80), field.Hint("What the link says. If you leave it empty, we name the site."))
	host := hosts[p.Kind]
	f.Unless(host == "" || onHost(p.URL, host), &p.URL, "Enter an address on "+host+", or choose another kind.")
	f.Unless(p.Kind != "orcid" || !onHost(p.URL, host) || field.ValidORCID(lastPart(p.URL)), &p.URL,
		"This ORCID iD is mistyped. Check its digits.")
}

func onHost(address, host string) bool {
	u, err := url.Parse(address)
	if err != nil {
		return false
	}
	name := strings.ToLower(u.Hostname())
	return name == host || strings.HasSuffix(name, "."+host)
}

func lastPart(address string) string {
	address = strings.TrimSuffix(address, "/")
	return address[strings.LastIndex(address, "/")+1:]
}

func checkPages(rows []Item) field.Problems {
	problems := field.Problems{}
	if repeated(len(rows), func(i int) string { return strings.ToLower(strings.TrimSuffix(rows[i].(*WebPage).URL, "/")) }) >= 0 {
		problems.Add("url", "You’ve already added this address.")
	}
	return problems
}

// ORCID returns the ORCID iD that the page belongs to, or an empty text.
func (p *WebPage) ORCID() string {
	if id := lastPart(p.URL); p.Kind == "orcid" && field.ValidORCID(id) {
		return id
	}
	return ""
}

// Title names the row.
func (p *WebPage) Title() string {
	if p.Label != "" {
		return p.Label
	}
	return p.URL
}

// Detail tells the row apart from others with its title.
func (p *WebPage) Detail() string { return p.URL }
