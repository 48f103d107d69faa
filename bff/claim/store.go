package claim

import (
	"context"
	"errors"
	"strings"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// store holds the queries for claims. The queries for their parts are in store_parts.go.
// Writes expect a transaction in ctx.
type store struct{ db *db.DB }

type claimRow struct {
	ID          string `gorm:"primaryKey"`
	Reference   string
	ExpertID    string
	ExpertName  string
	Purpose     Purpose
	Mode        Mode
	State       State
	Browser     string
	Place       string
	Site        string
	Hint        string
	Name        string
	Email       string
	Institution string
	Note        string
	Waits       bool
	ProvedAt    *int64
	ProofUntil  *int64
	Resume      string
	TakenBy     string
	TakenAt     *int64
	Reason      string
	FoundBy     string
	Version     int
	CreatedAt   int64 `gorm:"autoCreateTime:false"`
	UpdatedAt   int64 `gorm:"autoUpdateTime:false"`
}

func (claimRow) TableName() string { return "claims" }

func rowOf(c Claim) claimRow {
	return claimRow{ID: c.ID, Reference: c.Reference, ExpertID: c.ExpertID, ExpertName: c.ExpertName, Purpose: c.Purpose, Mode: c.Mode,
		State: c.State, Browser: c.Browser, Place: c.Place, Site: c.Site, Hint: c.Hint, Name: c.Name, Email: c.Email, Institution: c.Institution,
		Note: c.Note, Waits: c.Waits, ProvedAt: clock.Millis(c.ProvedAt), ProofUntil: clock.Millis(c.ProofUntil), Resume: c.Resume,
		TakenBy: c.TakenBy, TakenAt: clock.Millis(c.TakenAt), Reason: c.Reason, FoundBy: foundBy(c), Version: c.Version,
		CreatedAt: c.CreatedAt.UnixMilli(), UpdatedAt: c.UpdatedAt.UnixMilli()}
}

func (r claimRow) claim() Claim {
	return Claim{ID: r.ID, Reference: r.Reference, ExpertID: r.ExpertID, ExpertName: r.ExpertName, Purpose: r.Purpose, Mode: r.Mode,
		State: r.State, Browser: r.Browser, Place: r.Place, Site: r.Site, Hint: r.Hint, Name: r.Name, Email: r.Email, Institution: r.Institution,
		Note: r.Note, Waits: r.Waits, ProvedAt: clock.TimeAt(r.ProvedAt), ProofUntil: clock.TimeAt(r.ProofUntil), Resume: r.Resume,
		TakenBy: r.TakenBy, TakenAt: clock.TimeAt(r.TakenAt), Reason: r.Reason, Version: r.Version,
		CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), UpdatedAt: time.UnixMilli(r.UpdatedAt).UTC()}
}

func claimsOf(rows []claimRow) []Claim {
	claims := make([]Claim, len(rows))
	for i := range rows {
		claims[i] = rows[i].claim()
	}
	return claims
}

func (s store) add(ctx context.Context, c Claim) error {
	row := rowOf(c)
	return db.Wrap("add claim", s.db.Write(ctx).Create(&row).Error)
}

func (s store) save(ctx context.Context, c Claim) error {
	row := rowOf(c)
	return db.Wrap("save claim", s.db.Write(ctx).Save(&row).Error)
}

func (s store) get(ctx context.Context, claimID string) (Claim, error) {
	return take(s.db.Read(ctx), claimID)
}

// lock reads a claim and locks it until the transaction in ctx ends.
func (s store) lock(ctx context.Context, claimID string) (Claim, error) {
	return take(s.locked(ctx), claimID)
}

func (s store) locked(ctx context.Context) *gorm.DB {
	return s.db.Locking(ctx)
}

func take(from *gorm.DB, claimID string) (Claim, error) {
	var row claimRow
	err := from.Where("id = ?", claimID).Take(&row).Error
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return Claim{}, ErrNoClaim
	}
	return row.claim(), db.Wrap("read claim", err)
}

