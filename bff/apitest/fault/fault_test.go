// Package fault tests that no acknowledged write is lost and that the site stays usable
// while programs are killed, and while Redis and Postgres are gone or hang.
package fault

import (
	"testing"
	"time"

	"peritus/bff/apitest"
	"peritus/bff/platform/cache/cachetest"
	"peritus/bff/platform/db"
	"peritus/bff/platform/soak"
)

func TestMain(m *testing.M) { apitest.Main(m) }

// outage is how long a server stays away if nothing tells when that has had its effect.
const outage = time.Second

func TestKill_losesNoAcknowledgedWriteOnSQLite(t *testing.T) {
	t.Parallel()
	database := apitest.SQLiteURL(t)
	bff := apitest.NewProcess(t, database, "")
	bff.Start(t)
	w := write(t, bff)
	for range soak.Pick(100, 10) {
		w.await(15)
		bff.Kill()
		bff.Start(t)
	}
	w.stop()
	bff.Kill()
	d, err := db.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = d.Close() }()
	for check, want := range map[string]string{"PRAGMA integrity_check": "ok", "SELECT count(*) FROM pragma_foreign_key_check": "0"} {
		var got string
		if err := d.Read(t.Context()).Raw(check).Scan(&got).Error; err != nil || got != want {
			t.Errorf("%s: %s %v", check, got, err)
		}
	}
	w.verify(d)
}

// Two processes, and a fault at a time: the writes go on as soon as it's over, or despite
// it. In the soak run, there are at least 1,817 writes.
func TestFaults_loseNoAcknowledgedWriteOfTwoProcesses(t *testing.T) {
	t.Parallel()
	database, server := apitest.PostgresURL(t), cachetest.ServerURL(t)
	postgres, postgresURL := proxied(t, database)
	redis, redisURL := proxied(t, server)
	one := apitest.NewProcess(t, postgresURL, redisURL)
	other := one.Twin(t)
	one.Start(t)
	other.Start(t)
	w := write(t, one, other)
	start := func(p *apitest.Process) func() { return func() { p.Start(t) } }
	faults := []struct {
		name       string
		begin, end func()
		effect     func() // waits for it
	}{
		{"Redis is gone", redis.refuse, redis.pass, func() { w.await(10) }},
		{"Redis hangs", redis.hang, redis.pass, func() { w.await(10) }},
		{"Postgres is gone", postgres.refuse, postgres.pass, w.awaitFailure},
		{"Postgres hangs", postgres.hang, postgres.pass, func() { <-time.After(outage) }},
		{"one bff is killed", one.Kill, start(one), func() { w.await(10) }},
		{"the other bff is killed", other.Kill, start(other), func() { w.await(10) }},
	}
	for round := 0; round < len(faults) || w.count < soak.Pick(1817, 0); round++ {
		f := faults[round%len(faults)]
		t.Logf("after %d writes, %s", w.count, f.name)
		f.begin()
		f.effect()
		f.end()
		w.await(10)
	}
	w.stop()
	d, err := db.Open(t.Context(), database)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = d.Close() }()
	w.verify(d)
	w.verifyAgreement()
}
