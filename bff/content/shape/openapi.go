package shape

import (
	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// Schema describes Section as a union of its types.
func (Section) Schema(r huma.Registry) *huma.Schema {
	return web.Union(r, "Section", "One section of a page; type says which.",
		HeroSection{}, StepsSection{}, FactsSection{}, LatestArticlesSection{}, LatestEpisodesSection{},
		WaysSection{}, RichTextSection{}, QuoteSection{}, FeaturesSection{}, NumbersSection{}, LogosSection{},
		FaqSection{}, TestimonialsSection{}, CallToActionSection{}, FormSection{})
}

// These members are null if the editor left them empty.

func (AuthorRef) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (Seo) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (ArticleCard) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "category", "author", "picture")
}
func (Article) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "category", "author", "picture")
}
func (ArticleList) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "category", "tag", "author", "search")
}
func (EpisodeList) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "search")
}
func (FactsSection) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "quote")
}
func (HeroSection) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (PageTestimonial) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (AuthorPage) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (Podcast) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "cover")
}
func (PodcastPerson) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (EpisodeCard) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (Chapter) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture")
}
func (Episode) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "picture", "previous", "next")
}
