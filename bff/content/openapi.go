package content

import (
	"reflect"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

const schemaPrefix = "#/components/schemas/"

// Schema describes Block as one of its shapes.
func (Block) Schema(r huma.Registry) *huma.Schema {
	return union(r, "Block", "One block of a body; type tells which.",
		ParagraphBlock{}, HeadingBlock{}, ListBlock{}, QuoteBlock{}, CodeBlock{},
		ImageBlock{}, TableBlock{}, CalloutBlock{}, GalleryBlock{}, DividerBlock{})
}

// Schema describes HomeSection as one of its shapes.
func (HomeSection) Schema(r huma.Registry) *huma.Schema {
	return union(r, "HomeSection", "One section of the home page; type tells which.",
		HeroSection{}, StepsSection{}, FactsSection{}, LatestArticlesSection{},
		WaysSection{}, RichTextSection{}, QuoteSection{})
}

// union registers a schema under its name before its members are described, since
// they may contain it.
func union(r huma.Registry, name, doc string, members ...any) *huma.Schema {
	ref := &huma.Schema{Ref: schemaPrefix + name}
	if _, known := r.Map()[name]; known {
		return ref
	}
	s := &huma.Schema{Description: doc}
	r.Map()[name] = s
	for _, m := range members {
		s.OneOf = append(s.OneOf, r.Schema(reflect.TypeOf(m), true, ""))
	}
	return ref
}

// The members below are null where an editor has left them empty.

func (ListItem) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "list")
}
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
	return web.OrNull(s, "category")
}
func (FactsSection) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "quote")
}
