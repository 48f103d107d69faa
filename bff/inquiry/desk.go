package inquiry

import (
	"context"
	"slices"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/text"
)

// PageSize is the number of inquiries per page.
const PageSize = 25

const longestReply = 10_000

// Filter selects inquiries in the queue. Empty members match everything.
type Filter struct {
	Form     string
	State    State  // empty: everything except closed and spam
	Assignee string // an account id, or "none" for unassigned inquiries
	Query    string // words that all occur in the inquiry
	Sort     string // a key of sorts; empty: the queue's order
}

// sorts are the orders people can choose. By default, inquiries that wait for us come
// oldest first, others newest first.
var sorts = map[string]string{"name": "name", "received": "created_at"}

// Unassigned filters for inquiries without an assignee.
const Unassigned = "none"

// List returns a page (from 1) of the matching inquiries and the number of matches.
func (s *Service) List(ctx context.Context, f Filter, page int) ([]Inquiry, int, error) {
	return s.list(ctx, f, (page-1)*PageSize, PageSize)
}

func (s *Service) list(ctx context.Context, f Filter, offset, limit int) ([]Inquiry, int, error) {
	f.Query = fold.String(text.Normal(f.Query))
	return s.store.list(ctx, f, offset, limit)
}

// Counts returns the number of inquiries in each state.
func (s *Service) Counts(ctx context.Context) (map[State]int, error) { return s.store.counts(ctx) }

// Get returns an inquiry with its history, oldest step first, and records that the actor
// opened it.
func (s *Service) Get(ctx context.Context, actor auth.Actor, inquiryID string) (Inquiry, []Step, error) {
	i, err := s.store.get(ctx, inquiryID)
	if err != nil {
		return Inquiry{}, nil, err
	}
	if err := s.AuditLog.RecordRead(ctx, actor, auth.AuditEntry{Action: "request.opened", Kind: "request", ID: i.ID, Name: i.Reference}); err != nil {
		return Inquiry{}, nil, err
	}
	steps, err := s.store.steps(ctx, inquiryID)
	return i, steps, err
}

// Read records that someone read a new inquiry. Reading again has no effect.
func (s *Service) Read(ctx context.Context, actor auth.Actor, inquiryID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		i, err := s.store.lock(ctx, inquiryID)
		if err != nil || i.State != Unread {
			return err
		}
		i.State = Open
		return s.write(ctx, actor, i, Read, "")
	})
}

// Assign assigns an inquiry to a staff member, or to no one if the id is empty.
func (s *Service) Assign(ctx context.Context, actor auth.Actor, inquiryID string, version int, assigneeID string) error {
	member := auth.Person{}
	if assigneeID != "" {
		staff, err := s.Accounts.Staff(ctx)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(staff, func(p auth.Person) bool { return p.ID == assigneeID })
		if at < 0 {
			return errs.Field(map[string][]string{"assignee_id": {"Choose someone who handles requests."}})
		}
		member = staff[at]
	}
	return s.change(ctx, actor, inquiryID, version, Assign, member.Name, func(_ context.Context, i *Inquiry) error {
		i.AssigneeID, i.AssigneeName = member.ID, member.Name
		if i.State == Unread {
			i.State = Open
		}
		return nil
	})
}

// Answer emails a reply to the sender and adds it to the history in one transaction. It
// assigns an unassigned inquiry to the actor.
func (s *Service) Answer(ctx context.Context, actor auth.Actor, inquiryID string, version int, written string) error {
	form := ReplyForm{Text: written}
	if problems := field.Validate(&form); len(problems) > 0 {
		return errs.Field(problems)
	}
	written = form.Text
	return s.change(ctx, actor, inquiryID, version, Answer, written, func(ctx context.Context, i *Inquiry) error {
		if i.State == Spam || i.State == Closed {
			return errs.Invalidf("Reopen the request before you reply.")
		}
		i.State = Answered
		if i.AssigneeID == "" {
			i.AssigneeID, i.AssigneeName = actor.UserID, actor.Name
		}
		replyTo := s.StaffMail
		if replyTo == "" {
			replyTo = actor.Email
		}
		return s.Notify.Send(ctx, replyMessage(Forms[i.Form], *i, written, actor.Name, replyTo))
	})
}

// Close removes an inquiry from the queue.
func (s *Service) Close(ctx context.Context, actor auth.Actor, inquiryID string, version int) error {
	return s.change(ctx, actor, inquiryID, version, Close, "", func(_ context.Context, i *Inquiry) error {
		if i.State == Closed {
			return errs.Invalidf("The request is already closed.")
		}
		i.State = Closed
		return nil
	})
}

// Reopen returns an inquiry to the queue that was closed or wrongly marked as spam. The
// sender of one marked as spam gets the confirmation that was held back.
func (s *Service) Reopen(ctx context.Context, actor auth.Actor, inquiryID string, version int) error {
	return s.change(ctx, actor, inquiryID, version, Reopen, "", func(ctx context.Context, i *Inquiry) error {
		if i.State != Closed && i.State != Spam {
			return errs.Invalidf("The request is already open.")
		}
		held := i.State == Spam
		i.State = Open
		if !held {
			return nil
		}
		return s.confirm(ctx, *i)
	})
}

// change updates an inquiry at the given version and adds the step to its history. If
// the inquiry has changed since, it returns a Conflict that says who did what.
func (s *Service) change(ctx context.Context, actor auth.Actor, inquiryID string, version int, action Action, text string, f func(context.Context, *Inquiry) error) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		i, err := s.store.lock(ctx, inquiryID)
		if err != nil {
			return err
		}
		if i.Version != version {
			return s.conflict(ctx, i, version)
		}
		if err := f(ctx, &i); err != nil {
			return err
		}
		return s.write(ctx, actor, i, action, text)
	})
}

func (s *Service) write(ctx context.Context, actor auth.Actor, i Inquiry, action Action, text string) error {
	i.Version++
	i.UpdatedAt = s.Clock.Now()
	if err := s.store.save(ctx, i); err != nil {
		return err
	}
	// Every step increments the version, so the version is also the step number.
	return s.store.addStep(ctx, i.ID, i.Version, Step{Action: action, ActorName: actor.Name, Text: text, At: i.UpdatedAt}, actor.UserID)
}

func (s *Service) conflict(ctx context.Context, i Inquiry, version int) error {
	steps, err := s.store.steps(ctx, i.ID)
	if err != nil {
		return err
	}
	var since []string
	views := []InquiryStep{}
	for n, step := range steps {
		if n+1 > version {
			since = append(since, step.ActorName+" "+step.inWords())
			views = append(views, stepView(step))
		}
	}
	return errs.Conflicting("This request has changed since you opened it: "+strings.Join(since, ", then ")+". Check it before you try again.",
		map[string]any{"version": i.Version, "state": string(i.State), "since": views})
}

func (s Step) inWords() string {
	switch s.Action {
	case Read:
		return "read it"
	case Assign:
		if s.Text == "" {
			return "unassigned it"
		}
		return "assigned it to " + s.Text
	case Answer:
		return "answered it"
	case Close:
		return "closed it"
	case Reopen:
		return "reopened it"
	}
	return "sent it"
}
