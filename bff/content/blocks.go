package content

import (
	"encoding/json"
	"unicode/utf8"

	"peritus/bff/content/block"
)

// The bounds of one body. What goes beyond is cut, and the cut is logged.
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

// bodyReader turns the blocks and components of the CMS into ours. It drops what
// it does not know, and what is not safe to show.
type bodyReader struct {
	headings *block.HeadingIDs
	media    func(node) *block.Picture // nil for what is no picture that may be shown
	dropped  func(kind string)
	notes    footnotes

	blocks, inlines, text, cells int // what is left of the bounds
}

func newBodyReader(media func(node) *block.Picture, dropped func(kind string)) *bodyReader {
	return &bodyReader{
		headings: block.NewHeadingIDs(), media: media, dropped: dropped,
		blocks: maxBlocks, inlines: maxInlines, text: maxText, cells: maxCells,
	}
}

// zone reads a dynamic zone: a list of components. The footnotes that the text refers
// to stand at its end.
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
		return nil // read before, shown where the body ends
	case "article.divider":
		return r.one(block.Block{Type: block.DividerType}, true)
	default:
		r.dropped("component " + kind)
		return nil
	}
}

// one counts a block against the bounds.
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

// list reads a list. A list below the deepest one allowed goes on at that depth.
func (r *bodyReader) list(n node, depth int) (block.Block, bool) {
	list := block.Block{Type: block.ListType, Ordered: n.text("format") == "ordered"}
	for _, c := range n.list("children") {
		child := asNode(c)
		switch kind := child.text("type"); kind {
		case "list-item":
			list.Items = append(list.Items, r.item(child, depth)...)
		case "list":
			r.nest(&list, child, depth)
		default:
			r.dropped("list entry " + kind)
		}
	}
	return list, len(list.Items) > 0
}

// item reads one entry. Pasted lists may stand inside it rather than beside it.
func (r *bodyReader) item(n node, depth int) []block.ListItem {
	var own []any
	holder := block.Block{Items: []block.ListItem{{}}}
	for _, c := range n.list("children") {
		if child := asNode(c); child.text("type") == "list" {
			r.nest(&holder, child, depth)
		} else {
			own = append(own, c)
		}
	}
	holder.Items[0].Children = r.inlinesOf(own)
	if len(holder.Items) == 1 && len(holder.Items[0].Children) == 0 && holder.Items[0].List == nil {
		return nil
	}
	return holder.Items
}

// nest hangs a list from the entry before it.
func (r *bodyReader) nest(list *block.Block, n node, depth int) {
	if depth >= maxListDepth {
		r.flatten(list, n, 0)
		return
	}
	inner, ok := r.list(n, depth+1)
	if !ok {
		return
	}
	if len(list.Items) == 0 {
		list.Items = append(list.Items, block.ListItem{})
	}
	last := &list.Items[len(list.Items)-1]
	if last.List == nil {
		last.List = &inner
		return
	}
	last.List.Items = append(last.List.Items, inner.Items...)
}

// maxFlatten ends what nobody would have typed: lists in lists a hundred deep.
const maxFlatten = 100

func (r *bodyReader) flatten(list *block.Block, n node, depth int) {
	if depth > maxFlatten {
		r.dropped("lists nested too deep")
		return
	}
	for _, c := range n.list("children") {
		child := asNode(c)
		switch child.text("type") {
		case "list":
			r.flatten(list, child, depth+1)
		case "list-item":
			var own, lists []any
			for _, inner := range child.list("children") {
				if asNode(inner).text("type") == "list" {
					lists = append(lists, inner)
				} else {
					own = append(own, inner)
				}
			}
			if children := r.inlinesOf(own); len(children) > 0 {
				list.Items = append(list.Items, block.ListItem{Children: children})
			}
			for _, inner := range lists {
				r.flatten(list, asNode(inner), depth+1)
			}
		}
	}
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

// table reads rows of cells, the first row being the header. Rows that are too
// short are filled up, so that every row has the cells of the widest.
func (r *bodyReader) table(c node) (block.Block, bool) {
	rows, ok := c["rows"].([]any)
	if text, typed := c["rows"].(string); typed {
		ok = json.Unmarshal([]byte(text), &rows) == nil
	}
	if !ok || len(rows) == 0 {
		return block.Block{}, false
	}
	var cells [][][]block.Inline
	width := 0
	for _, row := range rows[:min(len(rows), maxRows)] {
		typed, _ := row.([]any)
		var read [][]block.Inline
		for _, cell := range typed[:min(len(typed), maxColumns)] {
			read = append(read, r.cell(cell))
		}
		width = max(width, len(read))
		cells = append(cells, read)
	}
	if width == 0 {
		return block.Block{}, false
	}
	if width*len(cells) > r.cells {
		r.dropped("a table beyond the length of a body")
		return block.Block{}, false
	}
	r.cells -= width * len(cells)
	for i := range cells {
		for len(cells[i]) < width {
			cells[i] = append(cells[i], []block.Inline{})
		}
	}
	return block.Block{Type: block.TableType, Caption: r.words(c, "caption"), Header: cells[0], Rows: cells[1:]}, true
}

func (r *bodyReader) cell(v any) []block.Inline {
	switch v := v.(type) {
	case string:
		return r.noted(r.plain(v))
	case json.Number:
		return r.plain(v.String())
	case float64:
		text, _ := json.Marshal(v)
		return r.plain(string(text))
	case bool:
		if v {
			return r.plain("Yes")
		}
		return r.plain("No")
	case []any:
		return r.inlinesOf(v)
	}
	return []block.Inline{}
}

// words is a short text that is null when empty.
func (r *bodyReader) words(n node, name string) *string {
	if s := r.take(n.text(name)); s != "" {
		return &s
	}
	return nil
}

// take uses up some of the text that a body may hold, and cuts what is too much.
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
