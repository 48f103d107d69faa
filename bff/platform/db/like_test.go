package db_test

import (
	"testing"

	"peritus/bff/platform/db"
	"peritus/bff/platform/db/dbtest"
)

func TestLike_escapesWildcards(t *testing.T) {
	dbtest.Each(t, func(t *testing.T, d *db.DB) {
		for _, c := range []struct {
			pattern, value string
			want           bool
		}{
			{db.LikeContains("50%"), "up to 50% off", true}, {db.LikeContains("50%"), "up to 500 off", false},
			{db.LikeContains("a_b"), "(a_b)", true}, {db.LikeContains("a_b"), "(axb)", false},
			{db.LikeContains(`c:\x`), `in c:\x now`, true}, {db.LikeContains(`\%`), "100%", false}, {db.LikeContains(""), "anything", true},
			{db.LikePrefix("expert."), "expert.approved", true}, {db.LikePrefix("expert."), "no expert.approved", false},
			{db.LikePrefix("a_"), "ab", false}, {db.LikePrefix("%"), "ab", false},
		} {
			var got bool
			if err := d.Read(t.Context()).Raw(`SELECT CAST(? AS TEXT) LIKE CAST(? AS TEXT) ESCAPE '\'`, c.value, c.pattern).Scan(&got).Error; err != nil {
				t.Fatal(err)
			}
			if got != c.want {
				t.Errorf("%q LIKE %q is %v", c.value, c.pattern, got)
			}
		}
	})
}
