package block

import (
	"fmt"
	"html"
	"strconv"
	"strings"
)

// Page is the context in which HTML renders a body. Feeds need absolute URLs.
type Page struct {
	Origin  string                 // of the site
	Address string                 // URL of the page that shows the body
	Picture func(p Picture) string // absolute URL of a picture
}

// HTML renders blocks as HTML, for example in feeds. All text is escaped, and all URLs
// have passed SafeHref.
func HTML(blocks []Block, page Page) string {
	w := &htmlWriter{page: page}
	for _, b := range blocks {
		w.block(b)
	}
	return w.out.String()
}

type htmlWriter struct {
	page Page
	out  strings.Builder
}

func (w *htmlWriter) raw(markup string) { w.out.WriteString(markup) }
func (w *htmlWriter) text(text string)  { w.out.WriteString(html.EscapeString(text)) }

// within writes an element around the output of inner.
func (w *htmlWriter) within(tag string, inner func()) {
	w.raw("<" + tag + ">")
	inner()
	w.raw("</" + tag + ">")
}

func (w *htmlWriter) block(b Block) {
	switch b.Type {
	case HeadingType:
		w.within("h"+strconv.Itoa(min(max(b.Level, 2), 4)), func() { w.inlines(b.Children) })
	case ListType:
		w.list(b)
	case QuoteType:
		w.within("blockquote", func() {
			w.within("p", func() { w.inlines(b.Children) })
			w.note("cite", b.Cite)
		})
	case CodeType:
		w.within("pre", func() { w.within("code", func() { w.text(b.Text) }) })
	case ImageType:
		w.figure(b.Caption, OrZero(b.Picture))
	case GalleryType:
		w.figure(b.Caption, b.Pictures...)
	case TableType:
		w.table(b)
	case CalloutType:
		w.within("blockquote", func() {
			if b.Title != "" {
				w.within("p", func() { w.within("strong", func() { w.text(b.Title) }) })
			}
			w.within("p", func() { w.inlines(b.Children) })
		})
	case DividerType:
		w.raw("<hr>")
	case EmbedType:
		w.within("p", func() { w.link(b.URL, func() { w.text(b.Title) }) })
		w.note("p", b.Caption)
	case FootnotesType:
		w.within("ol", func() {
			for _, n := range b.Notes {
				w.raw(`<li id="` + html.EscapeString(n.ID) + `">`)
				w.inlines(n.Children)
				w.raw("</li>")
			}
		})
	default:
		w.within("p", func() { w.inlines(b.Children) })
	}
}

func (w *htmlWriter) note(tag string, text *string) {
	if text != nil {
		w.within(tag, func() { w.text(*text) })
	}
}

func (w *htmlWriter) list(b Block) {
	tag := "ul"
	if b.Ordered {
		tag = "ol"
	}
	w.within(tag, func() {
		for _, item := range b.Items {
			w.within("li", func() {
				w.inlines(item.Children)
				if item.List != nil {
					w.list(*item.List)
				}
			})
		}
	})
}

func (w *htmlWriter) figure(caption *string, pictures ...Picture) {
	w.within("figure", func() {
		for _, p := range pictures {
			fmt.Fprintf(&w.out, `<img src="%s" alt="%s">`, html.EscapeString(w.page.Picture(p)), html.EscapeString(p.Alt))
		}
		w.note("figcaption", caption)
	})
}

func (w *htmlWriter) table(b Block) {
	row := func(tag string, cells [][]Inline) {
		w.within("tr", func() {
			for _, cell := range cells {
				w.within(tag, func() { w.inlines(cell) })
			}
		})
	}
	w.within("table", func() {
		w.note("caption", b.Caption)
		w.within("thead", func() { row("th", b.Header) })
		w.within("tbody", func() {
			for _, cells := range b.Rows {
				row("td", cells)
			}
		})
	})
}

func (w *htmlWriter) inlines(list []Inline) {
	for _, in := range list {
		switch in.Type {
		case "break":
			w.raw("<br>")
		case "link":
			w.link(in.Href, func() { w.inlines(in.Children) })
		case "footnote":
			w.within("sup", func() { w.link("#"+in.ID, func() { w.text(strconv.Itoa(in.Number)) }) })
		default:
			w.marked(in)
		}
	}
}

func (w *htmlWriter) marked(in Inline) {
	closing := ""
	for _, mark := range []struct {
		on  bool
		tag string
	}{{in.Bold, "strong"}, {in.Italic, "em"}, {in.Underline, "u"}, {in.Strike, "s"}, {in.Code, "code"}} {
		if mark.on {
			w.raw("<" + mark.tag + ">")
			closing = "</" + mark.tag + ">" + closing
		}
	}
	w.text(in.Text)
	w.raw(closing)
}

// link writes only the text if the URL isn't safe.
func (w *htmlWriter) link(href string, words func()) {
	address := SafeHref(href)
	switch {
	case address == "":
		words()
		return
	case address[0] == '#':
		address = w.page.Address + address
	case address[0] == '/':
		address = w.page.Origin + address
	}
	w.raw(`<a href="` + html.EscapeString(address) + `">`)
	words()
	w.raw("</a>")
}
