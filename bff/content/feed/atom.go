package feed

import "encoding/xml"

type atom struct {
	XMLName  xml.Name    `xml:"http://www.w3.org/2005/Atom feed"`
	Language string      `xml:"xml:lang,attr"`
	ID       string      `xml:"id"`
	Title    string      `xml:"title"`
	Subtitle string      `xml:"subtitle,omitempty"`
	Updated  string      `xml:"updated"`
	Links    []atomLink  `xml:"link"`
	Entries  []atomEntry `xml:"entry"`
}

type atomLink struct {
	Rel  string `xml:"rel,attr"`
	Type string `xml:"type,attr"`
	Href string `xml:"href,attr"`
}

type atomEntry struct {
	Language  string         `xml:"xml:lang,attr,omitempty"`
	ID        string         `xml:"id"`
	Title     string         `xml:"title"`
	Link      atomLink       `xml:"link"`
	Published string         `xml:"published"`
	Updated   string         `xml:"updated"`
	Author    atomPerson     `xml:"author"`
	Subjects  []atomCategory `xml:"category"`
	Summary   string         `xml:"summary,omitempty"`
	Content   atomText       `xml:"content"`
}

type atomPerson struct {
	Name string `xml:"name"`
	URI  string `xml:"uri,omitempty"`
}

type atomCategory struct {
	Term string `xml:"term,attr"`
}

type atomText struct {
	Type string `xml:"type,attr"`
	Text string `xml:",chardata"`
}

// Atom renders a feed as Atom 1.0. The author of an item without one is the site.
func Atom(f Feed) []byte {
	a := atom{
		Language: f.Language, ID: f.Self, Title: f.Title, Subtitle: f.Description, Updated: f.Updated.UTC().Format(atomTime),
		Links: []atomLink{{"self", "application/atom+xml", f.Self}, {"alternate", "text/html", f.Home}},
	}
	for _, i := range f.Items {
		author := atomPerson{i.Author, i.AuthorURL}
		if author.Name == "" {
			author.Name = f.Title
		}
		e := atomEntry{
			Language: i.Language, ID: i.ID, Title: i.Title, Link: atomLink{"alternate", "text/html", i.URL},
			Published: i.Published.UTC().Format(atomTime), Updated: i.Updated.UTC().Format(atomTime),
			Author: author, Summary: i.Summary, Content: atomText{"html", i.HTML},
		}
		for _, s := range i.Subjects {
			e.Subjects = append(e.Subjects, atomCategory{s})
		}
		a.Entries = append(a.Entries, e)
	}
	return document(a)
}
