package audit

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"peritus/bff/auth"
)

func TestRecord_storesActorActionTargetAndReason(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		w.record(t, auth.Nobody, auth.AuditEntry{Action: "claim.expired", Kind: "claim", ID: "c1", Person: "ines"})
		entries := w.all(t)
		if len(entries) != 2 {
			t.Fatalf("%d entries", len(entries))
		}
		e := entries[1]
		if e.Seq != 1 || e.ActorID != "ruth" || e.Actor.Name != "Ruth Adeyemi" || e.Actor.Groups != "Admin" || e.Subject.Name != "Ines Castellanos" ||
			e.SubjectID != "ines" || e.PersonID != "ines" || e.Subject.Detail["sessions"] != "2" || !strings.Contains(e.Subject.Reason, "complaints") {
			t.Errorf("%+v", e)
		}
		if e := entries[0]; e.Seq != 2 || e.ActorID != "" || e.Actor.Name != Program || e.PersonID != "ines" {
			t.Errorf("%+v", e)
		}
	})
}

func TestRecord_refusesAnEntryWithoutActionOrKind(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		for _, entry := range []auth.AuditEntry{{}, {Action: "suspended", Kind: "account"}, {Action: "Account.Suspended", Kind: "account"},
			{Action: "account.suspended"}, {Action: "account.suspended ", Kind: "account"}} {
			if err := w.Record(w.ctx, ruth, entry); err == nil {
				t.Errorf("%+v was taken", entry)
			}
		}
		if n := len(w.all(t)); n != 0 {
			t.Errorf("%d entries", n)
		}
	})
}

func TestRecord_commitsAndRollsBackWithItsTransaction(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		failure := errors.New("no")
		err := w.DB.InTx(w.ctx, func(ctx context.Context) error {
			if err := w.Record(ctx, ruth, suspended("a", "A")); err != nil {
				t.Error(err)
			}
			return failure
		})
		if !errors.Is(err, failure) || len(w.all(t)) != 0 {
			t.Errorf("%v, %d entries", err, len(w.all(t)))
		}
		w.record(t, ruth, suspended("b", "B"))
		if e := w.all(t)[0]; e.Seq != 1 {
			t.Errorf("an entry that was rolled back left a gap: %d", e.Seq)
		}
	})
}

func TestRecord_concurrentEntriesFormOneChainWithoutGaps(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		const writers, entries = 12, 15
		var group sync.WaitGroup
		for n := range writers {
			group.Go(func() {
				for i := range entries {
					err := w.DB.InTx(w.ctx, func(ctx context.Context) error {
						if err := w.Record(ctx, ruth, suspended(fmt.Sprint(n, "-", i), "X")); err != nil {
							return err
						}
						if i%5 == 4 {
							return errUndone
						}
						return nil
					})
					if err != nil && !errors.Is(err, errUndone) {
						t.Error(err)
					}
				}
			})
		}
		group.Wait()
		if c := w.check(t); c.Entries != writers*entries*4/5 || len(c.Problems) != 0 {
			t.Errorf("%+v", c)
		}
	})
}

var errUndone = errors.New("undone")

func TestDatabase_refusesToChangeOrDeleteEntries(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, suspended("ines", "Ines Castellanos"))
		if err := w.Erase(w.ctx, "ines"); err != nil {
			t.Fatal(err)
		}
		for _, statement := range []string{
			"UPDATE audit_entries SET action = 'account.restored'", "DELETE FROM audit_entries",
			"UPDATE audit_parts SET content = '{}'", "DELETE FROM audit_parts", "DELETE FROM audit_parts WHERE part = 'actor' AND seq = 1",
			"UPDATE audit_erasures SET by_seq = 1", "DELETE FROM audit_erasures",
		} {
			if err := w.DB.Write(w.ctx).Exec(statement).Error; err == nil || !strings.Contains(err.Error(), "append-only") {
				t.Errorf("%s: %v", statement, err)
			}
		}
		// An erasure that no entry of the log stands for opens nothing.
		if err := w.DB.Write(w.ctx).Exec("INSERT INTO audit_erasures (seq, part, by_seq) VALUES (1, 'actor', 1)").Error; err != nil {
			t.Fatal(err)
		}
		if err := w.DB.Write(w.ctx).Exec("DELETE FROM audit_parts WHERE part = 'actor' AND seq = 1").Error; err == nil {
			t.Error("a part went without an entry that erases it")
		}
	})
}

func TestRecordAll_extendsTheChainByOneEntryEach(t *testing.T) {
	each(t, func(t *testing.T, w world) {
		w.record(t, ruth, suspended("a", "A"))
		if err := w.RecordAll(w.ctx, ruth, []auth.AuditEntry{suspended("b", "B"), suspended("c", "C")}); err != nil {
			t.Fatal(err)
		}
		w.record(t, ruth, suspended("d", "D"))
		var names []string
		for _, e := range w.all(t) {
			names = append(names, fmt.Sprint(e.Seq, e.Subject.Name))
		}
		if strings.Join(names, " ") != "4D 3C 2B 1A" {
			t.Errorf("%v", names)
		}
		if checked, err := w.Check(w.ctx); err != nil || len(checked.Problems) > 0 || checked.Entries != 4 {
			t.Errorf("%+v %v", checked, err)
		}
		if err := w.RecordAll(w.ctx, ruth, []auth.AuditEntry{suspended("e", "E"), {Action: "wrong"}}); err == nil || len(w.all(t)) != 4 {
			t.Errorf("half of a list is recorded: %v", err)
		}
	})
}
