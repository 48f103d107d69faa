package conflict

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

// rowsAtOnce is how many rows one statement writes.
const rowsAtOnce = 200

type store struct{ db *db.DB }

type partyRow struct {
	ConversationID string `gorm:"primaryKey"`
	Position       int    `gorm:"primaryKey;autoIncrement:false"`
	Side           string
	Name           string
	Salt           string
	AddedAt        int64
	RemovedAt      *int64
}

func (partyRow) TableName() string { return "conflict_parties" }

type stateRow struct {
	ConversationID   string `gorm:"primaryKey"`
	ExpertID         string
	Number           int
	Result           Result
	CheckedAt        int64
	Salt             string
	Record           string
	AttorneyAgreedAt *int64
	ExpertAgreedAt   *int64
	Stale            bool
	AskedAt          *int64
}

func (stateRow) TableName() string { return "conflict_states" }

func (r stateRow) state() State {
	return State{ConversationID: r.ConversationID, ExpertID: r.ExpertID, Number: r.Number, Result: r.Result, CheckedAt: time.UnixMilli(r.CheckedAt).UTC(),
		AttorneyAgreedAt: clock.TimeAt(r.AttorneyAgreedAt), ExpertAgreedAt: clock.TimeAt(r.ExpertAgreedAt), askedAt: clock.TimeAt(r.AskedAt), salt: r.Salt, record: r.Record, stale: r.Stale}
}

type checkRow struct {
	ConversationID string `gorm:"primaryKey"`
	Number         int    `gorm:"primaryKey;autoIncrement:false"`
	Result         Result
	CheckedAt      int64
	Certificate    string
	Hash           string
}

func (checkRow) TableName() string { return "conflict_checks" }

func (r checkRow) check() (Check, error) {
	return Check{r.ConversationID, r.Number, r.Result, time.UnixMilli(r.CheckedAt).UTC(), r.Certificate, r.Hash}.reissued()
}

type tryRow struct {
	AttorneyID string `gorm:"primaryKey"`
	ExpertID   string `gorm:"primaryKey"`
	Hash       string `gorm:"primaryKey"`
	Kind       string
	TriedAt    int64
}

func (tryRow) TableName() string { return "conflict_tries" }

type askerRow struct {
	AttorneyID string `gorm:"primaryKey"`
	Since      int64
	Checks     int
}

func (askerRow) TableName() string { return "conflict_askers" }

type reachRow struct {
	ID  int `gorm:"primaryKey"`
	Seq int64
}

func (reachRow) TableName() string { return "conflict_reach" }

// addParties adds parties from a position on.
func (s store) addParties(ctx context.Context, conversationID string, from int, parties []Party) error {
	rows := make([]partyRow, len(parties))
	for i, p := range parties {
		rows[i] = partyRow{conversationID, from + i, p.Side, p.Name, p.Salt, p.AddedAt.UnixMilli(), nil}
	}
	return db.Wrap("add parties", s.db.Write(ctx).Create(&rows).Error)
}

// removeParty makes a party one of the past.
func (s store) removeParty(ctx context.Context, conversationID string, number int, at time.Time) error {
	return db.Wrap("remove a party", s.db.Write(ctx).Model(&partyRow{}).Where("conversation_id = ? AND position = ?", conversationID, number).Update("removed_at", at.UnixMilli()).Error)
}

// parties returns those that conversations have now, in their order.
func (s store) parties(ctx context.Context, conversationIDs ...string) (map[string][]Party, error) {
	all, err := s.allParties(ctx, conversationIDs...)
	for conversationID, parties := range all {
		all[conversationID] = current(parties)
	}
	return all, err
}

// allParties is parties with those that were removed.
func (s store) allParties(ctx context.Context, conversationIDs ...string) (map[string][]Party, error) {
	var rows []partyRow
	err := s.db.Read(ctx).Where("conversation_id IN ?", conversationIDs).Order("conversation_id, position").Find(&rows).Error
	all := map[string][]Party{}
	for _, r := range rows {
		all[r.ConversationID] = append(all[r.ConversationID], Party{r.Position, r.Side, r.Name, r.Salt, time.UnixMilli(r.AddedAt).UTC(), clock.TimeAt(r.RemovedAt)})
	}
	return all, db.Wrap("read parties", err)
}

