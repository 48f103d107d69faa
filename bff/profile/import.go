package profile

import (
	"context"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/section"
)

// Imported are rows that a person accepted from another source.
type Imported struct {
	Rows   []section.Item // valid on their own
	Source string         // for the history: where they come from
}

// Import appends rows to a list section, all or none. choose gets the current rows, which
// can't change until it's done, and returns those to add. If it returns none, nothing
// changes. Sections in which one row changes others have no imports.
func (s *Service) Import(ctx context.Context, actor auth.Actor, expertID, code, reason string, choose func(current []section.Item) (Imported, error)) (Outcome, error) {
	return s.change(ctx, actor, expertID, code, listed, reason, func(ctx context.Context, c *change) error {
		if c.declared.Settle != nil {
			return ErrNoSuch
		}
		in, err := choose(contents(c.rows))
		if err != nil {
			return err
		}
		c.by.source, c.origin = ByImport, in.Source
		c.rows = slices.Clone(c.rows)
		for _, content := range in.Rows {
			item := c.newItem(Public, content)
			if err := c.accept(ctx, nil, item); err != nil {
				return err
			}
			c.rows, c.put = append(c.rows, item), append(c.put, item)
			c.revise(Added, nil, &item)
		}
		return invalid(c.declared.CheckRows(contents(c.rows)))
	})
}

// TransformSchema says that the lookup may be null.
func (SectionView) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "lookup")
}

// SectionLookup says that entries of the section can be looked up elsewhere.
type SectionLookup struct {
	ORCID string `json:"orcid" doc:"The expert's ORCID iD in Me on the web, or empty."`
}

// lookupFor returns how entries of a section can be looked up, or nil.
func (s *Service) lookupFor(code string, all sections) *SectionLookup {
	if !s.lookup || code != section.PublicationsCode {
		return nil
	}
	found := &SectionLookup{}
	for _, item := range all[section.WebCode] {
		if id := item.Content.(*section.WebPage).ORCID(); id != "" {
			found.ORCID = id
			break
		}
	}
	return found
}
