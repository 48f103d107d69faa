package forum

import (
	"context"
	"strings"
	"time"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

type store struct{ db *db.DB }

// changeRow is a version of a line. A line says what its latest version says.
type changeRow struct {
	Code      string
	Name      string `gorm:"->"` // of the line; only if it was joined
	Version   int
	Action    string
	Text      string
	Source    string
	URL       string
	CheckedOn string
	ActorID   string
	ActorName string
	At        int64
}

func (changeRow) TableName() string { return "forum_line_changes" }

func (r changeRow) line() Line {
	return Line{r.Code, r.Name, r.Text, r.Source, r.URL, r.CheckedOn, r.Version, time.UnixMilli(r.At).UTC(), r.ActorName}
}

// current are the lines as they are now.
func (s store) current(ctx context.Context) *gorm.DB {
	return s.db.Read(ctx).Table("forum_lines AS l").Joins("JOIN forum_line_changes AS c ON c.code = l.code AND c.version = l.version")
}

const shown = "l.code, l.name, c.version, c.text, c.source, c.url, c.checked_on, c.actor_name, c.at"

func (s store) get(ctx context.Context, code string) (Line, error) {
	var rows []changeRow
	err := s.current(ctx).Select(shown).Where("l.code = ?", code).Scan(&rows).Error
	if err == nil && len(rows) == 0 {
		return Line{}, errNoLine
	}
	if err != nil {
		return Line{}, db.Wrap("read forum line", err)
	}
	return rows[0].line(), nil
}

// lock reads a line and locks it until the transaction in ctx ends.
func (s store) lock(ctx context.Context, code string) (Line, error) {
	var codes []string
	if err := s.db.Locking(ctx).Table("forum_lines").Where("code = ?", code).Pluck("code", &codes).Error; err != nil {
		return Line{}, db.Wrap("lock forum line", err)
	}
	return s.get(ctx, code)
}

// add makes a change the line's latest version.
func (s store) add(ctx context.Context, c Change, actorID string) error {
	row := changeRow{Code: c.Code, Version: c.Version, Action: string(c.Action), Text: c.Text, Source: c.Source, URL: c.URL, CheckedOn: c.CheckedOn,
		ActorID: actorID, ActorName: c.ChangedBy, At: c.ChangedAt.UnixMilli()}
	if err := s.db.Write(ctx).Create(&row).Error; err != nil {
		return db.Wrap("add change of forum line", err)
	}
	return db.Wrap("change forum line", s.db.Write(ctx).Table("forum_lines").Where("code = ?", c.Code).Update("version", c.Version).Error)
}

func (s store) version(ctx context.Context, code string, version int) (Line, error) {
	var rows []changeRow
	err := s.db.Read(ctx).Where("code = ? AND version = ?", code, version).Find(&rows).Error
	if err == nil && len(rows) == 0 {
		return Line{}, errNoLine
	}
	if err != nil {
		return Line{}, db.Wrap("read version of forum line", err)
	}
	return rows[0].line(), nil
}

func (s store) changes(ctx context.Context, code string) ([]Change, error) {
	var rows []changeRow
	if err := s.db.Read(ctx).Where("code = ?", code).Order("version DESC").Find(&rows).Error; err != nil {
		return nil, db.Wrap("read changes of forum line", err)
	}
	all := make([]Change, len(rows))
	for i, r := range rows {
		all[i] = Change{r.line(), Action(r.Action)}
	}
	return all, nil
}

func (s store) list(ctx context.Context, words string, stale bool, before string, offset, limit int) ([]Line, int, error) {
	fitting := func() *gorm.DB {
		q := s.current(ctx)
		if stale {
			q = q.Where("c.checked_on < ?", before)
		}
		for _, word := range strings.Fields(strings.ToLower(words)) {
			q = q.Where(`LOWER(l.name || ' ' || c.text || ' ' || c.source) LIKE ? ESCAPE '\'`, db.LikeContains(word))
		}
		return q
	}
	var count int64
	if err := fitting().Count(&count).Error; err != nil {
		return nil, 0, db.Wrap("count forum lines", err)
	}
	var rows []changeRow
	if err := fitting().Select(shown).Order("l.position, l.code").Offset(offset).Limit(limit).Scan(&rows).Error; err != nil {
		return nil, 0, db.Wrap("list forum lines", err)
	}
	lines := make([]Line, len(rows))
	for i, r := range rows {
		lines[i] = r.line()
	}
	return lines, int(count), nil
}

func (s store) unchecked(ctx context.Context, before string) (int, error) {
	var n int64
	err := s.current(ctx).Where("c.checked_on < ?", before).Count(&n).Error
	return int(n), db.Wrap("count forum lines", err)
}
