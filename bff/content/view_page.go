package content

import (
	"slices"
	"strings"

	"peritus/bff/content/block"
)

// page is the page of that name as visitors see it now, with what its sections refer
// to. It is false while the page is not published.
func (v *view) page(name string) (Page, bool) {
	i := slices.Index(pageNames[:], name)
	if i < 0 || v.edition.pages[i] == nil {
		return Page{}, false
	}
	return v.shown(name, v.edition.pages[i]), true
}

func (v *view) shown(name string, held *heldPage) Page {
	p := Page{Name: name, Title: held.Title, UpdatedAt: held.UpdatedAt, Seo: held.Seo, Sections: []Section{}}
	p.Seo.fill(held.Title, "", nil)
	for _, h := range held.Sections {
		s := Section(h.Shape)
		switch s.Type {
		case LatestArticlesType:
			s.Articles = v.cards[:min(latestArticles, len(v.cards))]
		case LatestEpisodesType:
			s.Episodes = v.episodeCards(min(latestEpisodes, len(v.episodes.entries)))
		case FaqType:
			s.Questions = v.names.questionsCalled(h.Refs)
		case TestimonialsType:
			s.Testimonials = v.names.testimonialsCalled(h.Refs)
		}
		p.Sections = append(p.Sections, s)
	}
	return p
}

func (n names) questionsCalled(ids []string) []PageQuestion {
	list := []PageQuestion{}
	for _, id := range ids {
		if q, ok := n.questions[id]; ok {
			list = append(list, PageQuestion{ID: q.ID, Question: q.Question, Answer: block.OrEmpty(q.Answer)})
		}
	}
	return list
}

func (n names) testimonialsCalled(ids []string) []PageTestimonial {
	list := []PageTestimonial{}
	for _, id := range ids {
		if t, ok := n.testimonials[id]; ok {
			list = append(list, PageTestimonial{Text: t.Text, Name: t.Name, Role: t.Role, Picture: t.Picture})
		}
	}
	return list
}

// redirectKey makes paths that browsers and editors spell differently the same.
func redirectKey(path string) string {
	return strings.ToLower(strings.TrimRight(path, "/"))
}

// redirect is where an address that was given up leads.
func (v *view) redirect(path string) (Redirect, error) {
	r, known := v.redirects[redirectKey(path)]
	if !known || redirectKey(r.To) == redirectKey(path) {
		return Redirect{}, ErrNoRedirect
	}
	return Redirect{Location: r.To, Permanent: r.Permanent}, nil
}
