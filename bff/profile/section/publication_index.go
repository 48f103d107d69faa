package section

import "strings"

// PublicationIndex finds publications that are the same as another. The zero value is
// empty.
type PublicationIndex struct {
	byDOI, byPMID, byTitle map[string][]*Publication
}

// Add adds a publication.
func (x *PublicationIndex) Add(p *Publication) {
	if x.byDOI == nil {
		x.byDOI, x.byPMID, x.byTitle = map[string][]*Publication{}, map[string][]*Publication{}, map[string][]*Publication{}
	}
	for _, one := range []struct {
		by  map[string][]*Publication
		key string
	}{{x.byDOI, strings.ToLower(p.DOI)}, {x.byPMID, p.PMID}, {x.byTitle, titleKey(p)}} {
		if one.key != "" {
			one.by[one.key] = append(one.by[one.key], p)
		}
	}
}

// Find returns the first publication that is the same as p, or nil.
func (x *PublicationIndex) Find(p *Publication) *Publication {
	for _, list := range [][]*Publication{x.byDOI[strings.ToLower(p.DOI)], x.byPMID[p.PMID], x.byTitle[titleKey(p)]} {
		for _, other := range list {
			if other.Same(p) {
				return other
			}
		}
	}
	return nil
}

// Titled returns the first publication with the title and the year of p, or nil. It may
// have another DOI, such as that of another version.
func (x *PublicationIndex) Titled(p *Publication) *Publication {
	if list := x.byTitle[titleKey(p)]; len(list) > 0 {
		return list[0]
	}
	return nil
}

func titleKey(p *Publication) string { return yearOf(p.Date) + letters(p.Name) }
