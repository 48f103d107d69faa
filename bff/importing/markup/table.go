package markup

import (
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"peritus/bff/importing/manuscript"
)

// Limits of the tables that the site can show.
const (
	maxRows    = 500
	maxColumns = 24
	maxCaption = 300
)

// table reads a table into rows of equal length. A merged cell appears once, followed by
// empty cells.
func (c *converter) table(n *html.Node, in context, caption string) {
	rows, header := c.rows(n, in)
	rows = squared(rows)
	if len(rows) < 2 || len(rows[0]) < 2 && len(rows) < 2 {
		c.endParagraph()
		for _, row := range rows { // a table used for layout, or with a single row
			c.runs = append(c.runs, run{strings.Join(row, " "), in})
			c.endParagraph()
		}
		c.release()
		return
	}
	if !header {
		c.log.add("a table has no header, so its first row became one")
	}
	if len(rows) > maxRows || len(rows[0]) > maxColumns {
		c.log.add("a table is longer or wider than the site shows (500 rows, 24 columns)")
	}
	if e := find(n, "caption"); caption == "" && e != nil {
		caption = manuscript.Line(rawText(e))
	}
	if caption == "" {
		caption = c.lastHeading()
		c.log.add("a table has no caption, so the heading above it became one")
	}
	caption, _ = manuscript.Cut(caption, maxCaption)
	c.place(manuscript.Table{Caption: caption, Rows: rows})
	c.release()
}

// lastHeading returns the heading of the current section.
func (c *converter) lastHeading() string {
	in := func(blocks []manuscript.Block) string {
		for i := len(blocks) - 1; i >= 0; i-- {
			if blocks[i].Type == "heading" {
				return manuscript.Line(manuscript.InlineText(blocks[i].Inlines))
			}
		}
		return ""
	}
	if found := in(c.blocks); found != "" {
		return found
	}
	for i := len(c.parts) - 1; i >= 0; i-- {
		if text, ok := c.parts[i].(manuscript.Text); ok {
			if found := in(text.Blocks); found != "" {
				return found
			}
		}
	}
	return "Table"
}

func (c *converter) rows(table *html.Node, in context) (rows [][]string, header bool) {
	var below []int // rows that a cell above still covers, by column
	var visit func(n *html.Node, head bool)
	visit = func(n *html.Node, head bool) {
		for child := n.FirstChild; child != nil; child = child.NextSibling {
			if child.Type != html.ElementNode {
				continue
			}
			switch child.Data {
			case "thead", "tbody", "tfoot":
				visit(child, child.Data == "thead")
			case "tr":
				row, allHeaders := c.row(child, in, &below)
				if len(rows) == 0 {
					header = head || allHeaders
				}
				if len(row) > 0 {
					rows = append(rows, row)
				}
			}
		}
	}
	visit(table, false)
	return rows, header
}

func (c *converter) row(tr *html.Node, in context, below *[]int) (row []string, headers bool) {
	headers = true
	put := func(text string, down int) {
		if len(row) >= 4*maxColumns {
			return
		}
		row = append(row, text)
		for len(*below) < len(row) {
			*below = append(*below, 0)
		}
		(*below)[len(row)-1] = down
	}
	covered := func() {
		for len(row) < len(*below) && (*below)[len(row)] > 0 {
			put("", (*below)[len(row)]-1)
		}
	}
	for cell := tr.FirstChild; cell != nil; cell = cell.NextSibling {
		if cell.Type != html.ElementNode || (cell.Data != "td" && cell.Data != "th") {
			continue
		}
		headers = headers && cell.Data == "th"
		covered()
		text := manuscript.InlineText(c.collect(cell, in, c.walk))
		down := span(cell, "rowspan") - 1
		put(strings.TrimSpace(text), down)
		for range span(cell, "colspan") - 1 {
			put("", down)
		}
	}
	covered()
	return row, headers && len(row) > 0
}

func span(cell *html.Node, name string) int {
	n, err := strconv.Atoi(strings.TrimSpace(attr(cell, name)))
	if err != nil {
		return 1 // missing or invalid
	}
	return min(max(n, 1), 4*maxColumns)
}

// squared pads short rows and drops empty ones.
func squared(rows [][]string) [][]string {
	width := 0
	var kept [][]string
	for _, row := range rows {
		if strings.TrimSpace(strings.Join(row, "")) == "" {
			continue
		}
		kept = append(kept, row)
		width = max(width, len(row))
	}
	for i := range kept {
		for len(kept[i]) < width {
			kept[i] = append(kept[i], "")
		}
	}
	return kept
}