// states returns the check of conversations.
func (s store) states(ctx context.Context, conversationIDs ...string) ([]State, error) {
	return read(s.db.Read(ctx), "conversation_id IN ?", conversationIDs)
}

// lock is states, and keeps others from checking until the transaction ends. All lock in the
// same order.
func (s store) lock(ctx context.Context, where string, value any) ([]State, error) {
	return read(s.db.Locking(ctx), where, value)
}

// lockStale is lock for some whose expert's names changed and that were checked by a time.
func (s store) lockStale(ctx context.Context, checkedBy time.Time, limit int) ([]State, error) {
	return read(s.db.Locking(ctx).Limit(limit), "stale AND checked_at <= ?", checkedBy.UnixMilli())
}

// setStale says whether checks wait to run again.
func (s store) setStale(ctx context.Context, stale bool, conversationIDs []string) error {
	if len(conversationIDs) == 0 {
		return nil
	}
	return db.Wrap("set stale conflict checks", s.db.Write(ctx).Model(&stateRow{}).Where("conversation_id IN ?", conversationIDs).Update("stale", stale).Error)
}

func read(q *gorm.DB, where string, value any) ([]State, error) {
	var rows []stateRow
	err := q.Where(where, value).Order("conversation_id").Find(&rows).Error
	states := make([]State, len(rows))
	for i, r := range rows {
		states[i] = r.state()
	}
	return states, db.Wrap("read conflict checks", err)
}

// keep stores checks, and where they stand now.
func (s store) keep(ctx context.Context, states []State, checks []Check) error {
	rows := make([]stateRow, len(states))
	for i, state := range states {
		rows[i] = stateRow{state.ConversationID, state.ExpertID, state.Number, state.Result, state.CheckedAt.UnixMilli(), state.salt, state.record,
			clock.Millis(state.AttorneyAgreedAt), clock.Millis(state.ExpertAgreedAt), state.stale, clock.Millis(state.askedAt)}
	}
	for some := range slices.Chunk(rows, rowsAtOnce) {
		if err := s.db.Write(ctx).Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "conversation_id"}}, UpdateAll: true}).Create(&some).Error; err != nil {
			return db.Wrap("keep conflict checks", err)
		}
	}
	all := make([]checkRow, len(checks))
	for i, c := range checks {
		all[i] = checkRow{c.ConversationID, c.Number, c.Result, c.CheckedAt.UnixMilli(), c.Certificate, c.Hash}
	}
	if len(all) == 0 {
		return nil
	}
	return db.Wrap("add conflict checks", s.db.Write(ctx).CreateInBatches(&all, rowsAtOnce).Error)
}

// checks returns all checks of a conversation, in their order.
func (s store) checks(ctx context.Context, conversationID string) ([]Check, error) {
	var rows []checkRow
	err := s.db.Read(ctx).Where("conversation_id = ?", conversationID).Order("number").Find(&rows).Error
	all := make([]Check, len(rows))
	for i, r := range rows {
		all[i], err = r.check()
		if err != nil {
			return nil, err
		}
	}
	return all, db.Wrap("read certificates", err)
}

// lockAsker keeps other checks of an attorney from counting until the transaction ends. It
// returns how many they ran since when.
func (s store) lockAsker(ctx context.Context, attorneyID string) (askerRow, error) {
	row := askerRow{AttorneyID: attorneyID}
	return row, db.Wrap("lock checks of an attorney", db.AddOrLock(s.db.Write(ctx), &row, "attorney_id"))
}

func (s store) setAsker(ctx context.Context, row askerRow) error {
	return db.Wrap("count checks of an attorney", s.db.Write(ctx).Save(&row).Error)
}

// untried leaves out what was tried before.
func (s store) untried(ctx context.Context, tries []tryRow) ([]tryRow, error) {
	hashes := make([]string, len(tries))
	for i, t := range tries {
		hashes[i] = t.Hash
	}
	var known []string
	err := s.db.Write(ctx).Model(&tryRow{}).Where("attorney_id = ? AND expert_id = ? AND hash IN ?", tries[0].AttorneyID, tries[0].ExpertID, hashes).Pluck("hash", &known).Error
	return slices.DeleteFunc(tries, func(t tryRow) bool { return slices.Contains(known, t.Hash) }), db.Wrap("read what was compared", err)
}