// findOpen finds a browser's open claim for the same request by code. browsers are the
// hashes that its secret can be stored as.
func (s store) findOpen(ctx context.Context, w Request, browsers []string, since time.Time) (Claim, bool, error) {
	if w.Mode == ByDocument {
		return Claim{}, false, nil // another document may come with a different note
	}
	var rows []claimRow
	err := s.db.Read(ctx).Where("expert_id = ? AND state = ? AND browser IN ? AND purpose = ? AND mode = ? AND created_at > ?",
		w.ExpertID, Pending, browsers, w.Purpose, w.Mode, since.UnixMilli()).Order("created_at DESC").Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Claim{}, false, db.Wrap("find claim", err)
	}
	return rows[0].claim(), true, nil
}

// lockProved locks a profile's other unused proofs.
func (s store) lockProved(ctx context.Context, expertID, except string) ([]Claim, error) {
	return s.find(s.locked(ctx).Where("expert_id = ? AND id <> ? AND state = ? AND taken_by = ''", expertID, except, Verified))
}

// lockOpen locks a profile's other open claims.
func (s store) lockOpen(ctx context.Context, expertID, except string) ([]Claim, error) {
	return s.find(s.locked(ctx).Where("expert_id = ? AND id <> ? AND state IN ?", expertID, except, []State{Pending, Verified, Disputed}))
}

// lockTakenBy locks the claims that gave a user their profile.
func (s store) lockTakenBy(ctx context.Context, expertID, userID, except string) ([]Claim, error) {
	return s.find(s.locked(ctx).Where("expert_id = ? AND taken_by = ? AND id <> ? AND state IN ?", expertID, userID, except, []State{Verified, Disputed}))
}

// others returns a profile's other claims, newest first.
func (s store) others(ctx context.Context, expertID, except string) ([]Claim, error) {
	return s.find(s.db.Read(ctx).Where("expert_id = ? AND id <> ?", expertID, except).Order("created_at DESC").Limit(20))
}

// ofUser returns the claims that gave a user a profile, now or in the past.
func (s store) ofUser(ctx context.Context, userID string) ([]Claim, error) {
	return s.find(s.db.Read(ctx).Where("taken_by = ?", userID).Order("created_at"))
}

func (s store) find(q *gorm.DB) ([]Claim, error) {
	var rows []claimRow
	err := q.Find(&rows).Error
	return claimsOf(rows), db.Wrap("read claims", err)
}

// lastTaken returns the claim that gave a profile to its current owner.
func (s store) lastTaken(ctx context.Context, expertID string) (Claim, bool, error) {
	found, err := s.find(s.db.Read(ctx).Where("expert_id = ? AND taken_by <> '' AND state IN ?", expertID, []State{Verified, Disputed}).
		Order("taken_at DESC").Limit(1))
	if err != nil || len(found) == 0 {
		return Claim{}, false, err
	}
	return found[0], true, nil
}

// countClaims counts the claims from a place or a site since a time.
func (s store) countClaims(ctx context.Context, place, expertID string, since time.Time) (all, ofExpert int, err error) {
	var rows []struct {
		ExpertID string
		N        int
	}
	err = s.db.Read(ctx).Model(&claimRow{}).Select("expert_id, COUNT(*) AS n").
		Where("(place = ? OR site = ?) AND created_at > ?", place, place, since.UnixMilli()).Group("expert_id").Scan(&rows).Error
	for _, r := range rows {
		all += r.N
		if r.ExpertID == expertID {
			ofExpert = r.N
		}
	}
	return all, ofExpert, db.Wrap("count claims", err)
}

