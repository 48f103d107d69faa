package dbtest

import (
	"fmt"
	"strings"
	"testing"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// Plan returns how the database would run a query, one step per line.
func Plan(t *testing.T, d *db.DB, query func(*gorm.DB) *gorm.DB) string {
	t.Helper()
	statement := d.Read(t.Context()).ToSQL(func(q *gorm.DB) *gorm.DB { return query(q).Find(&[]map[string]any{}) })
	explain, column := "EXPLAIN QUERY PLAN ", "detail"
	if d.Dialect() == db.Postgres {
		explain, column = "EXPLAIN ", "QUERY PLAN"
	}
	var rows []map[string]any
	if err := d.Read(t.Context()).Raw(explain + statement).Find(&rows).Error; err != nil {
		t.Fatalf("%s: %v", statement, err)
	}
	lines := make([]string, len(rows))
	for i, row := range rows {
		lines[i] = fmt.Sprint(row[column])
	}
	return strings.Join(lines, "\n")
}
