package proof_test

import "testing"

func TestSeedDemo_recordsChecksOnce(t *testing.T) {
	each(t, func(t *testing.T, w *world) {
		for range 2 {
			if err := w.SeedDemo(t.Context(), staff, []string{w.expertID}); err != nil {
				t.Fatal(err)
			}
		}
		list, summary, err := w.List(t.Context(), staff, w.expertID)
		if err != nil {
			t.Fatal(err)
		}
		checks := 0
		for _, c := range list {
			checks += len(c.Checks)
		}
		if len(list) != 3 || checks != 2 || summary.Checked != 2 {
			t.Errorf("%d checks of %d entries, %+v", checks, len(list), summary)
		}
	})
}