func fitting(q *gorm.DB, f Filter) *gorm.DB {
	switch {
	case f.State != "":
		q = q.Where("state = ?", f.State)
	case !f.All:
		q = q.Where("waits = ?", true)
	}
	if f.Mode != "" {
		q = q.Where("mode = ?", f.Mode)
	}
	if f.Purpose != "" {
		q = q.Where("purpose = ?", f.Purpose)
	}
	for _, word := range strings.Fields(f.Query) {
		q = q.Where(`found_by LIKE ? ESCAPE '\'`, db.LikeContains(word))
	}
	return q
}

func (s store) list(ctx context.Context, f Filter, offset, limit int) ([]Claim, int, error) {
	var count int64
	if err := fitting(s.db.Read(ctx).Model(&claimRow{}), f).Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count claims", err)
	}
	order := "created_at DESC, id DESC"
	if f.State == "" && !f.All {
		order = "created_at, id" // the one that waits longest comes first
	}
	found, err := s.find(fitting(s.db.Read(ctx), f).Order(db.Order(f.Sort, sorts, "id", order)).Offset(offset).Limit(limit))
	return found, int(count), err
}

func (s store) counts(ctx context.Context) (map[State]int, Waiting, error) {
	var rows []struct {
		State State
		Waits bool
		N     int
		First int64
	}
	err := s.db.Read(ctx).Model(&claimRow{}).Select("state, waits, COUNT(*) AS n, MIN(created_at) AS first").Group("state, waits").Scan(&rows).Error
	counts, waiting := map[State]int{}, Waiting{}
	for _, r := range rows {
		counts[r.State] += r.N
		if !r.Waits {
			continue
		}
		waiting.Claims += r.N
		if first := time.UnixMilli(r.First).UTC(); waiting.Since == nil || first.Before(*waiting.Since) {
			waiting.Since = &first
		}
	}
	return counts, waiting, db.Wrap("count claims", err)
}

// due returns the claims that have to end now: pending ones that started before begun and
// got no document, those that started before undecided and still wait for staff, and
// expired proofs.
func (s store) due(ctx context.Context, begun, undecided, now time.Time) ([]string, error) {
	var ids []string
	err := s.db.Read(ctx).Model(&claimRow{}).
		Where("state = ? AND waits = ? AND created_at < ?", Pending, false, begun.UnixMilli()).
		Or("waits = ? AND taken_by = '' AND created_at < ?", true, undecided.UnixMilli()).
		Or("state = ? AND taken_by = '' AND proof_until <= ?", Verified, now.UnixMilli()).Limit(1000).Pluck("id", &ids).Error
	return ids, db.Wrap("find claims that are due", err)
}

// removeEnded deletes claims that ended without success before t, with their parts.
func (s store) removeEnded(ctx context.Context, t time.Time) error {
	return db.Wrap("remove old claims", s.db.Write(ctx).Where("state IN ? AND updated_at < ?", []State{Rejected, Expired}, t.UnixMilli()).Delete(&claimRow{}).Error)
}

// forgetExpert removes a removed profile's name and the claimants' notes from its claims.
func (s store) forgetExpert(ctx context.Context, expertID string) error {
	ids := s.db.Write(ctx).Model(&claimRow{}).Select("id").Where("expert_id = ?", expertID)
	if err := s.db.Write(ctx).Model(&stepRow{}).Where("claim_id IN (?)", ids).Updates(map[string]any{"text": ""}).Error; err != nil {
		return db.Wrap("forget steps", err)
	}
	if err := s.db.Write(ctx).Model(&stepRow{}).Where("claim_id IN (?) AND actor_id = ''", ids).Updates(map[string]any{"actor_name": ""}).Error; err != nil {
		return db.Wrap("forget steps", err)
	}
	if err := s.db.Write(ctx).Where("claim_id IN (?)", ids).Delete(&noticeRow{}).Error; err != nil {
		return db.Wrap("forget notices", err)
	}
	return db.Wrap("forget profile", s.db.Write(ctx).Model(&claimRow{}).Where("expert_id = ?", expertID).Updates(map[string]any{
		"expert_name": "", "hint": "", "name": "", "email": "", "institution": "", "note": "", "found_by": ""}).Error)
}
