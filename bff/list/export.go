package list

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// Fact is what a table says about an expert.
type Fact struct {
	Name, Headline, City, State, Country string
	Degrees, Licenses, Languages         []string
	Years                                int // of experience; 0 if not stated
	RateCents                            int // an hour of review in U.S. dollars; 0 if not stated or not shown to the reader
}

var stageNames = map[Stage]string{Considering: "Considering", Contacted: "Contacted", ConflictCheck: "Conflict check", Retained: "Retained", Rejected: "Rejected"}

// header is the first row of an export.
var header = []string{"Stage", "Name", "Headline", "City", "State", "Country", "Review, USD an hour", "Years", "Degrees", "Licenses", "Languages", "Private note", "Added"}

// Rows returns a list as a table with a header, by stage and in its order. NotFound if the
// actor may not read it. Experts whose profiles the actor can't see have no name.
func (s *Service) Rows(ctx context.Context, actor auth.Actor, listID string) ([][]string, error) {
	_, _, entries, err := s.Get(ctx, actor, listID)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(entries))
	for i, e := range entries {
		ids[i] = e.ExpertID
	}
	facts, err := s.Experts.Facts(ctx, actor, ids)
	if err != nil {
		return nil, err
	}
	rows := [][]string{header}
	for _, e := range entries {
		f, shown := facts[e.ExpertID]
		if !shown {
			f.Name = "(profile no longer shown)"
		}
		rows = append(rows, []string{stageNames[e.Stage], f.Name, f.Headline, f.City, f.State, f.Country, dollars(f.RateCents), orEmpty(f.Years),
			strings.Join(f.Degrees, "; "), strings.Join(f.Licenses, "; "), strings.Join(f.Languages, "; "), e.Note, e.AddedAt.Format(time.RFC3339)})
	}
	return rows, nil
}

// dollars writes an amount without a sign, so that it stays a number.
func dollars(cents int) string {
	switch {
	case cents == 0:
		return ""
	case cents%100 == 0:
		return strconv.Itoa(cents / 100)
	}
	return fmt.Sprintf("%d.%02d", cents/100, cents%100)
}

func orEmpty(n int) string {
	if n <= 0 {
		return ""
	}
	return strconv.Itoa(n)
}

type listExportInput struct {
	ListInput
	web.TableFormat
}

func (s *Service) export(ctx context.Context, actor auth.Actor, in *listExportInput) (*web.Download, error) {
	rows, err := s.Rows(ctx, actor, in.ListID)
	if err != nil {
		return nil, err
	}
	return in.Table("list", s.Clock.Now(), rows)
}

// ListComparison is a comparison of experts as the reader's page shows it.
type ListComparison struct {
	Rows [][]string `json:"rows" minItems:"1" maxItems:"100" doc:"A header and the facts. The first cell of a row is its name."`
}

// ListComparisonFile is a comparison to save.
type ListComparisonFile struct {
	ContentType string `json:"content_type"`
	Disposition string `json:"disposition"`
	Text        string `json:"text"`
}

type comparisonInput struct {
	ListInput
	Body ListComparison
}

// postComparison writes a comparison as a table. The page knows how its facts are worded, and
// the table keeps formulas out of them.
func (s *Service) postComparison(ctx context.Context, actor auth.Actor, in *comparisonInput) (*web.Response[ListComparisonFile], error) {
	if _, _, err := s.readable(ctx, actor, in.ListID); err != nil {
		return nil, err
	}
	file, err := web.TableFormat{}.Table("comparison", s.Clock.Now(), in.Body.Rows)
	if err != nil {
		return nil, err
	}
	return web.Private(ListComparisonFile{file.ContentType, file.Disposition, string(file.Body)}, nil)
}
