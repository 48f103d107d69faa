package cmstest

import (
	"fmt"
	"net/url"
	"strings"
)

// components maps the parts of a body to their required fields.
var components = map[string][]string{
	"article.text": {"body"}, "article.quote": {"text"}, "article.picture": {"picture"}, "article.gallery": {"pictures"},
	"article.table": {"caption", "rows"}, "article.callout": {"title", "text"}, "article.code": {"code"}, "article.divider": {},
	"article.embed": {"url", "title"}, "article.footnotes": {"notes"},
}

func (c *CMS) bodyProblem(e Entry, status string) string {
	for _, zone := range []string{"body", "notes"} {
		for i, p := range listOf(e[zone]) {
			part, _ := p.(map[string]any)
			kind, _ := part["__component"].(string)
			fields, known := components[kind]
			if !known {
				return fmt.Sprintf("%s[%d]: unknown component %q", zone, i, kind)
			}
			for _, f := range fields {
				if part[f] == nil || part[f] == "" {
					return fmt.Sprintf("%s[%d].%s must be defined.", zone, i, f)
				}
			}
			if problem := c.partProblem(part, kind, status); problem != "" {
				return fmt.Sprintf("%s[%d]: %s", zone, i, problem)
			}
		}
	}
	if status != "published" {
		return ""
	}
	if e["guid"] != nil && e["audio"] == nil {
		return "The episode has no measured sound."
	}
	return c.altProblem(e["picture"])
}

func (c *CMS) partProblem(part Entry, kind, status string) string {
	switch kind {
	case "article.text":
		for _, b := range listOf(part["body"]) {
			if problem := blockProblem(b); problem != "" {
				return problem
			}
		}
	case "article.embed":
		if u, err := url.Parse(fmt.Sprint(part["url"])); err != nil || u.Scheme != "https" {
			return "url must be https"
		}
	case "article.table":
		return tableProblem(listOf(part["rows"]))
	case "article.picture", "article.gallery":
		if status == "published" {
			return c.altProblem(append(listOf(part["picture"]), listOf(part["pictures"])...))
		}
	}
	return ""
}

func tableProblem(rows []any) string {
	if len(rows) < 2 {
		return "The table needs a header row and at least one more row."
	}
	for _, r := range rows {
		if len(listOf(r)) == 0 || len(listOf(r)) != len(listOf(rows[0])) {
			return "The table has rows of different lengths."
		}
	}
	return ""
}

func (c *CMS) altProblem(ids any) string {
	for _, id := range listOf(ids) {
		f, _ := c.fileOf(id).(Entry)
		if f == nil {
			return fmt.Sprintf("there is no file %v", id)
		}
		if strings.TrimSpace(fmt.Sprint(f["alternativeText"])) == "" {
			return fmt.Sprintf("The picture %q has no alternative text.", f["name"])
		}
	}
	return ""
}

// blockProblem checks rich text the way Strapi does. It returns "" for valid text.
func blockProblem(v any) string {
	b, _ := v.(map[string]any)
	children := listOf(b["children"])
	switch b["type"] {
	case "paragraph", "heading", "quote", "list-item":
		if len(children) == 0 {
			return fmt.Sprint(b["type"], " node children must have at least one Text or Link node")
		}
		for _, in := range children {
			if problem := inlineProblem(in, true); problem != "" {
				return problem
			}
		}
	case "list":
		if len(children) == 0 || b["format"] != "ordered" && b["format"] != "unordered" {
			return "List node children must have at least one ListItem or ListNode"
		}
		for _, child := range children {
			if m, _ := child.(map[string]any); m["type"] != "list" && m["type"] != "list-item" {
				return "Inline node must be list-item or list"
			}
			if problem := blockProblem(child); problem != "" {
				return problem
			}
		}
	default:
		return fmt.Sprintf("block type %v", b["type"])
	}
	return ""
}

func inlineProblem(v any, links bool) string {
	in, _ := v.(map[string]any)
	switch in["type"] {
	case "text":
		if _, ok := in["text"].(string); !ok {
			return "Text must be defined with at least an empty string"
		}
	case "link":
		typed := fmt.Sprint(in["url"])
		if strings.HasPrefix(typed, "/") {
			typed = "https://strapi.io" + typed
		}
		u, err := url.Parse(typed)
		if err != nil || !links || (u.Scheme != "http" && u.Scheme != "https" && u.Scheme != "mailto" && u.Scheme != "tel") {
			return "Please specify a valid link."
		}
		for _, child := range listOf(in["children"]) {
			if problem := inlineProblem(child, false); problem != "" {
				return problem
			}
		}
	default:
		return "Inline node must be Text or Link"
	}
	return ""
}
