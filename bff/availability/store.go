package availability

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

type requestRow struct {
	ID         string `gorm:"primaryKey"`
	AttorneyID string
	ClientID   string
	Text       string
	Needs      string
	AnswerBy   string
	AskedAt    int64
	EndsAt     int64
	OverAt     *int64
	Outcome    Outcome
}

func (requestRow) TableName() string { return "availability_requests" }

func (r requestRow) request() Request {
	all := Request{ID: r.ID, AttorneyID: r.AttorneyID, Text: r.Text, Needs: []string{}, AnswerBy: r.AnswerBy, AskedAt: time.UnixMilli(r.AskedAt).UTC(),
		EndsAt: time.UnixMilli(r.EndsAt).UTC(), OverAt: clock.TimeAt(r.OverAt), Outcome: r.Outcome}
	if r.Needs != "" {
		all.Needs = strings.Split(r.Needs, ",")
	}
	return all
}

type askRow struct {
	ID            string `gorm:"primaryKey"`
	RequestID     string
	Position      int
	AttorneyID    string
	ExpertID      string
	ExpertUserID  string
	AskedAt       int64
	OverAt        *int64
	Answer        Answer
	Note          string
	FirstAnswerAt *int64
	AnsweredAt    *int64
	Answers       int
	Chosen        bool
}

func (askRow) TableName() string { return "availability_asks" }

func (r askRow) ask() Ask {
	return Ask{ID: r.ID, RequestID: r.RequestID, AttorneyID: r.AttorneyID, ExpertID: r.ExpertID, ExpertUserID: r.ExpertUserID, AskedAt: time.UnixMilli(r.AskedAt).UTC(), OverAt: clock.TimeAt(r.OverAt),
		Answer: r.Answer, Note: r.Note, FirstAnswerAt: clock.TimeAt(r.FirstAnswerAt), AnsweredAt: clock.TimeAt(r.AnsweredAt), Answers: r.Answers, Chosen: r.Chosen}
}

func asksFrom(rows []askRow) []Ask {
	all := make([]Ask, len(rows))
	for i, r := range rows {
		all[i] = r.ask()
	}
	return all
}

// add adds a request with its asks. gorm.ErrDuplicatedKey if it's there, or if the attorney
// has an open request with one of the experts.
func (s store) add(ctx context.Context, r Request, clientID string) error {
	err := s.db.Write(ctx).Create(&requestRow{ID: r.ID, AttorneyID: r.AttorneyID, ClientID: clientID, Text: r.Text, Needs: strings.Join(r.Needs, ","),
		AnswerBy: r.AnswerBy, AskedAt: r.AskedAt.UnixMilli(), EndsAt: r.EndsAt.UnixMilli(), OverAt: clock.Millis(r.OverAt), Outcome: r.Outcome}).Error
	if err != nil || len(r.Asks) == 0 {
		return db.Wrap("add availability request", err)
	}
	rows := make([]askRow, len(r.Asks))
	for i, a := range r.Asks {
		rows[i] = askRow{ID: a.ID, RequestID: r.ID, Position: i + 1, AttorneyID: r.AttorneyID, ExpertID: a.ExpertID, ExpertUserID: a.ExpertUserID, AskedAt: a.AskedAt.UnixMilli(), OverAt: clock.Millis(r.OverAt),
			Answer: a.Answer, Note: a.Note, FirstAnswerAt: clock.Millis(a.FirstAnswerAt), AnsweredAt: clock.Millis(a.AnsweredAt), Answers: a.Answers, Chosen: a.Chosen}
	}
	return db.Wrap("ask experts", s.db.Write(ctx).Create(&rows).Error)
}

func (s store) byClient(ctx context.Context, attorneyID, clientID string) (Request, bool, error) {
	var rows []requestRow
	err := s.db.Read(ctx).Where("attorney_id = ? AND client_id = ?", attorneyID, clientID).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return Request{}, false, db.Wrap("find availability request", err)
	}
	return rows[0].request(), true, nil
}

func (s store) request(ctx context.Context, requestID string) (Request, error) {
	return one(s.db.Read(ctx), requestID)
}

