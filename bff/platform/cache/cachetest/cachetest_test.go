package cachetest

import (
	"context"
	"testing"
)

func TestServerURL_reservesAnEmptyDatabaseForEachTest(t *testing.T) {
	ctx := context.Background()
	for _, name := range []string{"first", "second"} {
		t.Run(name, func(t *testing.T) {
			r := open(t, ServerURL(t))
			if n, err := r.DBSize(ctx).Result(); err != nil || n != 0 {
				t.Errorf("%d keys, %v", n, err)
			}
			if err := r.Set(ctx, "left behind", "1", 0).Err(); err != nil {
				t.Fatal(err)
			}
		})
	}
}
