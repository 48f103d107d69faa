package forum

import (
	"context"
	"strconv"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// PageSize is the number of lines on a page: at present, all of them.
const PageSize = 100

// LongestLine is in characters: what fits above the message box.
const LongestLine = 300

// LineForm changes a line.
type LineForm struct {
	Text      string `json:"text"`
	Source    string `json:"source"`
	URL       string `json:"url"`
	CheckedOn string `json:"checked_on"`
	Version   *int   `json:"version"` // that the person saw
}

// Declare binds the fields.
func (l *LineForm) Declare(f *field.Form) {
	f.LongText(&l.Text, "What the line says", field.Required, field.Max(LongestLine), field.Called("the line"), field.IfMissing("Enter what the line says."),
		field.Hint("One or two sentences. Attorneys and experts read them above the message box."))
	f.Text(&l.Source, "Source", field.Max(200), field.Called("the source"),
		field.Hint("The rule or statute, such as Fed. R. Civ. P. 26(b)(4)(C)."))
	f.URL(&l.URL, "Where to read the source", field.Called("the address"))
	f.Date(&l.CheckedOn, "Last checked", field.Called("the day"),
		field.Hint("The day someone last compared the line with its source. Leave it empty if no one has."))
	f.Number(&l.Version, "Version", field.Hidden, field.Required)
	f.Unless(l.CheckedOn == "" || l.Source != "", &l.Source, "Enter the source that the line was compared with.")
}

// Filter selects lines. Empty members match everything.
type Filter struct {
	Query string // words that all occur in the forum's name, the line, or its source
	Stale bool   // not checked for StaleAfter
}

// List returns a page (from 1) of the matching lines, and how many match.
func (s *Service) List(ctx context.Context, f Filter, page int) ([]Line, int, error) {
	return s.store.list(ctx, text.Normal(f.Query), f.Stale, s.staleBefore(), (page-1)*PageSize, PageSize)
}

// Unchecked returns how many lines weren't checked for StaleAfter.
func (s *Service) Unchecked(ctx context.Context) (int, error) {
	return s.store.unchecked(ctx, s.staleBefore())
}

func (s *Service) staleBefore() string {
	return s.Clock.Now().UTC().AddDate(-StaleAfter, 0, 0).Format(time.DateOnly)
}

// Get returns a line with its history, the last change first.
func (s *Service) Get(ctx context.Context, code string) (Line, []Change, error) {
	line, err := s.store.get(ctx, code)
	if err != nil {
		return Line{}, nil, err
	}
	changes, err := s.store.changes(ctx, code)
	return line, changes, err
}

// Change saves what a line says. Whoever didn't see the latest version is asked first. Saving
// what it says already has no effect.
func (s *Service) Change(ctx context.Context, actor auth.Actor, code string, form LineForm) error {
	problems := field.Validate(&form)
	if problems["checked_on"] == nil && form.CheckedOn > s.Clock.Now().UTC().AddDate(0, 0, 1).Format(time.DateOnly) { // a day that has begun somewhere
		if problems == nil {
			problems = field.Problems{}
		}
		problems["checked_on"] = []string{"Enter a day that isn’t in the future."}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return s.change(ctx, actor, code, *form.Version, Changed, func(context.Context, Line) (Line, error) {
		return Line{Text: strings.TrimSpace(form.Text), Source: form.Source, URL: form.URL, CheckedOn: form.CheckedOn}, nil
	})
}

// Restore makes a line say what an earlier version said. version is the one that the person
// saw.
func (s *Service) Restore(ctx context.Context, actor auth.Actor, code string, version, earlier int) error {
	return s.change(ctx, actor, code, version, Restored, func(ctx context.Context, now Line) (Line, error) {
		if earlier >= now.Version {
			return Line{}, errs.Invalidf("Choose an earlier version.")
		}
		return s.store.version(ctx, code, earlier)
	})
}

// change saves a new version of a line with its audit entry.
func (s *Service) change(ctx context.Context, actor auth.Actor, code string, version int, action Action, to func(ctx context.Context, now Line) (Line, error)) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now, err := s.store.lock(ctx, code)
		if err != nil {
			return err
		}
		next, err := to(ctx, now)
		if err != nil || next.says(now) {
			return err
		}
		if now.Version != version {
			return errChanged(now)
		}
		next.Code, next.Version, next.ChangedAt, next.ChangedBy = code, now.Version+1, s.Clock.Now(), actor.Name
		if err := s.store.add(ctx, Change{next, action}, actor.UserID); err != nil {
			return err
		}
		return s.AuditLog.Record(ctx, actor, auth.AuditEntry{Action: "forum-line." + string(action), Kind: "forum-line", ID: code, Name: now.Name,
			Detail: auth.AuditDetail{"version": strconv.Itoa(next.Version)}})
	})
}

// errChanged carries what the line says now, so that nobody's words are lost.
func errChanged(now Line) error {
	return errs.Conflicting(now.ChangedBy+" changed this line after you opened it. Compare the two, then save yours again or keep theirs.",
		map[string]any{"version": now.Version, "text": now.Text, "source": now.Source, "url": now.URL, "checked_on": now.CheckedOn})
}
