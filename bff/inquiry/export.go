package inquiry

import (
	"bytes"
	"context"
	"fmt"
	"slices"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/sheet"
)

type exportOutput struct {
	CacheControl string `header:"Cache-Control"`
	ContentType  string `header:"Content-Type"`
	Disposition  string `header:"Content-Disposition"`
	Body         []byte
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *QueueFilter) (*exportOutput, error) {
	f := in.filter(actor)
	f.Query = fold.String(f.Query)
	found, _, err := s.store.list(ctx, f, 0, 0)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := sheet.Write(&out, rowsOf(found)); err != nil {
		return nil, err
	}
	return &exportOutput{CacheControl: "private, no-store", ContentType: "text/csv; charset=utf-8", Body: out.Bytes(),
		Disposition: fmt.Sprintf(`attachment; filename="peritus-requests-%s.csv"`, s.Clock.Now().Format(time.DateOnly))}, nil
}

// rowsOf is a table with a column for every field of every form.
func rowsOf(all []Inquiry) [][]string {
	head := []string{"Reference", "Received", "Form", "State", "Assigned to"}
	var columns []string
	for _, code := range []string{"request-an-expert", "partner-with-us", "contact"} {
		for _, field := range Forms[code].Fields {
			if field.Kind != "consent" && !slices.Contains(columns, field.Name) {
				columns = append(columns, field.Name)
				head = append(head, field.Label)
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
