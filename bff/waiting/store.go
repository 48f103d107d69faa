package waiting

import (
	"context"
	"strings"
	"time"

	"peritus/bff/platform/db"
)

// source is how the rows of a queue are read. Conditions are literals, so both databases
// can use partial indexes.
type source struct {
	from  string
	where []string // one per index range
	since string
	shown string // id, title, kind, state, detail, assignee
}

var sources = map[Queue]source{
	Claims: {"claims", []string{"waits = TRUE"}, "created_at",
		"id, expert_name AS title, purpose AS kind, state AS state, mode AS detail, '' AS assignee"},
	Requests: {"inquiries", []string{"state = 'unread'", "state = 'open'"}, "created_at",
		"id, name AS title, form AS kind, state AS state, subject AS detail, assignee_name AS assignee"},
	// Since the expert submitted it, which is its last change of status.
	Profiles: {"experts", []string{"status = 'pending' AND user_id IS NOT NULL"},
		"COALESCE((SELECT MAX(r.created_at) FROM profile_revisions r WHERE r.expert_id = experts.id AND r.action = 'status'), experts.created_at)",
		"id, name AS title, '' AS kind, status AS state, headline AS detail, '' AS assignee"},
	BarAdmissions: {"bar_admissions", []string{"status = 'pending'"}, "submitted_at",
		`id, (SELECT a.first_name || ' ' || a.last_name FROM attorneys a WHERE a.user_id = bar_admissions.user_id) AS title,
  state AS kind, status AS state, number || ', ' || CAST(year AS TEXT) AS detail, '' AS assignee`},
	Reports: {"message_reports", []string{"closed_at IS NULL"}, "created_at",
		"id, COALESCE((SELECT u.name FROM users u WHERE u.id = message_reports.by_id), '') AS title, '' AS kind, reason AS state, '' AS detail, '' AS assignee"},
	Payments: {"credit_problems", []string{"settled_at IS NULL"}, "found_at",
		"id, reference AS title, kind AS kind, '' AS state, '' AS detail, '' AS assignee"},
}

type store struct{ db *db.DB }

type countRow struct {
	Queue  Queue
	Waits  int
	Late   int
	Oldest int64
}

// counts counts all queues in one query. late is the latest time that counts as late.
func (s store) counts(ctx context.Context, queues []Queue, late time.Time) (map[Queue]countRow, error) {
	var parts []string
	var args []any
	for _, q := range queues {
		from := sources[q]
		parts = append(parts, "SELECT '"+string(q)+"' AS queue, COUNT(*) AS waits, COALESCE(SUM(CASE WHEN "+from.since+
			" < ? THEN 1 ELSE 0 END), 0) AS late, COALESCE(MIN("+from.since+"), 0) AS oldest FROM "+from.from+
			" WHERE "+strings.Join(from.where, " OR "))
		args = append(args, late.UnixMilli())
	}
	var rows []countRow
	err := s.db.Read(ctx).Raw(strings.Join(parts, "\nUNION ALL "), args...).Scan(&rows).Error
	found := make(map[Queue]countRow, len(rows))
	for _, r := range rows {
		found[r.Queue] = r
	}
	return found, db.Wrap("count what waits", err)
}

type thingRow struct {
	Queue    Queue
	ID       string
	Title    string
	Kind     string
	State    string
	Detail   string
	Assignee string
	Since    int64
}

// oldest reads what has waited longest. Each part reads only the start of its index.
func (s store) oldest(ctx context.Context, queues []Queue, limit int) (rows []thingRow, err error) {
	var parts []string
	var args []any
	for _, q := range queues {
		from := sources[q]
		for _, where := range from.where {
			parts = append(parts, "SELECT * FROM (SELECT '"+string(q)+"' AS queue, "+from.shown+", "+from.since+" AS since FROM "+from.from+
				" WHERE "+where+" ORDER BY since LIMIT ?) AS part")
			args = append(args, limit)
		}
	}
	query := strings.Join(parts, "\nUNION ALL ") + "\nORDER BY since, id LIMIT ?"
	err = s.db.Read(ctx).Raw(query, append(args, limit)...).Scan(&rows).Error
	return rows, db.Wrap("list what waits", err)
}
