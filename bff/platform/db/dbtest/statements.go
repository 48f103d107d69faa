package dbtest

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"gorm.io/gorm"

	"peritus/bff/platform/db"
)

// Statements returns the SQL that f runs, in order.
func Statements(t testing.TB, d *db.DB, ctx context.Context, f func()) []string {
	t.Helper()
	var mu sync.Mutex
	var ran []string
	note := func(g *gorm.DB) {
		mu.Lock()
		defer mu.Unlock()
		ran = append(ran, g.Statement.SQL.String())
	}
	for i, g := range []*gorm.DB{d.Read(ctx), d.Write(ctx)} {
		c := g.Callback()
		for name, after := range map[string]func(string, func(*gorm.DB)) error{
			"query": c.Query().After("gorm:query").Register, "create": c.Create().After("gorm:create").Register,
			"update": c.Update().After("gorm:update").Register, "delete": c.Delete().After("gorm:delete").Register,
			"row": c.Row().After("gorm:row").Register, "raw": c.Raw().After("gorm:raw").Register,
		} {
			if err := after(fmt.Sprintf("test:%s%d%p", name, i, &ran), note); err != nil {
				t.Fatal(err)
			}
		}
	}
	f()
	mu.Lock()
	defer mu.Unlock()
	return append([]string{}, ran...)
}
