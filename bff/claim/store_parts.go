package claim

import (
	"context"
	"peritus/bff/platform/clock"
	"peritus/bff/platform/db"
	"time"
)

type codeRow struct {
	ID       string `gorm:"primaryKey"`
	ClaimID  string
	ExpertID string
	Place    string
	Hash     string
	Tries    int
	UsedAt   *int64
	SentAt   int64
}

func (codeRow) TableName() string { return "claim_codes" }

type noticeRow struct {
	Token       string `gorm:"primaryKey"`
	ClaimID     string
	Kind        string
	Hint        string
	Occasion    string
	SentAt      int64
	ContestedAt *int64
}

func (noticeRow) TableName() string { return "claim_notices" }

type documentRow struct {
	ID        string `gorm:"primaryKey"`
	ClaimID   string
	File      string
	Name      string
	Kind      string
	Size      int64
	CreatedAt int64 `gorm:"autoCreateTime:false"`
	DeletedAt *int64
}

func (documentRow) TableName() string { return "claim_documents" }

type stepRow struct {
	ClaimID   string `gorm:"primaryKey"`
	Number    int    `gorm:"primaryKey"`
	Event     Event
	State     State
	ActorID   string
	ActorName string
	Text      string
	At        int64
}

func (stepRow) TableName() string { return "claim_steps" }

func (s store) addCode(ctx context.Context, c sentCode, of Claim) error {
	row := codeRow{ID: c.ID, ClaimID: of.ID, ExpertID: of.ExpertID, Place: of.Place, Hash: c.Hash, SentAt: c.SentAt.UnixMilli()}
	return db.Wrap("add code", s.db.Write(ctx).Create(&row).Error)
}

// lastCode returns a claim's newest code, or the zero value.
func (s store) lastCode(ctx context.Context, claimID string) (sentCode, error) {
	var rows []codeRow
	err := s.db.Read(ctx).Where("claim_id = ?", claimID).Order("sent_at DESC, id DESC").Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return sentCode{}, db.Wrap("read code", err)
	}
	r := rows[0]
	return sentCode{ID: r.ID, ClaimID: r.ClaimID, Hash: r.Hash, Tries: r.Tries, Used: r.UsedAt != nil, SentAt: time.UnixMilli(r.SentAt).UTC()}, nil
}

func (s store) saveCode(ctx context.Context, c sentCode, now time.Time) error {
	change := map[string]any{"tries": c.Tries}
	if c.Used {
		change["used_at"] = now.UnixMilli()
	}
	return db.Wrap("save code", s.db.Write(ctx).Model(&codeRow{}).Where("id = ?", c.ID).Updates(change).Error)
}

func (s store) countCodesOf(ctx context.Context, claimID string, since time.Time) (int, error) {
	var n int64
	err := s.db.Read(ctx).Model(&codeRow{}).Where("claim_id = ? AND sent_at > ?", claimID, since.UnixMilli()).Count(&n).Error
	return int(n), db.Wrap("count codes", err)
}

func (s store) addNotice(ctx context.Context, token, claimID string, n Notice) error {
	row := noticeRow{Token: token, ClaimID: claimID, Kind: n.Kind, Hint: n.Hint, Occasion: n.Occasion, SentAt: n.SentAt.UnixMilli()}
	return db.Wrap("add notice", s.db.Write(ctx).Create(&row).Error)
}

// findNotice finds a notice by the hashes that the token of its link can be stored as.
func (s store) findNotice(ctx context.Context, tokens []string) (token, claimID, hint string, found bool, err error) {
	var rows []noticeRow
	err = s.db.Read(ctx).Where("token IN ?", tokens).Limit(1).Find(&rows).Error
	if err != nil || len(rows) == 0 {
		return "", "", "", false, db.Wrap("find notice", err)
	}
	return rows[0].Token, rows[0].ClaimID, rows[0].Hint, true, nil
}

