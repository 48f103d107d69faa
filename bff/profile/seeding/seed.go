// Package seeding stores sample experts, for the demo and for measurements.
package seeding

import (
	"context"
	"encoding/base32"
	"encoding/binary"
	"errors"
	"math/bits"
	"strings"
	"time"

	"peritus/bff/platform/ahead"
	"peritus/bff/platform/clock"
	"peritus/bff/profile/derived"
	"peritus/bff/profile/expiry"
	"peritus/bff/profile/file"
	"peritus/bff/profile/section"
	"peritus/bff/profile/stored"
	"peritus/bff/sample"
)

// expertsABatch is the number of experts per transaction, so other writers get a turn and
// an interrupted seed can resume.
const expertsABatch = 1000

// Seeder stores sample experts.
type Seeder struct {
	Store    stored.Store
	Clock    clock.Clock
	Files    *file.Service
	Derived  *derived.Deriver
	Expiries *expiry.Service
	// Save saves a changed expert in the transaction in ctx.
	Save func(ctx context.Context, before, after stored.Expert) error
	// Own makes a user the owner of a profile in the transaction in ctx.
	Own func(ctx context.Context, expertID, userID, by string) (bool, error)
}

// Seed stores the sample experts 0 to n-1 of a seed. It skips existing ones, so it can be
// stopped, repeated, and extended. It assigns the first to owner, a user's id, unless
// that's empty, the user has a profile, or the expert has an owner. progress, if not nil,
// is called with the number of experts after each batch.
func (s *Seeder) Seed(ctx context.Context, n int, seed uint64, owner string, progress func(done int)) error {
	if err := s.seedAll(ctx, n, seed, progress); err != nil || owner == "" || n == 0 {
		return err
	}
	return s.Store.DB.InTx(ctx, func(ctx context.Context) error { return s.Store.Own(ctx, SeedID(seed, 0, 0), owner) })
}

// seedAll writes one batch after another while the next ones are made.
func (s *Seeder) seedAll(ctx context.Context, n int, seed uint64, progress func(done int)) error {
	batches := (n + expertsABatch - 1) / expertsABatch
	return ahead.Each(ctx, batches, func(ctx context.Context, i int) seedBatch {
		from := i * expertsABatch
		return s.makeBatch(ctx, seed, from, min(from+expertsABatch, n))
	}, func(ctx context.Context, batch seedBatch) error {
		if err := s.writeBatch(ctx, batch); err != nil {
			return err
		}
		if progress != nil {
			progress(batch.to)
		}
		return nil
	})
}

// seedBatch has the rows of the experts up to a number that don't exist yet.
type seedBatch struct {
	bulk    *stored.Bulk
	expires map[string][]expiry.Entry
	now     time.Time
	to      int
	err     error
}

func (s *Seeder) makeBatch(ctx context.Context, seed uint64, from, to int) seedBatch {
	ids := make([]string, 0, to-from)
	for i := from; i < to; i++ {
		ids = append(ids, SeedID(seed, i, 0))
	}
	taken, err := s.Store.Existing(ctx, ids)
	batch := seedBatch{bulk: &stored.Bulk{}, expires: map[string][]expiry.Entry{}, now: s.Clock.Now(), to: to, err: err}
	if err != nil {
		return batch
	}
	b := batch.bulk
	for i := from; i < to; i++ {
		if !taken[ids[i-from]] {
			e, all := addPerson(b, sample.Expert(seed, i), seed, i, batch.now)
			b.Words = append(b.Words, s.Derived.NamesOf(e, all)...)
			b.RosterWords = append(b.RosterWords, s.Derived.RosterWordsOf(e, all)...)
			batch.expires[e.ID] = derived.Expiring(all)
		}
	}
	return batch
}

func (s *Seeder) writeBatch(ctx context.Context, batch seedBatch) error {
	b := batch.bulk
	if batch.err != nil || len(b.Experts) == 0 {
		return batch.err
	}
	return s.Store.DB.InTx(ctx, func(ctx context.Context) error {
		seq, err := s.Store.NextSeq(ctx)
		if err != nil {
			return err
		}
		for i := range b.Experts {
			b.Changes = append(b.Changes, stored.ChangeRow{ExpertID: b.Experts[i].ID, Seq: seq + int64(i), ChangedAt: batch.now.UnixMilli()})
		}
		return errors.Join(s.Store.AddBulk(ctx, b), s.Expiries.Replace(ctx, batch.expires))
	})
}