// lock is request, and keeps others from answering or settling it until the transaction ends.
func (s store) lock(ctx context.Context, requestID string) (Request, error) {
	return one(s.db.Locking(ctx), requestID)
}

func one(q *gorm.DB, requestID string) (Request, error) {
	var rows []requestRow
	if err := q.Where("id = ?", requestID).Limit(1).Find(&rows).Error; err != nil {
		return Request{}, db.Wrap("find availability request", err)
	}
	if len(rows) == 0 {
		return Request{}, errNoRequest
	}
	return rows[0].request(), nil
}

// requests returns requests by id, without their asks.
func (s store) requests(ctx context.Context, ids []string) (map[string]Request, error) {
	all := make(map[string]Request, len(ids))
	if len(ids) == 0 {
		return all, nil
	}
	var rows []requestRow
	err := s.db.Read(ctx).Where("id IN ?", ids).Find(&rows).Error
	for _, r := range rows {
		all[r.ID] = r.request()
	}
	return all, db.Wrap("read availability requests", err)
}

// requestsOf returns a page of an attorney's requests with their asks, and how many there are.
func (s store) requestsOf(ctx context.Context, attorneyID string, page int) ([]Request, int, error) {
	var count int64
	if err := s.db.Read(ctx).Model(&requestRow{}).Where("attorney_id = ?", attorneyID).Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count availability requests", err)
	}
	all, err := s.withAsks(ctx, s.db.Read(ctx).Where("attorney_id = ?", attorneyID).Order("asked_at DESC, id").Offset((page-1)*PageSize).Limit(PageSize))
	return all, int(count), err
}

func (s store) allRequests(ctx context.Context, attorneyID string) ([]Request, error) {
	return s.withAsks(ctx, s.db.Read(ctx).Where("attorney_id = ?", attorneyID).Order("asked_at DESC, id"))
}

func (s store) withAsks(ctx context.Context, q *gorm.DB) ([]Request, error) {
	var rows []requestRow
	if err := q.Find(&rows).Error; err != nil || len(rows) == 0 {
		return nil, db.Wrap("read availability requests", err)
	}
	all, at, ids := make([]Request, len(rows)), map[string]int{}, make([]string, len(rows))
	for i, r := range rows {
		all[i], at[r.ID], ids[i] = r.request(), i, r.ID
	}
	var asks []askRow
	err := s.db.Read(ctx).Where("request_id IN ?", ids).Order("request_id, position").Find(&asks).Error
	for _, a := range asks {
		all[at[a.RequestID]].Asks = append(all[at[a.RequestID]].Asks, a.ask())
	}
	return all, db.Wrap("read who was asked", err)
}

func (s store) asksIn(ctx context.Context, requestID string) ([]Ask, error) {
	var rows []askRow
	err := s.db.Read(ctx).Where("request_id = ?", requestID).Order("position").Find(&rows).Error
	return asksFrom(rows), db.Wrap("read who was asked", err)
}

func (s store) ask(ctx context.Context, askID string) (Ask, error) {
	var rows []askRow
	if err := s.db.Read(ctx).Where("id = ?", askID).Limit(1).Find(&rows).Error; err != nil {
		return Ask{}, db.Wrap("find who was asked", err)
	}
	if len(rows) == 0 {
		return Ask{}, errNoRequest
	}
	return rows[0].ask(), nil
}

// asksOf returns a page of what a person was asked, and how much there is.
func (s store) asksOf(ctx context.Context, userID string, page int) ([]Ask, int, error) {
	var count int64
	if err := s.db.Read(ctx).Model(&askRow{}).Where("expert_user_id = ?", userID).Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count what was asked", err)
	}
	var rows []askRow
	err := s.db.Read(ctx).Where("expert_user_id = ?", userID).Order("asked_at DESC, id").Offset((page - 1) * PageSize).Limit(PageSize).Find(&rows).Error
	return asksFrom(rows), int(count), db.Wrap("read what was asked", err)
}

