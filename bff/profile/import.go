package profile

import (
	"context"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/profile/editing"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
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
			return stored.ErrNoSuch
		}
		in, err := choose(stored.Contents(c.rows))
		if err != nil {
			return err
		}
		c.by.source, c.origin = stored.ByImport, in.Source
		c.rows = slices.Clone(c.rows)
		for _, content := range in.Rows {
			item := c.newItem(stored.Public, content)
			if err := c.accept(ctx, nil, item); err != nil {
				return err
			}
			c.rows, c.put = append(c.rows, item), append(c.put, item)
			c.revise(stored.Added, nil, &item)
		}
		return invalid(c.declared.CheckRows(stored.Contents(c.rows)))
	})
}

// lookupFor returns how entries of a section can be looked up, or nil.
func (s *Service) lookupFor(code string, all stored.Sections) *editing.SectionLookup {
	if !s.lookup || code != section.PublicationsCode {
		return nil
	}
	found := &editing.SectionLookup{}
	for _, item := range all[section.WebCode] {
		if id := item.Content.(*section.WebPage).ORCID(); id != "" {
			found.ORCID = id
			break
		}
	}
	return found
}
