package view

import (
	"peritus/bff/content/block"
	"peritus/bff/content/edition"
	"peritus/bff/content/shape"
	"slices"
	"strings"
)

// Page returns the page with the entries that its sections refer to. It returns false if
// the page isn't published.
func (v *View) Page(name string) (shape.Page, bool) {
	i := slices.Index(edition.PageNames[:], name)
	if i < 0 || v.Edition.Pages[i] == nil {
		return shape.Page{}, false
	}
	return v.Shown(name, v.Edition.Pages[i]), true
}

func (v *View) Shown(name string, held *edition.Page) shape.Page {
	p := shape.Page{Name: name, Title: held.Title, UpdatedAt: held.UpdatedAt, Seo: held.Seo, Sections: []shape.Section{}}
	p.Seo.Fill(held.Title, "", nil)
	for _, h := range held.Sections {
		s := shape.Section(h.Shape)
		switch s.Type {
		case shape.LatestArticlesType:
			s.Articles = v.articleCards(v.front[:min(latestArticles, len(v.front))])
		case shape.LatestEpisodesType:
			s.Episodes = v.episodeCards(min(latestEpisodes, len(v.Episodes.Entries)))
		case shape.FaqType:
			s.Questions = v.names.questionsCalled(h.Refs)
		case shape.TestimonialsType:
			s.Testimonials = v.names.testimonialsCalled(h.Refs)
		}
		p.Sections = append(p.Sections, s)
	}
	return p
}

func (n names) questionsCalled(ids []string) []shape.PageQuestion {
	list := []shape.PageQuestion{}
	for _, id := range ids {
		if q, ok := n.questions[id]; ok {
			list = append(list, shape.PageQuestion{ID: q.ID, Question: q.Question, Answer: block.OrEmpty(q.Answer)})
		}
	}
	return list
}

func (n names) testimonialsCalled(ids []string) []shape.PageTestimonial {
	list := []shape.PageTestimonial{}
	for _, id := range ids {
		if t, ok := n.testimonials[id]; ok {
			list = append(list, shape.PageTestimonial{Text: t.Text, Name: t.Name, Role: t.Role, Picture: t.Picture})
		}
	}
	return list
}

// redirectKey normalizes a path, because browsers and editors spell paths differently.
func redirectKey(path string) string {
	return strings.ToLower(strings.TrimRight(path, "/"))
}

// Redirect returns the target for the path of a page that moved.
func (v *View) Redirect(path string) (shape.Redirect, error) {
	r, known := v.redirects[redirectKey(path)]
	if !known || redirectKey(r.To) == redirectKey(path) {
		return shape.Redirect{}, ErrNoRedirect
	}
	return shape.Redirect{Location: r.To, Permanent: r.Permanent}, nil
}
