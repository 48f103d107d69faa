package audit

import (
	"strings"
	"testing"

	"peritus/bff/auth"
)

func TestCheck_acceptsAnUntouchedLog(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		if c := w.check(t); c.Entries != 0 || len(c.Problems) != 0 {
			t.Errorf("an empty log: %+v", c)
		}
		for range 5 {
			w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		}
		c := w.check(t)
		if c.Entries != 5 || len(c.Problems) != 0 || c.HeadHash != w.all(t)[0].Hash {
			t.Errorf("%+v", c)
		}
		noted := c.HeadHash
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		if holds, err := w.Holds(w.ctx, 5, noted); err != nil || !holds {
			t.Errorf("saved hash: %v %v", holds, err)
		}
		if holds, err := w.Holds(w.ctx, 6, noted); err != nil || holds {
			t.Errorf("another entry's hash: %v %v", holds, err)
		}
	})
}

func TestCheck_reportsTampering(t *testing.T) {
	for what, c := range map[string]struct {
		statement string
		seq       int64
		says      string
	}{
		"an altered action": {"UPDATE audit_entries SET action = 'account.restored' WHERE seq = 3", 3, "hash"},
		"another actor":     {"UPDATE audit_entries SET actor_id = 'adam' WHERE seq = 1", 1, "hash"},
		"another time":      {"UPDATE audit_entries SET at = at + 1 WHERE seq = 2", 2, "hash"},
		"an altered reason": {"UPDATE audit_parts SET content = '{\"reason\":\"None\"}' WHERE seq = 2 AND part = 'subject'", 2, "altered"},
		"a removed reason":  {"DELETE FROM audit_parts WHERE seq = 4 AND part = 'subject'", 4, "removed"},
		"a replaced hash":   {"UPDATE audit_entries SET hash = 'x' WHERE seq = 2", 2, "hash"},
		"another person":    {"UPDATE audit_entries SET person_id = 'somebody' WHERE seq = 2", 2, "hash"},
	} {
		t.Run(what, func(t *testing.T) {
			each(t, func(t *testing.T, w world) {
				for range 5 {
					w.record(t, ruth, suspended("ines", "Ines Castellanos"))
				}
				w.force(t, c.statement)
				found := w.check(t)
				if len(found.Problems) == 0 || found.Problems[0].Seq != c.seq || !strings.Contains(found.Problems[0].What, c.says) {
					t.Errorf("%+v", found)
				}
			})
		})
	}
}

func TestCheck_detectsRemovedEntries(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for range 5 {
			w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		}
		head := w.check(t).HeadHash
		w.force(t, "DELETE FROM audit_parts WHERE seq IN (2, 5)")
		w.force(t, "DELETE FROM audit_entries WHERE seq = 5")
		if holds, err := w.Holds(w.ctx, 5, head); err != nil || holds {
			t.Errorf("after removing the last entry: %v %v", holds, err)
		}
		w.force(t, "DELETE FROM audit_entries WHERE seq = 2")
		if c := w.check(t); len(c.Problems) == 0 || c.Problems[0].Seq != 3 || !strings.Contains(c.Problems[0].What, "missing") {
			t.Errorf("%+v", c)
		}
	})
}

func TestErase_deletesPersonalDataAndKeepsTheChainValid(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		ines := auth.Actor{UserID: "ines", Name: "Ines Castellanos", Groups: auth.Groups{auth.Attorney}}
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		w.record(t, ines, suspended("other", "Somebody Else"))
		w.record(t, ruth, auth.AuditEntry{Action: "claim.verified", Kind: "claim", ID: "c1", Name: "Dr. Castellanos", Person: "ines"})
		w.record(t, ruth, auth.AuditEntry{Action: "profile.published", Kind: "expert", ID: "e1", Name: "Dr. Castellanos"})
		w.record(t, ruth, suspended("other", "Somebody Else"))
		before := w.check(t)
		if err := w.Erase(w.ctx, "ines", Subjects{Kind: "expert", IDs: []string{"e1"}}); err != nil {
			t.Fatal(err)
		}
		c := w.check(t)
		if len(c.Problems) != 0 || c.Erased != 4 || c.Entries != before.Entries+1 {
			t.Errorf("%+v", c)
		}
		var left string
		for _, table := range []string{"audit_parts", "audit_entries"} {
			var rows []map[string]any
			if err := w.DB.Read(w.ctx).Table(table).Find(&rows).Error; err != nil {
				t.Fatal(err)
			}
			for _, row := range rows {
				for _, value := range row {
					if s, ok := value.(string); ok {
						left += s + "\n"
					}
				}
			}
		}
		if strings.Contains(strings.ToLower(left), "castellanos") || !strings.Contains(left, "Somebody Else") || !strings.Contains(left, "Ruth Adeyemi") {
			t.Errorf("left:\n%s", left)
		}
		byNumber := map[int64]Entry{}
		for _, e := range w.all(t) {
			byNumber[e.Seq] = e
		}
		if e := byNumber[1]; !e.SubjectErased || e.ActorErased || e.Action != "account.suspended" || e.SubjectID != "ines" {
			t.Errorf("%+v", e)
		}
		if e := byNumber[2]; !e.ActorErased || e.SubjectErased {
			t.Errorf("the other person was erased: %+v", e)
		}
		if e := byNumber[6]; e.Action != Erased || e.Actor.Name != Program || e.SubjectID != "ines" || e.PersonID != "" {
			t.Errorf("%+v", e)
		}
		if err := w.Erase(w.ctx, "ines"); err != nil || w.check(t).Entries != 6 {
			t.Errorf("erasing again: %v", err)
		}
	})
}

func TestCheck_reportsRestoredParts(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		var part partRow
		if err := w.DB.Read(w.ctx).Where("part = ?", subjectPart).Take(&part).Error; err != nil {
			t.Fatal(err)
		}
		if err := w.Erase(w.ctx, "ines"); err != nil {
			t.Fatal(err)
		}
		if err := w.DB.Write(w.ctx).Create(&part).Error; err != nil {
			t.Fatal(err)
		}
		if c := w.check(t); len(c.Problems) != 1 || !strings.Contains(c.Problems[0].What, "erased") {
			t.Errorf("%+v", c)
		}
	})
}
