package lookup

import (
	"strings"

	"peritus/bff/platform/field"
	"peritus/bff/profile/section"
)

// work is a node of DataCite's answer.
type work struct {
	DOI   string `json:"doi"`
	Types struct {
		General  string `json:"resourceTypeGeneral"`
		Specific string `json:"resourceType"`
		Citeproc string `json:"citeproc"`
	} `json:"types"`
	Titles []struct {
		Title string `json:"title"`
	} `json:"titles"`
	Creators []creator `json:"creators"`
	Dates    []struct {
		Date string `json:"date"`
		Type string `json:"dateType"`
	} `json:"dates"`
	Year      int `json:"publicationYear"`
	Container struct {
		Title     string `json:"title"`
		Volume    string `json:"volume"`
		Issue     string `json:"issue"`
		FirstPage string `json:"firstPage"`
		LastPage  string `json:"lastPage"`
	} `json:"container"`
	Identifiers []struct {
		Identifier string `json:"identifier"`
		Type       string `json:"identifierType"`
	} `json:"identifiers"`
}

// foundWork is a work as a row of Publications.
type foundWork struct {
	Publication section.Publication `json:"publication"`
	Notes       []string            `json:"notes"`    // what differs from DataCite, or needs a look
	Unusable    []string            `json:"unusable"` // why it can't be a row
	Unlikely    bool                `json:"unlikely"` // a dataset or such, which few list as a publication
}

const mostAuthors = 100

// row turns a work into a row. Optional values that the section refuses are left out.
func (w *work) row() foundWork {
	p := &section.Publication{Date: w.date(), DOI: w.DOI, Authors: []string{}}
	found := foundWork{}
	kind, note := w.kind()
	p.Type = kind
	if note != "" {
		found.Unlikely = true
		found.Notes = append(found.Notes, note)
	}
	if len(w.Titles) > 0 {
		p.Name = plain(w.Titles[0].Title)
	}
	for i := range w.Creators {
		if name := w.Creators[i].written(); name != "" {
			p.Authors = append(p.Authors, name)
		}
	}
	if len(p.Authors) > mostAuthors {
		p.Authors = p.Authors[:mostAuthors]
		found.Notes = append(found.Notes, "Only the first 100 authors are included.")
	}
	p.Container = plain(w.Container.Title)
	p.Volume, p.Pages = w.volume(), w.pages()
	for _, one := range w.Identifiers {
		switch strings.ToUpper(one.Type) {
		case "ISBN":
			p.ISBN = one.Identifier
		case "PMID":
			p.PMID = one.Identifier
		}
	}
	found.leaveOut(p)
	found.Publication = *p
	return found
}

// leaveOut clears the optional values that the section refuses, and says why the row can't
// be used if required ones are missing or refused.
func (f *foundWork) leaveOut(p *section.Publication) {
	problems := field.Validate(p)
	for _, optional := range []struct {
		name, called string
		at           *string
	}{
		{"container", "journal, book, or conference", &p.Container}, {"volume", "volume and issue", &p.Volume}, {"pages", "pages", &p.Pages},
		{"doi", "DOI", &p.DOI}, {"isbn", "ISBN", &p.ISBN}, {"pmid", "PubMed ID", &p.PMID},
	} {
		if len(problems[optional.name]) > 0 {
			*optional.at = ""
			f.Notes = append(f.Notes, "The "+optional.called+" can’t be used and is left out.")
		}
	}
	refused := field.Check(p)
	for _, required := range []struct {
		name, missing string
		empty         bool
	}{
		{"title", "It has no title.", p.Name == ""},
		{"date", "It has no date that can be read.", p.Date == ""},
		{"authors", "It names no authors.", len(p.Authors) == 0},
	} {
		if texts := refused[required.name]; required.empty {
			f.Unusable = append(f.Unusable, required.missing)
		} else {
			f.Unusable = append(f.Unusable, texts...)
		}
		delete(refused, required.name)
	}
	for _, name := range []string{"type", "url"} {
		f.Unusable = append(f.Unusable, refused[name]...)
	}
}

func (w *work) volume() string {
	volume, issue := plain(w.Container.Volume), plain(w.Container.Issue)
	if issue == "" {
		return volume
	}
	return volume + "(" + issue + ")"
}

func (w *work) pages() string {
	first, last := plain(w.Container.FirstPage), plain(w.Container.LastPage)
	if last == "" || last == first {
		return first
	}
	return strings.TrimPrefix(first+"-"+last, "-")
}

// creator is an author, or an organization that counts as one.
type creator struct {
	Name       string `json:"name"`
	GivenName  string `json:"givenName"`
	FamilyName string `json:"familyName"`
	Type       string `json:"type"`
}

// written returns a name in the order in which it's spoken. A person's name with one comma
// starts with the family name.
func (c creator) written() string {
	if given, family := plain(c.GivenName), plain(c.FamilyName); family != "" {
		return strings.TrimSpace(given + " " + family)
	}
	name := plain(c.Name)
	family, given, inverted := strings.Cut(name, ", ")
	if !inverted || c.Type == "Organization" || strings.Contains(given, ",") || strings.TrimSpace(given) == "" {
		return name
	}
	return strings.TrimSpace(given + " " + family)
}
