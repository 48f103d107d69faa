// Package derived computes what follows from a profile's sections: what lists sort and
// filter by, the words that find it, and what expires.
package derived

import (
	"context"
	"slices"
	"time"

	"gorm.io/gorm/clause"

	"peritus/bff/platform/db"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/record"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// Summarize copies the section data that lists need into the expert.
func Summarize(e stored.Expert, all stored.Sections, confirmed map[string]time.Time, now time.Time) stored.Expert {
	e.UpdatedAt, e.Derived = now, Version
	e.Completeness = section.Completeness(all.Contents())
	e.Listing = listingOf(all, confirmed)
	for _, at := range confirmed {
		if e.ConfirmedAt == nil || at.After(*e.ConfirmedAt) {
			e.ConfirmedAt = &at
		}
	}
	if items := all[section.AboutMeCode]; len(items) > 0 {
		about := items[0].Content.(*section.AboutMe)
		e.Name, e.Headline, e.Slug, e.Photo, e.Visibility = about.Name(), about.Headline, about.Slug, about.Photo, items[0].Visibility
	}
	return e
}

// Version is the version of the code that computes what follows from the sections:
// completeness, words, what the list of staff needs, and what expires. Raise it when one of them changes, for example
// with a new section; Derive then computes all profiles again.
const Version = 3

// Deriver stores what follows from the sections of profiles.
type Deriver struct {
	store    stored.Store
	terms    func(text string) []string
	expiries *expiry.Service
}

// NewDeriver returns a deriver. Without terms, texts are split at spaces.
func NewDeriver(d *db.DB, terms func(text string) []string, expiries *expiry.Service) *Deriver {
	return &Deriver{stored.Store{DB: d}, terms, expiries}
}

func (d *Deriver) Derive(ctx context.Context, experts []stored.Expert) error {
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.ID
	}
	items, err := d.store.Items(ctx, ids...)
	if err != nil {
		return err
	}
	confirmed, err := d.store.Confirmations(ctx, ids...)
	if err != nil {
		return err
	}
	var words []stored.WordRow
	var found []stored.RosterWordRow
	var parts []stored.SectionRow
	rows, expires := make([]stored.ExpertRow, len(experts)), make(map[string][]expiry.Entry, len(experts))
	for i, e := range experts {
		e.Completeness, e.Derived = section.Completeness(items[e.ID].Contents()), Version
		e.Listing = listingOf(items[e.ID], confirmed[e.ID])
		rows[i] = stored.RowOf(e)
		found = append(found, d.RosterWordsOf(e, items[e.ID])...)
		parts = append(parts, scoresOf(e.ID, items[e.ID])...)
		words = append(words, d.NamesOf(e, items[e.ID])...)
		expires[e.ID] = Expiring(items[e.ID])
	}
	if err := d.expiries.Replace(ctx, expires); err != nil {
		return err
	}
	if err := d.store.SaveScores(ctx, parts); err != nil {
		return err
	}
	if err := d.store.ReplaceRosterWords(ctx, ids, found); err != nil {
		return err
	}
	if err := d.store.DB.Write(ctx).Where("expert_id IN ?", ids).Delete(&stored.WordRow{}).Error; err != nil {
		return err
	}
	if err := stored.Insert(d.store.DB.Write(ctx), words); err != nil {
		return err
	}
	return d.store.DB.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}},
		DoUpdates: clause.AssignmentColumns([]string{"completeness", "derived", "sort_name", "area", "country", "state", "stale_from"})}).Create(&rows).Error
}

// DeriveOne stores what follows from a change of one profile, but for what the expert's own
// row has. What is the same as before isn't written again, unless an older version of the
// code derived it.
func (d *Deriver) DeriveOne(ctx context.Context, before stored.Expert, was stored.Sections, e stored.Expert, all stored.Sections) error {
	current := before.Derived == Version
	if !current || !slices.Equal(rosterTexts(all), rosterTexts(was)) {
		if err := d.store.ReplaceRosterWords(ctx, []string{e.ID}, d.RosterWordsOf(e, all)); err != nil {
			return err
		}
	}
	if expires := Expiring(all); !current || !slices.Equal(expires, Expiring(was)) {
		if err := d.expiries.Replace(ctx, map[string][]expiry.Entry{e.ID: expires}); err != nil {
			return err
		}
	}
	if !current || !sameNames(all, was) {
		return d.store.ReplaceWords(ctx, e.ID, d.NamesOf(e, all))
	}
	return nil
}

// Expiring lists what expires in a profile, in the order of the sections.
func Expiring(all stored.Sections) []expiry.Entry {
	var entries []expiry.Entry
	for _, declared := range section.All() {
		names := section.Names(stored.Contents(all[declared.Code]))
		for i, item := range all[declared.Code] {
			if day := section.Expiry(item.Content); day != "" {
				entries = append(entries, expiry.Entry{Section: declared.Code, ItemID: item.ID, Name: names[i], LastDay: record.Latest(day)})
			}
		}
	}
	return entries
}
