package session_test

import (
	"errors"
	"log/slog"
	"strings"
	"testing"

	"peritus/bff/account"
	"peritus/bff/account/accounttest"
	"peritus/bff/platform/logtest"
)

func TestBegin_reportsASignInOnlyIfItIsCommitted(t *testing.T) {
	before, log := slog.Default(), &logtest.Log{}
	slog.SetDefault(slog.New(slog.NewTextHandler(log, nil)))
	defer slog.SetDefault(before)
	accounttest.Each(t, func(t *testing.T, f accounttest.Fixture) {
		link := f.Link(t)
		log.Take()
		setPassword := func() error {
			_, _, err := f.SetPassword(f.Ctx, link, accounttest.Better, account.Proof{}, accounttest.Laptop)
			return err
		}
		f.Log.Fail = errors.New("the log is away")
		if err := setPassword(); !errors.Is(err, f.Log.Fail) {
			t.Fatal(err)
		}
		if events := log.Take(); strings.Contains(events, "sign-in.succeeded") {
			t.Errorf("reported although it was rolled back: %s", events)
		}
		f.Log.Fail = nil
		if err := setPassword(); err != nil {
			t.Fatal(err)
		}
		if events := log.Take(); strings.Count(events, "event=sign-in.succeeded") != 1 {
			t.Errorf("%s", events)
		}
	})
}
