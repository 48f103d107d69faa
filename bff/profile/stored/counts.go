package stored

import (
	"context"
)

func (s Store) countBy(ctx context.Context, model any, column, condition string) (map[string]int, error) {
	var rows []struct {
		Name string
		N    int
	}
	q := s.DB.Read(ctx).Model(model).Select(column + " AS name, COUNT(*) AS n").Group(column)
	if condition != "" {
		q = q.Where(condition)
	}
	if err := q.Scan(&rows).Error; err != nil {
		return nil, err
	}
	counts := make(map[string]int, len(rows))
	for _, r := range rows {
		counts[r.Name] = r.N
	}
	return counts, nil
}

func (s Store) CountByStatus(ctx context.Context) (map[string]int, error) {
	return s.countBy(ctx, &ExpertRow{}, "status", "status <> 'erased'")
}

func (s Store) CountBySection(ctx context.Context) (map[string]int, error) {
	return s.countBy(ctx, &SectionRow{}, "section", "items > 0")
}

// CountByTenth counts experts by tenths of completeness. 100 belongs to the last tenth.
func (s Store) CountByTenth(ctx context.Context) ([10]int, error) {
	var rows []struct{ Completeness, N int }
	err := s.DB.Read(ctx).Model(&ExpertRow{}).Where("status <> ?", Erased).Select("completeness, COUNT(*) AS n").Group("completeness").Scan(&rows).Error
	var tenths [10]int
	for _, r := range rows {
		tenths[min(r.Completeness/10, 9)] += r.N
	}
	return tenths, err
}
