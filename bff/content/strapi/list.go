package strapi

import "peritus/bff/content/block"

// list reads a list. Lists below the maximum depth continue at that depth.
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

// item reads one item. Pasted lists can be inside the item rather than after it.
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

// nest adds a list to the item before it.
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

// maxFlatten limits the nesting of lists.
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
