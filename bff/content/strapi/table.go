package strapi

import (
	"encoding/json"
	"peritus/bff/content/block"
)

// table reads rows of cells. The first row is the header. Short rows get empty cells, so
// all rows have the same length.
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
