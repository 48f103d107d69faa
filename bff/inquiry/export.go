package inquiry

import (
	"context"
	"slices"
	"strconv"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

type exportInput struct {
	web.Corrected
	web.TableFormat
	QueueFilter
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *exportInput) (*web.Download, error) {
	found, _, err := s.list(ctx, in.filter(actor), 0, 0)
	if err != nil {
		return nil, err
	}
	if err := s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "request.exported", Kind: "request", Name: "Requests", Detail: in.exportDetail(len(found))}); err != nil {
		return nil, err
	}
	return in.Table("requests", s.Clock.Now(), rowsOf(found))
}

// exportDetail returns the filter of an export for its audit entry. It leaves out the
// search words, which may be a person's name.
func (q QueueFilter) exportDetail(requests int) auth.AuditDetail {
	detail := auth.AuditDetail{"requests": strconv.Itoa(requests)}
	for name, value := range map[string]string{"kind": q.Kind, "state": q.State, "assignee": q.Assignee} {
		if value != "" {
			detail[name] = value
		}
	}
	if q.Q != "" {
		detail["words"] = "some"
	}
	return detail
}

// rowsOf returns a table with a column for each question in each form.
func rowsOf(all []Inquiry) [][]string {
	head := []string{"Reference", "Received", "Form", "State", "Assigned to"}
	var columns []field.DeclaredField
	for _, code := range codes {
		for _, asked := range Forms[code].questions() {
			if !slices.ContainsFunc(columns, func(c field.DeclaredField) bool { return c.Name == asked.Name }) {
				columns = append(columns, asked)
				head = append(head, asked.Label)
			}
		}
	}
	rows := [][]string{head}
	for _, i := range all {
		row := []string{i.Reference, i.CreatedAt.Format(time.RFC3339), Forms[i.Form].Title, string(i.State), i.AssigneeName}
		for _, asked := range columns {
			row = append(row, shown(asked, i.Fields[asked.Name]))
		}
		rows = append(rows, row)
	}
	return rows
}
