package strapi

import (
	"unicode/utf8"

	"peritus/bff/content/block"
)

// Limits of one body. Content beyond them is cut, and the cut is logged.
const (
	maxBlocks    = 2000
	maxInlines   = 20_000
	maxText      = 1 << 20 // bytes
	maxListDepth = 6
	maxRows      = 500
	maxColumns   = 24
	maxCells     = 20_000
	maxPictures  = 60
)

// bodyReader converts the CMS's blocks and components to ours. It drops unknown and
// unsafe content.
type bodyReader struct {
	headings *block.HeadingIDs
	media    func(node) *block.Picture // nil if it isn't a picture or isn't safe
	dropped  func(kind string)
	notes    footnotes

	blocks, inlines, text, cells int // what remains of the limits
}

func newBodyReader(media func(node) *block.Picture, dropped func(kind string)) *bodyReader {
	return &bodyReader{
		headings: block.NewHeadingIDs(), media: media, dropped: dropped,
		blocks: maxBlocks, inlines: maxInlines, text: maxText, cells: maxCells,
	}
}

// zone reads a dynamic zone, which is a list of components. It appends the footnotes that
// the text refers to.
func (r *bodyReader) zone(components []any) []block.Block {
	r.notes = r.footnotesOf(components)
	out := []block.Block{}
	for _, c := range components {
		out = append(out, r.component(asNode(c))...)
	}
	out = append(out, r.footnotesBlock()...)
	r.notes = nil
	return out
}

func (r *bodyReader) component(c node) []block.Block {
	switch kind := c.text("__component"); kind {
	case "article.text", "sections.rich-text":
		return r.body(c.list("body"))
	case "article.quote":
		return r.one(block.Block{Type: block.QuoteType, Children: r.prose(c["text"]), Cite: r.words(c, "cite")}, true)
	case "article.picture":
		return r.one(r.image(c.object("picture"), r.words(c, "caption")))
	case "article.gallery":
		return r.one(r.gallery(c))
	case "article.table":
		return r.one(r.table(c))
	case "article.callout":
		return r.one(r.callout(c), true)
	case "article.code":
		return r.one(block.Block{Type: block.CodeType, Language: c.words("language"), Text: r.take(c.text("code"))}, true)
	case "article.embed":
		return r.one(r.embed(c))
	case "article.footnotes":
		return nil // already read, and appended to the body
	case "article.divider":
		return r.one(block.Block{Type: block.DividerType}, true)
	default:
		r.dropped("component " + kind)
		return nil
	}
}

// one counts a block against the limits.
func (r *bodyReader) one(b block.Block, keep bool) []block.Block {
	if !keep {
		return nil
	}
	if r.blocks <= 0 {
		r.dropped("what is beyond the length of a body")
		return nil
	}
	r.blocks--
	return []block.Block{b}
}

// body reads the nodes of a rich text.
func (r *bodyReader) body(nodes []any) []block.Block {
	out := []block.Block{}
	for _, n := range nodes {
		out = append(out, r.block(asNode(n))...)
	}
	return out
}

func (r *bodyReader) block(n node) []block.Block {
	switch kind := n.text("type"); kind {
	case "paragraph":
		children := r.children(n)
		return r.one(block.Block{Type: block.ParagraphType, Children: children}, len(children) > 0)
	case "heading":
		return r.heading(n)
	case "list":
		list, ok := r.list(n, 1)
		return r.one(list, ok)
	case "quote":
		children := r.children(n)
		return r.one(block.Block{Type: block.QuoteType, Children: children}, len(children) > 0)
	case "code":
		text := r.take(nodeText(n, 0))
		return r.one(block.Block{Type: block.CodeType, Language: n.words("language"), Text: text}, text != "")
	case "image":
		return r.one(r.image(n.object("image"), nil))
	default:
		r.dropped("block " + kind)
		return nil
	}
}

func (r *bodyReader) heading(n node) []block.Block {
	children := r.children(n)
	if len(children) == 0 || r.blocks <= 0 {
		return nil
	}
	level := min(max(n.number("level"), 2), 4)
	return r.one(block.Block{Type: block.HeadingType, Level: level, ID: r.headings.Next(block.InlineText(children)), Children: children}, true)
}

func (r *bodyReader) image(media node, caption *string) (block.Block, bool) {
	p := r.media(media)
	if p == nil {
		return block.Block{}, false
	}
	if caption == nil {
		caption = p.Caption
	}
	return block.Block{Type: block.ImageType, Picture: p, Caption: caption}, true
}

func (r *bodyReader) gallery(c node) (block.Block, bool) {
	b := block.Block{Type: block.GalleryType, Caption: r.words(c, "caption")}
	for _, m := range c.list("pictures") {
		if p := r.media(asNode(m)); p != nil && len(b.Pictures) < maxPictures {
			b.Pictures = append(b.Pictures, *p)
		}
	}
	return b, len(b.Pictures) > 0
}

func (r *bodyReader) embed(c node) (block.Block, bool) {
	b, ok := block.Embed(c.text("url"), r.take(c.text("title")), r.words(c, "caption"))
	if !ok {
		r.dropped("embed without an https address")
	}
	return b, ok
}

func (r *bodyReader) callout(c node) block.Block {
	tone := "note"
	if c.text("tone") == "caution" {
		tone = "caution"
	}
	return block.Block{Type: block.CalloutType, Tone: tone, Title: r.take(c.text("title")), Children: r.prose(c["text"])}
}

// words returns a short text, or nil if it is empty.
func (r *bodyReader) words(n node, name string) *string {
	if s := r.take(n.text(name)); s != "" {
		return &s
	}
	return nil
}

// take counts text against the limit of a body and cuts what exceeds it.
func (r *bodyReader) take(text string) string {
	if len(text) > r.text {
		r.dropped("what is beyond the length of a body")
		cut := r.text
		for cut > 0 && !utf8.RuneStart(text[cut]) {
			cut--
		}
		text = text[:cut]
		r.text = 0
		return text
	}
	r.text -= len(text)
	return text
}
