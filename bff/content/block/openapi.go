package block

import (
	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/web"
)

// Schema describes Block as a union of its types.
func (Block) Schema(r huma.Registry) *huma.Schema {
	return web.Union(r, "Block", "One block of a body; type says which.",
		ParagraphBlock{}, HeadingBlock{}, ListBlock{}, QuoteBlock{}, CodeBlock{}, ImageBlock{}, TableBlock{},
		CalloutBlock{}, GalleryBlock{}, DividerBlock{}, EmbedBlock{}, FootnotesBlock{})
}

// TransformSchema makes the nested list optional.
func (ListItem) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "list")
}
