package audit

import (
	"context"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// MostExported is the most entries in an export.
const MostExported = 50_000

const erasedText = "(erased)"

type exportInput struct {
	web.Corrected
	web.TableFormat
	AuditFilter
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *exportInput) (*web.Download, error) {
	table, err := s.Export(ctx, actor, in.AuditFilter)
	if err != nil {
		return nil, err
	}
	return in.Table("audit", s.Clock.Now(), table)
}

// Export returns the entries that match as a table, newest first, and records itself.
func (s *Service) Export(ctx context.Context, actor auth.Actor, in AuditFilter) ([][]string, error) {
	n, err := s.store.count(ctx, in.filter())
	if err != nil {
		return nil, err
	}
	if n > MostExported {
		return nil, errs.Invalidf("%d entries match, but an export can have at most %d. Choose a shorter period.", n, MostExported)
	}
	entries, err := s.store.list(ctx, in.filter(), web.Rows[int64]{Limit: MostExported})
	if err != nil {
		return nil, err
	}
	return rowsOf(entries), s.Record(ctx, actor, auth.AuditEntry{Action: "audit.exported", Kind: "audit", Name: "The audit log", Detail: in.exportDetail(len(entries))})
}

// exportDetail returns the filter of an export for its own entry. It leaves out the
// search words, which may be a person's name.
func (q AuditFilter) exportDetail(entries int) auth.AuditDetail {
	detail := auth.AuditDetail{"entries": strconv.Itoa(entries)}
	for name, value := range map[string]string{"actor": q.Actor, "action": q.Action, "kind": q.Kind, "subject": q.Subject} {
		if value != "" {
			detail[name] = value
		}
	}
	for name, day := range map[string]time.Time{"from": q.From, "to": q.To} {
		if !day.IsZero() {
			detail[name] = day.Format(time.DateOnly)
		}
	}
	if q.Q != "" {
		detail["words"] = "some"
	}
	return detail
}

func rowsOf(entries []Entry) [][]string {
	rows := [][]string{{"Number", "Time", "Who", "Account ID", "Groups", "Action", "Kind", "Target", "Target ID", "Reason", "Details", "Hash"}}
	for _, e := range entries {
		by, on, reason := e.Actor.Name, e.Subject.Name, e.Subject.Reason
		if e.ActorErased {
			by = erasedText
		}
		if e.SubjectErased {
			on, reason = erasedText, erasedText
		}
		rows = append(rows, []string{strconv.FormatInt(e.Seq, 10), e.At.Format(time.RFC3339), by, e.ActorID, strings.ReplaceAll(e.Actor.Groups, ",", ", "),
			e.Action, e.Kind, on, e.SubjectID, reason, detailText(e.Subject.Detail), e.Hash})
	}
	return rows
}

func detailText(detail auth.AuditDetail) string {
	detail = detail.Labeled()
	var words []string
	for _, name := range slices.Sorted(maps.Keys(detail)) {
		words = append(words, name+": "+detail[name])
	}
	return strings.Join(words, "; ")
}