// addPerson turns a sample person into rows, as if the profile had been imported when it was
// created and confirmed since.
func addPerson(b *stored.Bulk, p sample.Person, seed uint64, number int, now time.Time) (stored.Expert, stored.Sections) {
	ago := func(days int) *time.Time {
		if days < 0 {
			return nil
		}
		at := now.Add(-time.Duration(days) * 24 * time.Hour)
		return &at
	}
	created := *ago(p.CreatedDays)
	e := stored.Expert{ID: SeedID(seed, number, 0), Status: stored.Status(p.Status), Source: stored.ByImport, CreatedAt: created}
	confirmedDays := map[string]int{
		section.AboutMeCode: p.AboutConfirmedDays, section.AreaOfExpertiseCode: p.AreasConfirmedDays,
		section.EducationCode: p.EducationConfirmedDays,
	}
	all, confirmed, part := stored.Sections{}, map[string]time.Time{}, 0
	put := func(code string, v string, content section.Item) {
		part++
		item := stored.Item{
			ID: SeedID(seed, number, part), Section: code, Position: len(all[code]) + 1, Visibility: stored.Visibility(v),
			Source: stored.ByImport, Version: 1, Content: content, CreatedAt: created, UpdatedAt: created,
		}
		all[code] = append(all[code], item)
		b.Items = append(b.Items, item.Row(e.ID))
		b.Revisions = append(b.Revisions, stored.Revision{
			ID: item.ID, ExpertID: e.ID, Section: code, ItemID: item.ID, Action: stored.Added, Source: stored.ByImport, Changes: importedChanges(content, v), At: created,
		}.Row())
	}
	put(section.AboutMeCode, p.AboutVisibility, p.AboutMe())
	for _, a := range p.Areas {
		put(section.AreaOfExpertiseCode, a.Visibility, a.Item())
	}
	for _, d := range p.Education {
		put(section.EducationCode, d.Visibility, d.Item())
	}
	for _, s := range p.Sections {
		confirmedDays[s.Code] = s.ConfirmedDays
		for _, entry := range s.Entries {
			put(s.Code, entry.Visibility, entry.Content)
		}
	}
	for _, declared := range section.All() {
		if len(all[declared.Code]) == 0 {
			continue
		}
		at := ago(confirmedDays[declared.Code])
		if at != nil {
			confirmed[declared.Code] = *at
		}
		b.Sections = append(b.Sections, stored.SectionRow{ExpertID: e.ID, Section: declared.Code, Items: len(all[declared.Code]), Score: stored.ScoreOf(declared.Code, all[declared.Code]), ConfirmedAt: clock.Millis(at)})
	}
	e = derived.Summarize(e, all, confirmed, created)
	if e.ConfirmedAt != nil {
		e.UpdatedAt = *e.ConfirmedAt
	}
	b.Experts = append(b.Experts, stored.RowOf(e))
	return e, all
}

// Seeded ids look like any other and sort by number, so bulk inserts stay at the end of
// every index. Part 0 is the expert; the others are items.
var idAlphabet = base32.HexEncoding.WithPadding(base32.NoPadding)

func SeedID(seed uint64, number, part int) string {
	var b [16]byte
	binary.BigEndian.PutUint64(b[:8], seedEpoch+uint64(number))
	hash := seed ^ bits.RotateLeft64(uint64(number)*0x9e3779b97f4a7c15, 31)
	hash = (hash ^ hash>>29) * 0xbf58476d1ce4e5b9
	hash = (hash ^ hash>>32) * 0x94d049bb133111eb
	binary.BigEndian.PutUint64(b[8:], hash)
	b[15] = byte(part)
	return strings.ToLower(idAlphabet.EncodeToString(b[:]))
}

// seedEpoch makes seeded ids start like ids from early 2026.
const seedEpoch = 0x019b_7700_0000_7000

// SeedNewcomer assigns the first sample profile that isn't published to a user without a profile,
// as if they had started it and it waited for approval. It does nothing if there is none.
func (s *Seeder) SeedNewcomer(ctx context.Context, seed uint64, n int, userID string) error {
	i, p, found := firstNewcomer(seed, n)
	if !found {
		return nil
	}
	return s.Store.DB.InTx(ctx, func(ctx context.Context) error {
		expert, err := s.Store.Lock(ctx, SeedID(seed, i, 0))
		if err != nil || expert.UserID != "" {
			return err
		}
		if expert.Status == stored.Draft { // finished, as far as the demo is concerned
			expert.Status = stored.Unclaimed
			if err := s.Store.SaveExpert(ctx, expert); err != nil {
				return err
			}
		}
		_, err = s.Own(ctx, expert.ID, userID, p.Name())
		return err
	})
}

// SeedPicks returns the ids of up to most published sample profiles, spread over the first n.
func SeedPicks(seed uint64, n, most int) (ids []string) {
	for i := 1; i < n && len(ids) < most; i += max(1, n/(most+1)) {
		if sample.Expert(seed, i).Status == sample.Published {
			ids = append(ids, SeedID(seed, i, 0))
		}
	}
	return ids
}

// NewcomerName returns the name of that profile, or "".
func NewcomerName(seed uint64, n int) string {
	_, p, found := firstNewcomer(seed, n)
	if !found {
		return ""
	}
	return p.FirstName + " " + p.LastName
}

func firstNewcomer(seed uint64, n int) (int, sample.Person, bool) {
	for i := range n {
		if p := sample.Expert(seed, i); p.Status == sample.Unclaimed || p.Status == sample.Draft {
			return i, p, true
		}
	}
	return 0, sample.Person{}, false
}
