package editing

import (
	"fmt"
	"time"

	"peritus/bff/platform/ustime"
	"peritus/bff/profile/crossexam"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/reading"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
)

// WarnOfRecord points out what attorneys would ask about: gaps between posts, licenses that
// expire, and an old CV.
func (o *ProfileOverview) WarnOfRecord(all stored.Sections, now time.Time) error {
	p, err := reading.Examined(all, stored.Counsel)
	if err != nil {
		return err
	}
	for _, q := range crossexam.Ask(p, now) {
		if q.Rule == "gap" {
			o.warn(q.Section, q.Question)
		}
	}
	soon := expiry.Notices[len(expiry.Notices)-1]
	for _, entry := range derived.Expiring(all) {
		day, err := time.Parse(time.DateOnly, entry.LastDay)
		if err != nil {
			return fmt.Errorf("expiry of an item: %w", err)
		}
		switch left := daysUntil(day, now); {
		case left < 0:
			o.warnOf(entry.Section, entry.ItemID, fmt.Sprintf("%s expired on %s, but its status is active.", entry.Name, ustime.Date(day)))
		case left <= soon:
			o.warnOf(entry.Section, entry.ItemID, fmt.Sprintf("%s expires on %s.", entry.Name, ustime.Date(day)))
		}
	}
	for _, item := range all[section.ResumeCode] {
		resume := item.Content.(*section.Resume)
		day, err := time.Parse(time.DateOnly, resume.AsOf)
		if err != nil {
			return fmt.Errorf("date of a CV: %w", err)
		}
		if resume.Current && now.Sub(day) > section.StaleAfter {
			o.warnOf(section.ResumeCode, item.ID, fmt.Sprintf("Your current CV is from %s.", ustime.Date(day)))
		}
	}
	return nil
}

// daysUntil counts the days from today to a day, negative if it's over.
func daysUntil(day, now time.Time) int {
	today := now.UTC().Truncate(24 * time.Hour)
	return int(day.Sub(today) / (24 * time.Hour))
}