// contested notes the first time that a notice's link was used.
func (s store) contested(ctx context.Context, token string, at time.Time) error {
	return db.Wrap("save notice", s.db.Write(ctx).Model(&noticeRow{}).Where("token = ? AND contested_at IS NULL", token).
		Updates(map[string]any{"contested_at": at.UnixMilli()}).Error)
}

func (s store) notices(ctx context.Context, claimID string) ([]Notice, error) {
	var rows []noticeRow
	err := s.db.Read(ctx).Where("claim_id = ?", claimID).Order("sent_at, token").Find(&rows).Error
	list := make([]Notice, len(rows))
	for i, r := range rows {
		list[i] = Notice{Kind: r.Kind, Hint: r.Hint, Occasion: r.Occasion, SentAt: time.UnixMilli(r.SentAt).UTC(), ContestedAt: clock.TimeAt(r.ContestedAt)}
	}
	return list, db.Wrap("read notices", err)
}

func (s store) addDocument(ctx context.Context, d Document) error {
	row := documentRow{ID: d.ID, ClaimID: d.ClaimID, File: d.File, Name: d.Name, Kind: d.Kind, Size: d.Size, CreatedAt: d.CreatedAt.UnixMilli()}
	return db.Wrap("add document", s.db.Write(ctx).Create(&row).Error)
}

func (s store) documents(ctx context.Context, claimID string) ([]Document, error) {
	var rows []documentRow
	err := s.db.Read(ctx).Where("claim_id = ?", claimID).Order("created_at, id").Find(&rows).Error
	list := make([]Document, len(rows))
	for i, r := range rows {
		list[i] = Document{ID: r.ID, ClaimID: r.ClaimID, File: r.File, Name: r.Name, Kind: r.Kind, Size: r.Size,
			CreatedAt: time.UnixMilli(r.CreatedAt).UTC(), DeletedAt: clock.TimeAt(r.DeletedAt)}
	}
	return list, db.Wrap("read documents", err)
}

// forgetDocuments marks the documents of a claim as deleted and returns their files.
func (s store) forgetDocuments(ctx context.Context, claimID string, at time.Time) ([]string, error) {
	documents, err := s.documents(ctx, claimID)
	if err != nil {
		return nil, err
	}
	var files []string
	for _, d := range documents {
		if d.File != "" {
			files = append(files, d.File)
		}
	}
	err = s.db.Write(ctx).Model(&documentRow{}).Where("claim_id = ? AND file <> ''", claimID).
		Updates(map[string]any{"file": "", "name": "", "deleted_at": at.UnixMilli()}).Error
	return files, db.Wrap("forget documents", err)
}

// neededFiles returns the files that belong to undecided claims.
func (s store) neededFiles(ctx context.Context, keys []string) (map[string]bool, error) {
	var found []string
	err := s.db.Read(ctx).Model(&documentRow{}).Where("file IN ?", keys).Pluck("file", &found).Error
	needed := make(map[string]bool, len(found))
	for _, key := range found {
		needed[key] = true
	}
	return needed, db.Wrap("read documents", err)
}

func (s store) addStep(ctx context.Context, claimID string, number int, actorID string, st Step) error {
	row := stepRow{ClaimID: claimID, Number: number, Event: st.Event, State: st.State, ActorID: actorID, ActorName: st.ActorName,
		Text: st.Text, At: st.At.UnixMilli()}
	return db.Wrap("add step of claim", s.db.Write(ctx).Create(&row).Error)
}

func (s store) steps(ctx context.Context, claimID string) ([]Step, error) {
	var rows []stepRow
	err := s.db.Read(ctx).Where("claim_id = ?", claimID).Order("number").Find(&rows).Error
	list := make([]Step, len(rows))
	for i, r := range rows {
		list[i] = Step{Event: r.Event, State: r.State, ActorName: r.ActorName, Text: r.Text, At: time.UnixMilli(r.At).UTC()}
	}
	return list, db.Wrap("read steps of claim", err)
}
