package notify

import (
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/mail"
)

// releasedAtOnce is how many people a release looks up at once.
const releasedAtOnce = 200

// schedules returns when people want emails, with zones from their profiles where they chose
// none.
func (s *Service) schedules(ctx context.Context, userIDs []string) (map[string]Schedule, error) {
	rows, err := s.store.schedules(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	var unknown []string
	for _, userID := range userIDs {
		if rows[userID].TimeZone == "" {
			unknown = append(unknown, userID)
		}
	}
	zones := map[string]string{}
	if len(unknown) > 0 && s.Zones != nil {
		if zones, err = s.Zones(ctx, unknown); err != nil {
			return nil, err
		}
	}
	all := make(map[string]Schedule, len(userIDs))
	for _, userID := range userIDs {
		row, chose := rows[userID]
		if !chose {
			row.DigestAt = DefaultDigestAt
		}
		all[userID] = row.schedule(zones[userID])
	}
	return all, nil
}

// schedule returns a row's schedule. own is the zone in the person's profile.
func (r scheduleRow) schedule(own string) Schedule {
	zone := zoneOf(r.TimeZone, own, fallbackZone)
	return Schedule{Zone: zone, Quiet: r.Quiet, QuietFrom: r.QuietFrom, QuietUntil: r.QuietUntil, DigestAt: r.DigestAt}
}

// zoneOf returns the first zone that there is.
func zoneOf(names ...string) *time.Location {
	for _, name := range names {
		if name == "" {
			continue
		}
		if zone, err := time.LoadLocation(name); err == nil {
			return zone
		}
	}
	return time.UTC
}

// quietUntil returns when the quiet hours end of those who have them now.
func (s *Service) quietUntil(ctx context.Context, userIDs []string) (map[string]time.Time, error) {
	rows, err := s.store.schedules(ctx, userIDs)
	if err != nil {
		return nil, err
	}
	var keep []string
	for _, userID := range userIDs {
		if rows[userID].Quiet {
			keep = append(keep, userID)
		}
	}
	if len(keep) == 0 {
		return nil, nil
	}
	schedules, err := s.schedules(ctx, keep)
	until := map[string]time.Time{}
	for userID, schedule := range schedules {
		if at, quiet := schedule.QuietUntilAt(s.Clock.Now()); quiet {
			until[userID] = at
		}
	}
	return until, err
}

// Quiet returns those of the people who have quiet hours now. Domains whose emails say what
// is current wait for their end themselves.
func (s *Service) Quiet(ctx context.Context, userIDs []string) (map[string]bool, error) {
	until, err := s.quietUntil(ctx, userIDs)
	quiet := make(map[string]bool, len(until))
	for userID := range until {
		quiet[userID] = true
	}
	return quiet, err
}

// hold stores the emails that have to wait, and returns the others. What comes after one that
// waits, waits behind it.
func (s *Service) hold(ctx context.Context, all []outgoing) ([]mail.Message, error) {
	var readers []string
	for _, o := range all {
		if o.waits() {
			readers = append(readers, o.UserID)
		}
	}
	until, behind := map[string]time.Time{}, map[string]bool{}
	if len(readers) > 0 {
		readers = sortedUnique(readers)
		var err error
		if until, err = s.quietUntil(ctx, readers); err != nil {
			return nil, err
		}
		waiting, err := s.store.holding(ctx, readers)
		if err != nil {
			return nil, err
		}
		for _, userID := range waiting {
			behind[userID] = true
		}
	}
	var now []mail.Message
	var rows []heldRow
	for _, o := range all {
		at, quiet := until[o.UserID]
		if !o.waits() || !quiet && !behind[o.UserID] {
			now = append(now, o.email)
			continue
		}
		if !quiet {
			at = s.Clock.Now()
		}
		rows = append(rows, heldRow{ID: s.IDs.New(), UserID: o.UserID, Kind: o.Kind.Code, ReplyTo: o.email.ReplyTo, Subject: o.email.Subject,
			Body: o.email.Text, Unsubscribe: o.email.Unsubscribe, DueAt: at.UnixMilli()})
	}
	return now, s.store.hold(ctx, rows)
}

// waits reports whether an email waits for the end of quiet hours.
func (o outgoing) waits() bool { return o.canBeTurnedOff() && !o.Kind.Urgent }

// Release sends the emails of people whose quiet hours are over, in order. Whichever process
// does it, each is sent once: it's removed in the transaction that queues it.
func (s *Service) Release(ctx context.Context) error {
	var failures []error
	for after := ""; ; {
		people, err := s.store.due(ctx, s.Clock.Now().UnixMilli(), after, releasedAtOnce)
		if err != nil || len(people) == 0 {
			return errors.Join(append(failures, err)...)
		}
		for _, userID := range people {
			failures = append(failures, s.DB.InTx(ctx, func(ctx context.Context) error { return s.release(ctx, userID) }))
		}
		after = people[len(people)-1]
	}
}

func (s *Service) release(ctx context.Context, userID string) error {
	rows, err := s.store.take(ctx, userID)
	if err != nil || len(rows) == 0 {
		return err
	}
	until, err := s.quietUntil(ctx, []string{userID})
	if err != nil {
		return err
	}
	if at, quiet := until[userID]; quiet { // their hours or their zone changed
		for i := range rows {
			rows[i].DueAt = at.UnixMilli()
		}
		return s.store.hold(ctx, rows)
	}
	person, found, err := s.People.Person(ctx, userID)
	if err != nil || !found {
		return err
	}
	choices, err := s.store.choices(ctx, userID)
	if err != nil {
		return err
	}
	var emails []mail.Message
	for _, r := range rows {
		if choice, chose := choices[r.Kind]; !chose || choice.Wanted {
			emails = append(emails, mail.Message{To: person.Email, ReplyTo: r.ReplyTo, Subject: r.Subject, Text: r.Body, Unsubscribe: r.Unsubscribe})
		}
	}
	return s.Outbox.SendInOrder(ctx, emails...)
}

// errDigested means that another process sent the digest first.
var errDigested = errs.Conflicting("Another process sent the digest.", nil)

// DigestsDue returns those of the people for whom it's time for the email that comes once a
// day. since says since when something waits for it.
func (s *Service) DigestsDue(ctx context.Context, since map[string]time.Time) ([]string, error) {
	people := slices.Sorted(maps.Keys(since))
	if len(people) == 0 {
		return nil, nil
	}
	schedules, err := s.schedules(ctx, people)
	if err != nil {
		return nil, err
	}
	last, err := s.store.digests(ctx, people)
	return slices.DeleteFunc(people, func(userID string) bool {
		var at time.Time
		if ms, sent := last[userID]; sent {
			at = time.UnixMilli(ms)
		}
		return !schedules[userID].DigestDue(since[userID], at, s.Clock.Now())
	}), err
}

// SendDigests sends people the email that comes once a day and is due, in the transaction in
// ctx. It's an error if one was sent meanwhile.
func (s *Service) SendDigests(ctx context.Context, messages ...Message) error {
	people := make([]string, len(messages))
	for i, m := range messages {
		people[i] = m.UserID
	}
	people = sortedUnique(people)
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		last, err := s.store.digests(ctx, people)
		if err != nil {
			return err
		}
		schedules, err := s.schedules(ctx, people)
		if err != nil {
			return err
		}
		now := s.Clock.Now()
		for _, userID := range people {
			var at time.Time
			if last[userID] != 0 {
				at = time.UnixMilli(last[userID])
			}
			taken, err := s.store.takeDigest(ctx, userID, last[userID], now.UnixMilli())
			if err != nil {
				return err
			}
			if !taken || !schedules[userID].DigestDue(time.Time{}, at, now) {
				return errDigested
			}
		}
		return s.Send(ctx, messages...)
	})
}
