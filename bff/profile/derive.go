package profile

import (
	"context"
	"slices"

	"gorm.io/gorm/clause"

	"peritus/bff/auth"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
)

// derivation is the version of the code that computes what follows from the sections:
// completeness, words, what the list of staff needs, and what expires. Raise it when one of them changes, for example
// with a new section; Derive then computes all profiles again.
const derivation = 3

const derivedAtOnce = 100

// Derive brings what follows from the sections up to date in profiles that an older
// version saved. Profiles that are saved meanwhile wait for a moment.
func (s *Service) Derive(ctx context.Context) error {
	for {
		done := 0
		err := s.store.db.InTx(ctx, func(ctx context.Context) error {
			experts, err := s.store.lockOutdated(ctx, derivedAtOnce)
			if err != nil || len(experts) == 0 {
				return err
			}
			done = len(experts)
			return s.derive(ctx, experts)
		})
		if err != nil || done == 0 {
			return err
		}
	}
}

func (s *Service) derive(ctx context.Context, experts []Expert) error {
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	items, err := s.store.items(ctx, ids...)
	if err != nil {
		return err
	}
	confirmed, err := s.store.confirmations(ctx, ids...)
	if err != nil {
		return err
	}
	var words []wordRow
	var found []rosterWordRow
	var parts []sectionRow
	rows, expires := make([]expertRow, len(experts)), make(map[string][]expiry.Entry, len(experts))
	for i, e := range experts {
		e.Completeness, e.Derived = section.Completeness(items[e.ID].contents()), derivation
		e.Listing = listingOf(items[e.ID], confirmed[e.ID])
		rows[i] = rowOf(e)
		found = append(found, s.rosterWordsOf(e, items[e.ID])...)
		parts = append(parts, scoresOf(e.ID, items[e.ID])...)
		words = append(words, s.namesOf(e, items[e.ID])...)
		expires[e.ID] = expiring(items[e.ID])
	}
	if err := s.Expiries.Replace(ctx, expires); err != nil {
		return err
	}
	if err := s.store.saveScores(ctx, parts); err != nil {
		return err
	}
	if err := s.store.replaceRosterWords(ctx, ids, found); err != nil {
		return err
	}
	if err := s.store.db.Write(ctx).Where("expert_id IN ?", ids).Delete(&wordRow{}).Error; err != nil {
		return err
	}
	if err := insert(s.store.db.Write(ctx), words); err != nil {
		return err
	}
	return s.store.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}},
		DoUpdates: clause.AssignmentColumns([]string{"completeness", "derived", "sort_name", "area", "country", "state", "stale_from"})}).Create(&rows).Error
}

// deriveOne stores what follows from a change of one profile, but for what the expert's own
// row has. What is the same as before isn't written again, unless an older version of the
// code derived it.
func (s *Service) deriveOne(ctx context.Context, before Expert, was sections, e Expert, all sections) error {
	current := before.Derived == derivation
	if !current || !slices.Equal(rosterTexts(all), rosterTexts(was)) {
		if err := s.store.replaceRosterWords(ctx, []string{e.ID}, s.rosterWordsOf(e, all)); err != nil {
			return err
		}
	}
	if expires := expiring(all); !current || !slices.Equal(expires, expiring(was)) {
		if err := s.Expiries.Replace(ctx, map[string][]expiry.Entry{e.ID: expires}); err != nil {
			return err
		}
	}
	if !current || !sameNames(all, was) {
		return s.store.replaceWords(ctx, e.ID, s.namesOf(e, all))
	}
	return nil
}

// lockOutdated locks profiles that an older version of the code derived.
func (s store) lockOutdated(ctx context.Context, limit int) ([]Expert, error) {
	var ids []string
	err := s.db.Read(ctx).Model(&expertRow{}).Where("derived < ? AND status <> ?", derivation, Erased).Order("derived, id").Limit(limit).Pluck("id", &ids).Error
	if err != nil || len(ids) == 0 {
		return nil, err
	}
	return s.lockAll(ctx, ids)
}

// expiring lists what expires in a profile, in the order of the sections.
func expiring(all sections) []expiry.Entry {
	var entries []expiry.Entry
	for _, declared := range section.All() {
		names := section.Names(contents(all[declared.Code]))
		for i, item := range all[declared.Code] {
			if day := section.Expiry(item.Content); day != "" {
				entries = append(entries, expiry.Entry{Section: declared.Code, ItemID: item.ID, Name: names[i], LastDay: record.Latest(day)})
			}
		}
	}
	return entries
}

// Owners returns the owners of profiles, by expert.
func (s *Service) Owners(ctx context.Context, expertIDs []string) (map[string]auth.Person, error) {
	experts, err := s.store.experts(ctx, expertIDs)
	if err != nil {
		return nil, err
	}
	people, err := s.approval.Accounts.People(ctx, ownersOf(experts))
	if err != nil {
		return nil, err
	}
	owners := make(map[string]auth.Person, len(experts))
	for _, e := range experts {
		if person, found := people[e.UserID]; found && e.UserID != "" {
			owners[e.ID] = person
		}
	}
	return owners, nil
}
