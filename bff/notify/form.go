package notify

import (
	"context"
	"fmt"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// ScheduleForm is when a person wants emails.
type ScheduleForm struct {
	TimeZone   string `json:"time_zone"`
	DigestAt   string `json:"digest_at"`
	Quiet      bool   `json:"quiet"`
	QuietFrom  string `json:"quiet_from"`
	QuietUntil string `json:"quiet_until"`
}

// Times of day that people can choose, such as "22:00: 10:00 PM".
var times = func() []field.Choice {
	all := make([]field.Choice, 48)
	for i := range all {
		hour, half, name := i/2, i%2*30, "AM"
		if hour >= 12 {
			name = "PM"
		}
		all[i] = field.Choice{Value: clockOf(hour*60 + half), Label: fmt.Sprintf("%d:%02d %s", (hour+11)%12+1, half, name)}
	}
	return all
}()

// clockOf returns minutes since midnight as "22:00", and minutesOf those of such a text, or 0.
func clockOf(minutes int) string { return fmt.Sprintf("%02d:%02d", minutes/60, minutes%60) }

func minutesOf(clock string) int {
	for i, c := range times {
		if c.Value == clock {
			return i * 30
		}
	}
	return 0
}

// Declare binds the fields.
func (s *ScheduleForm) Declare(f *field.Form) {
	f.TimeZone(&s.TimeZone, "Time zone", field.Required, field.Called("your time zone"))
	f.Choice(&s.DigestAt, "Daily email", times, field.Required, field.Called("a time for the daily email"))
	f.Flag(&s.Quiet, "Hold emails during quiet hours")
	f.Choice(&s.QuietFrom, "From", times, field.Required, field.Called("when quiet hours begin"))
	f.Choice(&s.QuietUntil, "Until", times, field.Required, field.Called("when quiet hours end"))
	from, until, digest := minutesOf(s.QuietFrom), minutesOf(s.QuietUntil), minutesOf(s.DigestAt)
	f.Unless(!s.Quiet || from != until, &s.QuietUntil, "Choose an end that isn't the beginning.")
	within := from <= digest && digest < until || from > until && (digest >= from || digest < until)
	f.Unless(!s.Quiet || from == until || !within, &s.DigestAt, "Choose a time outside your quiet hours.")
}

// defaults of people who haven't chosen.
const (
	defaultQuietFrom  = 22 * 60
	defaultQuietUntil = 7 * 60
)

// ScheduleOf returns the actor's schedule as a form.
func (s *Service) ScheduleOf(ctx context.Context, actor auth.Actor) (ScheduleForm, error) {
	rows, err := s.store.schedules(ctx, []string{actor.UserID})
	if err != nil {
		return ScheduleForm{}, err
	}
	row, chose := rows[actor.UserID]
	if !chose {
		row = scheduleRow{QuietFrom: defaultQuietFrom, QuietUntil: defaultQuietUntil, DigestAt: DefaultDigestAt}
	}
	schedules, err := s.schedules(ctx, []string{actor.UserID})
	if err != nil {
		return ScheduleForm{}, err
	}
	return ScheduleForm{TimeZone: schedules[actor.UserID].Zone.String(), DigestAt: clockOf(row.DigestAt), Quiet: row.Quiet,
		QuietFrom: clockOf(row.QuietFrom), QuietUntil: clockOf(row.QuietUntil)}, nil
}

// ChangeSchedule stores when the actor wants emails. What waits for the end of their former
// quiet hours is looked at again.
func (s *Service) ChangeSchedule(ctx context.Context, actor auth.Actor, form ScheduleForm) error {
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	row := scheduleRow{UserID: actor.UserID, TimeZone: form.TimeZone, Quiet: form.Quiet, QuietFrom: minutesOf(form.QuietFrom),
		QuietUntil: minutesOf(form.QuietUntil), DigestAt: minutesOf(form.DigestAt)}
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.schedule(ctx, row); err != nil {
			return err
		}
		return s.store.hasten(ctx, actor.UserID, s.Clock.Now().UnixMilli())
	})
}
