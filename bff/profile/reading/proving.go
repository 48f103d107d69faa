package reading

import (
	"context"

	"peritus/bff/profile/proof"
	"peritus/bff/profile/stored"
)

// proofsIn returns how well the entries of some experts are proved, by the ids of the
// entries, with one query. Entries that can't be checked are left out.
func (s *Reader) proofsIn(ctx context.Context, of map[string]stored.Sections) (map[string]proof.ItemProof, error) {
	if s.Proofs == nil {
		return map[string]proof.ItemProof{}, nil
	}
	var rows []proof.Row
	for expertID, all := range of {
		rows = append(rows, RowsToProve(expertID, all, proof.Sections)...)
	}
	return s.Proofs.Of(ctx, rows)
}

func RowsToProve(expertID string, all stored.Sections, codes []string) []proof.Row {
	var rows []proof.Row
	for _, code := range codes {
		for _, item := range all[code] {
			rows = append(rows, proof.Row{ExpertID: expertID, Section: code, ItemID: item.ID, Version: item.Version, Content: item.Content})
		}
	}
	return rows
}

// addProofs says on a page how well its entries are proved.
func (s *Reader) addProofs(ctx context.Context, page *ExpertPage, seen stored.Sections, audience stored.Audience) error {
	proofs, err := s.proofsIn(ctx, map[string]stored.Sections{page.ExpertID: seen})
	if err != nil {
		return err
	}
	var shown []proof.ItemProof
	for _, part := range page.Parts {
		for i := range part.Items {
			p, found := proofs[part.Items[i].ID]
			if !found {
				continue
			}
			if audience != stored.Counsel {
				p.URL = ""
			}
			part.Items[i].Proof = &p
			shown = append(shown, p)
		}
	}
	page.Proof = proof.Summarize(shown, s.clock.Now())
	return nil
}
