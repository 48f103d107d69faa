package ghost

import (
	"encoding/json"
	"errors"
	"html"
	"strconv"
	"strings"
)

func escape(s string) string { return html.EscapeString(s) }

// node is an editor node. Its type determines which members apply.
type node struct {
	Type     string `json:"type"`
	Children []node `json:"children"`
	Text     string `json:"text"`
	Format   any    `json:"format"` // bit set of a text's marks
	Tag      string `json:"tag"`
	ListType string `json:"listType"`
	URL      string `json:"url"`
	Src      string `json:"src"`
	Alt      string `json:"alt"`
	Caption  string `json:"caption"`
	HTML     string `json:"html"`
	Code     string `json:"code"`
	Language string `json:"language"`
	Markdown string `json:"markdown"`
	Heading  string `json:"heading"`
	Content  string `json:"content"`
	Metadata struct {
		Title       string `json:"title"`
		Description string `json:"description"`
		URL         string `json:"url"`
	} `json:"metadata"`
	Images          []node `json:"images"`
	CalloutText     string `json:"calloutText"`
	ButtonText      string `json:"buttonText"`
	ButtonURL       string `json:"buttonUrl"`
	FileName        string `json:"fileName"`
	Title           string `json:"title"`
	BackgroundColor string `json:"-"`
}

const maxNesting = 100

// renderer writes nodes as HTML, which is then parsed like any other HTML.
type renderer struct {
	b     strings.Builder
	notes []string
}

// lexical renders a document from Ghost's current editor.
func lexical(source string) (string, []string, error) {
	var document struct {
		Root node `json:"root"`
	}
	if err := json.Unmarshal([]byte(source), &document); err != nil {
		return "", nil, errors.New("it isn't valid JSON")
	}
	r := &renderer{}
	r.all(document.Root.Children, 0)
	return r.b.String(), r.notes, nil
}

func (r *renderer) all(nodes []node, depth int) {
	if depth > maxNesting {
		r.notes = append(r.notes, "content nested too deeply is left out")
		return
	}
	for _, n := range nodes {
		r.node(n, depth)
	}
}

func (r *renderer) wrapped(tag string, n node, depth int) {
	r.b.WriteString("<" + tag + ">")
	r.all(n.Children, depth+1)
	r.b.WriteString("</" + tag + ">")
}

func (r *renderer) node(n node, depth int) {
	switch n.Type {
	case "paragraph":
		r.wrapped("p", n, depth)
	case "heading", "extended-heading":
		tag := "h2"
		if len(n.Tag) == 2 && n.Tag[0] == 'h' && n.Tag[1] >= '1' && n.Tag[1] <= '6' {
			tag = n.Tag
		}
		r.wrapped(tag, n, depth)
	case "quote", "extended-quote", "aside":
		r.wrapped("blockquote", n, depth)
	case "list":
		tag := "ul"
		if n.ListType == "number" {
			tag = "ol"
		}
		r.wrapped(tag, n, depth)
	case "listitem":
		r.wrapped("li", n, depth)
	case "link", "autolink":
		r.b.WriteString(`<a href="` + escape(n.URL) + `">`)
		r.all(n.Children, depth+1)
		r.b.WriteString("</a>")
	case "text", "extended-text":
		r.text(n)
	case "linebreak":
		r.b.WriteString("<br>")
	case "tab":
		r.b.WriteString(" ")
	default:
		r.card(n, depth)
	}
}

// text writes text with its marks: bits 1 bold, 2 italic, 4 strikethrough, 8 underline,
// 16 code, 32 subscript, 64 superscript.
func (r *renderer) text(n node) {
	bits, _ := n.Format.(float64)
	text := escape(n.Text)
	for bit, tag := range []string{"b", "i", "s", "u", "code", "sub", "sup"} {
		if int(bits)&(1<<bit) != 0 {
			text = "<" + tag + ">" + text + "</" + tag + ">"
		}
	}
	r.b.WriteString(text)
}

// card writes images, code blocks, and embeds.
func (r *renderer) card(n node, depth int) {
	switch n.Type {
	case "image":
		r.image(n)
	case "gallery":
		r.b.WriteString("<figure>")
		for _, img := range n.Images {
			r.b.WriteString(`<figure><img src="` + escape(img.Src) + `" alt="` + escape(img.Alt) + `"></figure>`)
		}
		r.b.WriteString("<figcaption>" + n.Caption + "</figcaption></figure>")
	case "codeblock", "code":
		r.b.WriteString(`<pre data-language="` + escape(n.Language) + `">` + escape(n.Code) + "</pre>")
	case "html":
		r.b.WriteString(n.HTML)
	case "markdown":
		r.b.WriteString(fromMarkdown(n.Markdown))
	case "embed":
		r.b.WriteString(`<iframe src="` + escape(n.URL) + `" title="` + escape(n.Metadata.Title) + `"></iframe>`)
	case "bookmark":
		r.b.WriteString(`<figure><a class="kg-bookmark-container" href="` + escape(first(n.URL, n.Metadata.URL)) + `"><div class="kg-bookmark-title">` + escape(n.Metadata.Title) +
			`</div><div class="kg-bookmark-description">` + escape(n.Metadata.Description) + "</div></a><figcaption>" + n.Caption + "</figcaption></figure>")
	case "horizontalrule", "hr":
		r.b.WriteString("<hr>")
	case "callout":
		r.b.WriteString("<blockquote>" + n.CalloutText + "</blockquote>")
	case "toggle":
		r.b.WriteString("<p><b>" + n.Heading + "</b></p>" + n.Content)
	case "audio", "video":
		r.b.WriteString("<" + n.Type + ` src="` + escape(n.Src) + `"></` + n.Type + ">")
	case "file":
		r.b.WriteString(`<p><a href="` + escape(n.Src) + `">` + escape(first(n.Title, n.FileName, n.Src)) + "</a></p>")
	case "button":
		r.b.WriteString(`<p><a href="` + escape(n.ButtonURL) + `">` + escape(n.ButtonText) + "</a></p>")
	default:
		note := "a card of type " + strconv.Quote(n.Type) + " is left out"
		if len(n.Children) > 0 {
			note += ", but its text is kept"
		}
		r.notes = append(r.notes, note)
		r.all(n.Children, depth+1)
	}
}

func (r *renderer) image(n node) {
	r.b.WriteString(`<figure><img src="` + escape(n.Src) + `" alt="` + escape(n.Alt) + `"><figcaption>` + n.Caption + "</figcaption></figure>")
}