func (s store) allAsks(ctx context.Context, userID string) ([]Ask, error) {
	var rows []askRow
	err := s.db.Read(ctx).Where("expert_user_id = ?", userID).Order("asked_at DESC, id").Find(&rows).Error
	return asksFrom(rows), db.Wrap("read what was asked", err)
}

// waiting counts what a person was asked and hasn't answered.
func (s store) waiting(ctx context.Context, userID string) (int, error) {
	var count int64
	err := s.db.Read(ctx).Model(&askRow{}).Where("expert_user_id = ? AND over_at IS NULL AND answer = ''", userID).Count(&count).Error
	return int(count), db.Wrap("count unanswered requests", err)
}

// askedBefore returns with which of some experts an attorney has an open request, and whom they
// asked since a time in one that is over.
func (s store) askedBefore(ctx context.Context, attorneyID string, expertIDs []string, since time.Time) (open, recent []string, err error) {
	if len(expertIDs) == 0 {
		return nil, nil, nil
	}
	// Two queries, because each has an index of its own.
	of := s.db.Read(ctx).Model(&askRow{}).Where("attorney_id = ? AND expert_id IN ?", attorneyID, expertIDs).Session(&gorm.Session{})
	err = of.Where("over_at IS NULL").Pluck("expert_id", &open).Error
	if err == nil {
		err = of.Where("over_at IS NOT NULL AND asked_at > ?", since.UnixMilli()).Distinct().Pluck("expert_id", &recent).Error
	}
	return open, recent, db.Wrap("find earlier requests", err)
}

func (s store) saveAnswer(ctx context.Context, a Ask) error {
	return db.Wrap("save answer", s.db.Write(ctx).Model(&askRow{}).Where("id = ?", a.ID).Updates(map[string]any{
		"answer": a.Answer, "note": a.Note, "first_answer_at": clock.Millis(a.FirstAnswerAt), "answered_at": clock.Millis(a.AnsweredAt), "answers": a.Answers}).Error)
}

func (s store) choose(ctx context.Context, askID string) error {
	return db.Wrap("choose expert", s.db.Write(ctx).Model(&askRow{}).Where("id = ?", askID).Update("chosen", true).Error)
}

func (s store) end(ctx context.Context, requestID string, outcome Outcome, at time.Time) error {
	err := s.db.Write(ctx).Model(&requestRow{}).Where("id = ?", requestID).Updates(map[string]any{"over_at": at.UnixMilli(), "outcome": outcome}).Error
	if err != nil {
		return db.Wrap("end availability request", err)
	}
	return db.Wrap("end what was asked", s.db.Write(ctx).Model(&askRow{}).Where("request_id = ?", requestID).Update("over_at", at.UnixMilli()).Error)
}

// due returns the open requests whose time is over.
func (s store) due(ctx context.Context, at time.Time) (ids []string, err error) {
	err = s.db.Read(ctx).Model(&requestRow{}).Where("over_at IS NULL AND ends_at <= ?", at.UnixMilli()).Order("ends_at").Limit(1000).Pluck("id", &ids).Error
	return ids, db.Wrap("find requests that end", err)
}

// over returns the latest asks of a profile in requests that are over, which one person got.
func (s store) over(ctx context.Context, expertID, userID string) ([]Ask, error) {
	var rows []askRow
	err := s.db.Read(ctx).Where("expert_id = ? AND over_at IS NOT NULL AND expert_user_id = ?", expertID, userID).Order("asked_at DESC").Limit(mostCounted).Find(&rows).Error
	return asksFrom(rows), db.Wrap("read what was answered", err)
}

func (s store) erase(ctx context.Context, userID string) error {
	if err := s.db.Write(ctx).Where("expert_user_id = ?", userID).Delete(&askRow{}).Error; err != nil {
		return db.Wrap("erase what was asked", err)
	}
	err := s.db.Write(ctx).Where("request_id IN (SELECT id FROM availability_requests WHERE attorney_id = ?)", userID).Delete(&askRow{}).Error
	if err != nil {
		return db.Wrap("erase who was asked", err)
	}
	return db.Wrap("erase availability requests", s.db.Write(ctx).Where("attorney_id = ?", userID).Delete(&requestRow{}).Error)
}
