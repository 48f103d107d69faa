package markup

import (
	"path"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// figure reads a picture, gallery, table, video, or quote with a caption.
func (c *converter) figure(n *html.Node, in context) {
	caption := ""
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		if child.Type == html.ElementNode && child.Data == "figcaption" {
			caption = manuscript.Line(rawText(child))
			c.skipped[child] = true
		}
	}
	images := findAll(n, "img")
	switch {
	case find(n, "table") != nil:
		c.table(find(n, "table"), in, caption)
	case find(n, "iframe") != nil:
		c.frame(find(n, "iframe"), caption)
	case find(n, "video") != nil || find(n, "audio") != nil || find(n, "pre") != nil || find(n, "blockquote") != nil || len(images) > 0 && saysMore(n):
		c.children(n, in)
		c.endParagraph()
		c.afterword(caption)
	case len(images) == 1:
		c.picture(images[0], in, caption)
	case len(images) > 1:
		c.gallery(images, caption)
	default:
		address := manuscript.Line(rawText(n))
		if c.embed(address, "", caption) {
			return
		}
		c.endParagraph()
		c.children(n, in)
		c.endParagraph()
		c.afterword(caption)
	}
}

// afterword adds a caption as a paragraph if its figure can't have one.
func (c *converter) afterword(caption string) {
	if caption == "" {
		return
	}
	c.endParagraph()
	c.runs = append(c.runs, run{caption, context{italic: true}})
	c.endParagraph()
}

func (c *converter) gallery(images []*html.Node, caption string) {
	var pictures []manuscript.Picture
	for _, img := range images {
		if p, ok := c.image(img, captionOf(img)); ok {
			pictures = append(pictures, p)
		}
	}
	short, _ := manuscript.Cut(caption, maxCaption)
	switch len(pictures) {
	case 0:
	case 1:
		if short != "" {
			pictures[0].Caption = short
		}
		c.place(manuscript.Image{Picture: pictures[0]})
	default:
		c.place(manuscript.Gallery{Pictures: pictures, Caption: short})
	}
}

// captionOf returns the caption of the innermost figure that contains img.
func captionOf(img *html.Node) string {
	for p := img.Parent; p != nil; p = p.Parent {
		if p.Data == "figure" && len(findAll(p, "img")) == 1 {
			if e := find(p, "figcaption"); e != nil {
				return manuscript.Line(rawText(e))
			}
		}
	}
	return ""
}

func (c *converter) picture(n *html.Node, in context, caption string) {
	p, ok := c.image(n, caption)
	if !ok || p.URL == c.last {
		return // a copy of the same picture for browsers without JavaScript
	}
	c.last = p.URL
	if in.link != "" && !samePicture(in.link, p.URL) {
		c.log.add("a picture linked to another page: the picture is kept without the link")
	}
	if c.within == 0 && in.link == "" {
		c.endParagraph()
	}
	c.place(manuscript.Image{Picture: p})
}

// samePicture reports whether a link around a picture only opens the full-size picture.
func samePicture(link, picture string) bool {
	switch strings.ToLower(path.Ext(strings.SplitN(link, "?", 2)[0])) {
	case ".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif":
		return true
	}
	return link == picture
}

func (c *converter) image(n *html.Node, caption string) (manuscript.Picture, bool) {
	if small(n, "width") && small(n, "height") {
		c.log.add("a tracking pixel is left out")
		return manuscript.Picture{}, false
	}
	address := ""
	for _, name := range []string{"data-orig-file", "data-full-url", "src", "data-src", "data-lazy-src"} {
		if address = c.options.media(attr(n, name)); address != "" {
			break
		}
	}
	if address == "" {
		c.log.add("a picture has no downloadable address")
		return manuscript.Picture{}, false
	}
	alt, _ := manuscript.Cut(manuscript.Line(attr(n, "alt")), 250)
	short, cut := manuscript.Cut(caption, maxCaption)
	if cut {
		c.log.add("a caption is shortened to 300 characters")
	}
	return manuscript.Picture{URL: address, Alt: alt, Caption: short}, true
}

func small(n *html.Node, name string) bool {
	size, err := strconv.Atoi(strings.TrimSuffix(attr(n, name), "px"))
	return err == nil && size >= 0 && size <= 2
}

// player replaces a video or audio player with a link, because articles can't contain
// players.
func (c *converter) player(n *html.Node, in context) {
	address := c.options.media(attr(n, "src"))
	if source := find(n, "source"); address == "" && source != nil {
		address = c.options.media(attr(source, "src"))
	}
	what := "Video"
	if n.Data == "audio" {
		what = "Audio"
	}
	if address == "" {
		c.log.add("<" + n.Data + "> without an address is left out")
		return
	}
	c.log.add("<" + n.Data + "> became a link")
	c.endParagraph()
	in.link = address
	c.runs = append(c.runs, run{what + ": " + path.Base(strings.SplitN(address, "?", 2)[0]), in})
	c.endParagraph()
}
