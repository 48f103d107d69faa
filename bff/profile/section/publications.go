package section

import (
	"strings"
	"unicode"

	"peritus/bff/platform/field"
)

// Publication is one published work.
type Publication struct {
	Name         string   `json:"title"`
	Type         string   `json:"type"`
	Date         string   `json:"date"`
	Authors      []string `json:"authors"`
	Container    string   `json:"container"`
	Volume       string   `json:"volume"`
	Pages        string   `json:"pages"`
	DOI          string   `json:"doi"`
	ISBN         string   `json:"isbn"`
	PMID         string   `json:"pmid"`
	URL          string   `json:"url"`
	PeerReviewed bool     `json:"peer_reviewed"`
	Retracted    bool     `json:"retracted"`
}

// PublicationsCode is the section with the publications.
const PublicationsCode = "publications"

func publications() Section {
	return Section{
		Code:   PublicationsCode,
		Title:  "Publications",
		Intro:  "What you have published. Rule 26 asks for the last ten years.",
		Why:    "Counsel reads what you wrote before they write to you.",
		Weight: 6,
		Max:    1000,
		Row:    "publication",
		New:    func() Item { return new(Publication) },
		Example: func() Item {
			return &Publication{Name: "Fatigue of slewing ring bolts", Type: "article", Date: "2021-06", Authors: []string{"A. Okonkwo-Bell", "J. Mbeki"}, Container: "Journal of Forensic Engineering",
				Volume: "34(2)", Pages: "112-128", DOI: "10.5555/stru.2021.0117", PeerReviewed: true}
		},
		Whole: checkPublications,
	}
}

// Declare binds the fields.
func (p *Publication) Declare(f *field.Form) {
	f.Text(&p.Name, "Title", field.Required, field.Max(500), field.Searched(field.SearchTitle))
	f.Choice(&p.Type, "Type", field.Pairs("article: Journal article", "book: Book", "chapter: Book chapter", "paper: Conference paper",
		"report: Report", "thesis: Thesis", "standard: Standard or guideline", "patent: Patent", "other: Other"), field.Required)
	f.PartialDate(&p.Date, "Date", field.Required, field.Called("the year of publication"))
	f.People(&p.Authors, "Authors", field.Required, field.Called("the authors"), field.Hint("One per line, in the order of the publication."))
	f.Text(&p.Container, "Journal, book, or conference", field.Max(300), field.Recommended("the journal or publisher"))
	f.Text(&p.Volume, "Volume and issue", field.Max(40))
	f.Text(&p.Pages, "Pages", field.Max(40))
	f.Identifier(&p.DOI, "DOI", field.DOI)
	f.Identifier(&p.ISBN, "ISBN", field.ISBN)
	f.Identifier(&p.PMID, "PubMed ID", field.PMID)
	f.URL(&p.URL, "Link")
	f.Flag(&p.PeerReviewed, "Peer reviewed")
	f.Flag(&p.Retracted, "Retracted")
}

// Title names the row.
func (p *Publication) Title() string { return p.Name }

// Detail tells the row apart from others with its title.
func (p *Publication) Detail() string { return parts(p.Container, field.DateWords(p.Date)) }

// Same reports whether two entries are one publication: by DOI if both have one, or else by
// PubMed ID if both have one, or else by title and year.
func (p *Publication) Same(other *Publication) bool {
	switch {
	case p.DOI != "" && other.DOI != "":
		return strings.EqualFold(p.DOI, other.DOI)
	case p.PMID != "" && other.PMID != "":
		return p.PMID == other.PMID
	}
	return titleKey(p) == titleKey(other)
}

func yearOf(date string) string { return date[:min(4, len(date))] }

// letters returns a title's letters and digits in lower case.
func letters(title string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, title)
}

func checkPublications(rows []Item) field.Problems {
	problems := field.Problems{}
	var index PublicationIndex
	for _, row := range rows {
		p := row.(*Publication)
		switch twin := index.Find(p); {
		case twin == nil:
		case p.DOI != "" && twin.DOI != "":
			problems.Add("doi", "You’ve already added the publication with this DOI.")
		case p.PMID != "" && twin.PMID != "":
			problems.Add("pmid", "You’ve already added the publication with this PubMed ID.")
		default:
			problems.Add("title", "You’ve already added this title for "+yearOf(p.Date)+".")
		}
		index.Add(p)
	}
	return problems
}