// counts are how much an attorney compared: with one expert since two times, and with all of
// them since the first.
type counts struct{ names, namesToday, sets, setsToday, today int }

func (s store) tried(ctx context.Context, attorneyID, expertID string, today, since time.Time) (c counts, err error) {
	err = s.db.Write(ctx).Raw(`SELECT
		COUNT(CASE WHEN expert_id = ? AND kind = 'name' THEN 1 END),
		COUNT(CASE WHEN expert_id = ? AND kind = 'name' AND tried_at > ? THEN 1 END),
		COUNT(CASE WHEN expert_id = ? AND kind = 'set' THEN 1 END),
		COUNT(CASE WHEN expert_id = ? AND kind = 'set' AND tried_at > ? THEN 1 END),
		COUNT(CASE WHEN kind = 'name' AND tried_at > ? THEN 1 END)
		FROM conflict_tries WHERE attorney_id = ? AND tried_at > ?`,
		expertID, expertID, today.UnixMilli(), expertID, expertID, today.UnixMilli(), today.UnixMilli(), attorneyID, since.UnixMilli()).
		Row().Scan(&c.names, &c.namesToday, &c.sets, &c.setsToday, &c.today)
	return c, db.Wrap("count what was compared", err)
}

func (s store) try(ctx context.Context, tries []tryRow) error {
	return db.Wrap("count names", s.db.Write(ctx).Create(&tries).Error)
}

func (s store) forgetTries(ctx context.Context, before time.Time) error {
	return db.Wrap("forget names", s.db.Write(ctx).Where("tried_at <= ?", before.UnixMilli()).Delete(&tryRow{}).Error)
}

// lockReach returns the number of the change up to which checks ran again, and keeps others
// from running them until the transaction ends.
func (s store) lockReach(ctx context.Context) (int64, error) {
	var row reachRow
	err := s.db.Locking(ctx).Where("id = 1").Take(&row).Error
	return row.Seq, db.Wrap("lock reach of conflict checks", err)
}

func (s store) setReach(ctx context.Context, seq int64) error {
	return db.Wrap("set reach of conflict checks", s.db.Write(ctx).Model(&reachRow{}).Where("id = 1").Update("seq", seq).Error)
}

// erase deletes the parties of conversations that the expert doesn't see, also those that were
// removed before the others were shown, and what was tried by an attorney or with an expert.
func (s store) erase(ctx context.Context, attorneyID, expertID string, conversationIDs []string) error {
	w := s.db.Write(ctx)
	return db.Wrap("erase conflict checks", errors.Join(
		w.Where("conversation_id IN ? AND conversation_id NOT IN (SELECT conversation_id FROM conflict_states WHERE attorney_agreed_at IS NOT NULL AND expert_agreed_at IS NOT NULL)", conversationIDs).Delete(&partyRow{}).Error,
		w.Where("conversation_id IN ? AND removed_at <= (SELECT CASE WHEN attorney_agreed_at > expert_agreed_at THEN attorney_agreed_at ELSE expert_agreed_at END FROM conflict_states s WHERE s.conversation_id = conflict_parties.conversation_id)", conversationIDs).Delete(&partyRow{}).Error,
		w.Where("attorney_id = ? OR expert_id = ?", attorneyID, expertID).Delete(&tryRow{}).Error,
		w.Where("attorney_id = ?", attorneyID).Delete(&askerRow{}).Error))
}

// certificates returns the certificates of conversations, in their order.
func (s store) certificates(ctx context.Context, conversationIDs []string) (map[string][]json.RawMessage, error) {
	var rows []checkRow
	err := s.db.Read(ctx).Where("conversation_id IN ?", conversationIDs).Order("conversation_id, number").Find(&rows).Error
	all := map[string][]json.RawMessage{}
	for _, r := range rows {
		check, err := r.check()
		if err != nil {
			return nil, err
		}
		all[r.ConversationID] = append(all[r.ConversationID], json.RawMessage(check.Certificate))
	}
	return all, db.Wrap("read certificates", err)
}
