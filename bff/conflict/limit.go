package conflict

import (
	"context"
	"slices"
	"strings"
	"time"

	"peritus/bff/conflict/name"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

const day = 24 * time.Hour

// count counts the names of a check against the limits, in the transaction in ctx. What was
// compared before tells nothing new and is free, up to a number of checks an hour. A check says yes or no about all of its names
// together, so different sets of the same names count, too: by leaving names out, one could
// find out which it is.
func (s *Service) count(ctx context.Context, field, attorneyID, expertID string, parties []Party) error {
	keys := map[string]bool{}
	for _, p := range parties {
		for _, key := range name.Keys(p.Name) {
			keys[string(p.entry().Kind)+" "+key] = true // as it's compared
		}
		if len(name.Keys(p.Name)) == 0 {
			keys[text.Folded(p.Name)] = true
		}
	}
	var names []string
	for key := range keys {
		names = append(names, key)
	}
	slices.Sort(names)
	asker, err := s.store.lockAsker(ctx, attorneyID)
	if err != nil {
		return err
	}
	now := s.Clock.Now()
	if err := s.countRun(ctx, asker, now); err != nil {
		return err
	}
	hash := func(kind, key string) string {
		return s.Keys.Hash(strings.Join([]string{kind, attorneyID, expertID, key}, "\n"))
	}
	tries := []tryRow{{AttorneyID: attorneyID, ExpertID: expertID, Hash: hash("set", strings.Join(names, "\n\n")), Kind: "set", TriedAt: now.UnixMilli()}}
	for _, key := range names {
		tries = append(tries, tryRow{AttorneyID: attorneyID, ExpertID: expertID, Hash: hash("name", key), Kind: "name", TriedAt: now.UnixMilli()})
	}
	tries, err = s.store.untried(ctx, tries)
	if err != nil || len(tries) == 0 {
		return err
	}
	so, err := s.store.tried(ctx, attorneyID, expertID, now.Add(-day), now.Add(-limitSpan))
	if err != nil {
		return err
	}
	for _, t := range tries {
		if t.Kind == "set" {
			so.setsToday, so.sets = so.setsToday+1, so.sets+1
		} else {
			so.namesToday, so.names, so.today = so.namesToday+1, so.names+1, so.today+1
		}
	}
	switch {
	case so.namesToday > MostNamesADay:
		return errTried(field, "You can compare 24 different names a day with one expert. Try again tomorrow.")
	case so.names > MostNames:
		return errTried(field, "You’ve compared as many names with this expert as we allow in 90 days. Ask us if your matter needs more.")
	case so.setsToday > MostSetsADay:
		return errTried(field, "You can run 8 different conflict checks a day with one expert. Try again tomorrow.")
	case so.sets > MostSets:
		return errTried(field, "You’ve run as many different conflict checks with this expert as we allow in 90 days. Ask us if your matter needs more.")
	case so.today > MostADay:
		return errTried(field, "You can compare 200 names a day. Try again tomorrow.")
	}
	return s.store.try(ctx, tries)
}

// countRun counts a check, whatever it compares: what is free must not be asked without end.
func (s *Service) countRun(ctx context.Context, asker askerRow, now time.Time) error {
	since := time.UnixMilli(asker.Since)
	if now.Sub(since) >= time.Hour {
		asker.Since, asker.Checks = now.UnixMilli(), 0
	}
	if asker.Checks >= MostRuns {
		return errs.TooManyRequests("You can run 60 conflict checks an hour. Try again later.", since.Add(time.Hour).Sub(now))
	}
	asker.Checks++
	return s.store.setAsker(ctx, asker)
}

// Sweep forgets what was tried long ago.
func (s *Service) Sweep(ctx context.Context) error {
	return s.store.forgetTries(ctx, s.Clock.Now().Add(-limitSpan))
}
