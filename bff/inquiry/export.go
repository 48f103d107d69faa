package inquiry

import (
	"context"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

type exportInput struct {
	web.Corrected
	QueueFilter
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *exportInput) (*web.Download, error) {
	found, _, err := s.list(ctx, in.filter(actor), 0, 0)
	if err != nil {
		return nil, err
	}
	return web.CSV("requests", s.Clock.Now(), rowsOf(found))
}

// rowsOf returns a table with a column for each question in each form.
func rowsOf(all []Inquiry) [][]string {
	head := []string{"Reference", "Received", "Form", "State", "Assigned to"}
	var columns []string
	for _, code := range codes {
		for _, asked := range Forms[code].questions() {
			if !slices.Contains(columns, asked.Name) {
				columns = append(columns, asked.Name)
				head = append(head, asked.Label)
			}
		}
	}
	rows := [][]string{head}
	for _, i := range all {
		row := []string{i.Reference, i.CreatedAt.Format(time.RFC3339), Forms[i.Form].Title, string(i.State), i.AssigneeName}
		for _, name := range columns {
			row = append(row, i.Fields[name])
		}
		rows = append(rows, row)
	}
	return rows
}
