package reading

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/profile/crossexam"
	"peritus/bff/profile/proof"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// CrossExamination is a profile as opposing counsel would read it.
type CrossExamination struct {
	ExpertID  string               `json:"expert_id"`
	Name      string               `json:"name"`
	Testimony record.Testimony     `json:"testimony"`
	Share     string               `json:"testimony_share" doc:"Share of working time spent on testimony, or empty."`
	ShareAt   string               `json:"testimony_share_date" doc:"YYYY-MM-DD, or empty."`
	Questions []crossexam.Question `json:"questions" doc:"The gravest first."`
}

// CrossExamine returns a page as opposing counsel would read it, from what its reader may
// see. Experts read their own as attorneys see it. If the reader may not see the page, it
// returns ErrNoExpert.
func (s *Reader) CrossExamine(ctx context.Context, actor auth.Actor, expertID string) (CrossExamination, error) {
	expert, found, err := s.store.Expert(ctx, "id", expertID)
	if err != nil {
		return CrossExamination{}, err
	}
	audience, err := s.AudienceOf(ctx, actor)
	if err != nil {
		return CrossExamination{}, err
	}
	switch {
	case found && actor.SignedIn() && actor.UserID == expert.UserID:
		audience = stored.Counsel
	case !found || !actor.Staff() && !actor.Is(auth.Attorney) || !mayRead(actor, audience, expert):
		return CrossExamination{}, stored.ErrNoExpert
	}
	all, err := s.store.ShownOf(ctx, expert.ID)
	if err != nil {
		return CrossExamination{}, err
	}
	p, err := Examined(all.SeenBy(audience), audience)
	if err != nil {
		return CrossExamination{}, err
	}
	if p.Proofs, err = s.proofsBySection(ctx, expert.ID, all.SeenBy(audience)); err != nil {
		return CrossExamination{}, err
	}
	c := CrossExamination{ExpertID: expert.ID, Name: expert.Name, Testimony: record.TestimonyOf(p.Matters, s.clock.Now()),
		Questions: crossexam.Ask(p, s.clock.Now())}
	if p.Preferences != nil {
		c.Share, c.ShareAt = p.Preferences.Testifying, p.Preferences.TestifyingAt
	}
	return c, nil
}

// proofsBySection counts how the entries that can be checked are proved.
func (s *Reader) proofsBySection(ctx context.Context, expertID string, seen stored.Sections) (map[string]crossexam.Proofs, error) {
	proofs, err := s.proofsIn(ctx, map[string]stored.Sections{expertID: seen})
	if err != nil {
		return nil, err
	}
	counted := map[string]crossexam.Proofs{}
	for code, items := range seen {
		n := crossexam.Proofs{}
		for _, item := range items {
			if p, found := proofs[item.ID]; found {
				n.All++
				if p.Grade == proof.Stated {
					n.Stated++
				}
			}
		}
		if n.All > 0 {
			counted[code] = n
		}
	}
	return counted, nil
}

// Examined returns what an audience sees of a profile, without the fields that are for
// others.
func Examined(seen stored.Sections, audience stored.Audience) (p crossexam.Profile, err error) {
	p.Counsel = audience == stored.Counsel
	if p.Posts, err = shown[*section.Position](seen, section.HistoryCode, audience); err != nil {
		return p, err
	}
	if p.Education, err = shown[*section.Education](seen, section.EducationCode, audience); err != nil {
		return p, err
	}
	if p.Licenses, err = shown[*section.License](seen, section.LicensesCode, audience); err != nil {
		return p, err
	}
	if p.Publications, err = shown[*section.Publication](seen, section.PublicationsCode, audience); err != nil {
		return p, err
	}
	preferences, err := shown[*section.WorkPreferences](seen, section.PreferencesCode, audience)
	if err != nil {
		return p, err
	}
	for _, row := range preferences {
		p.Preferences = row.Item
	}
	p.Matters = mattersIn(seen, audience)
	return p, err
}

// mattersIn returns the matters with only the fields that an audience sees.
func mattersIn(seen stored.Sections, audience stored.Audience) []record.Matter {
	declared, _ := section.Find(section.MattersCode)
	matters := make([]record.Matter, len(seen[section.MattersCode]))
	for i, item := range seen[section.MattersCode] {
		narrowed := *item.Content.(*section.Matter)
		declared.Narrow(&narrowed, audience == stored.Counsel)
		matters[i] = record.Matter{ID: item.ID, Matter: &narrowed}
	}
	return matters
}

// shown returns the items of a section with only the fields that an audience sees.
func shown[T section.Item](seen stored.Sections, code string, audience stored.Audience) ([]crossexam.Row[T], error) {
	declared, _ := section.Find(code)
	rows := make([]crossexam.Row[T], len(seen[code]))
	for i, item := range seen[code] {
		content, err := declared.Read(section.Seen(item.Content, audience == stored.Counsel))
		if err != nil {
			return nil, err
		}
		rows[i] = crossexam.Row[T]{ID: item.ID, Item: content.(T)}
	}
	return rows, nil
}
