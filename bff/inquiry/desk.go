package inquiry

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
)

// PageSize is how many inquiries stand on a page of the queue.
const PageSize = 25

const longestAnswer = 10_000

// Filter of the queue. Empty members do not restrict.
type Filter struct {
	Form     string
	State    State  // empty: all that are neither closed nor spam
	Assignee string // an account's id; "none" for those that are nobody's
	Query    string // words that all occur in what was written
	Sort     string // a key of sorts; empty: the order of the queue
}

// sorts are the orders of the queue that people may choose, beside its own: those that
// wait longest first if they wait for us, else the newest first.
var sorts = map[string]string{"name": "name", "received": "created_at"}

// Unassigned filters for inquiries without an assignee.
const Unassigned = "none"

// List returns a page (from 1) of the inquiries that match, and how many match.
func (s *Service) List(ctx context.Context, f Filter, page int) ([]Inquiry, int, error) {
	return s.list(ctx, f, (page-1)*PageSize, PageSize)
}

func (s *Service) list(ctx context.Context, f Filter, offset, limit int) ([]Inquiry, int, error) {
	f.Query = fold.String(text.Normal(f.Query))
	return s.store.list(ctx, f, offset, limit)
}

// Counts is how many inquiries are in each state.
func (s *Service) Counts(ctx context.Context) (map[State]int, error) { return s.store.counts(ctx) }

// Get is an inquiry with its history, the oldest step first.
func (s *Service) Get(ctx context.Context, inquiryID string) (Inquiry, []Step, error) {
	i, err := s.store.get(ctx, inquiryID)
	if err != nil {
		return Inquiry{}, nil, err
	}
	steps, err := s.store.steps(ctx, inquiryID)
	return i, steps, err
}

// Read notes that somebody has read a new inquiry. Reading again is the same as once.
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

// Assign gives an inquiry to a member of staff, or to nobody where the id is empty.
func (s *Service) Assign(ctx context.Context, actor auth.Actor, inquiryID string, version int, assigneeID string) error {
	member := Member{}
	if assigneeID != "" {
		members, err := s.Staff.Members(ctx)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(members, func(m Member) bool { return m.ID == assigneeID })
		if at < 0 {
			return errs.Field(map[string][]string{"assignee_id": {"Is nobody who works on requests."}})
		}
		member = members[at]
	}
	return s.change(ctx, actor, inquiryID, version, Assign, member.Name, func(_ context.Context, i *Inquiry) error {
		i.AssigneeID, i.AssigneeName = member.ID, member.Name
		if i.State == Unread {
			i.State = Open
		}
		return nil
	})
}

// Answer mails a text to the sender and keeps it in the history, in one
// transaction. An inquiry that is nobody's becomes the actor's.
func (s *Service) Answer(ctx context.Context, actor auth.Actor, inquiryID string, version int, written string) error {
	written = text.Normal(written)
	if text.Blank(written) {
		return errs.Field(map[string][]string{"text": {"Please write an answer."}})
	}
	if problem := text.ControlProblem(written, true); problem != "" {
		return errs.Field(map[string][]string{"text": {problem}})
	}
	if n := len([]rune(written)); n > longestAnswer {
		return errs.Field(map[string][]string{"text": {fmt.Sprintf("At most %d characters; this has %d.", longestAnswer, n)}})
	}
	return s.change(ctx, actor, inquiryID, version, Answer, written, func(ctx context.Context, i *Inquiry) error {
		if i.State == Spam || i.State == Closed {
			return errs.Invalidf("Reopen the request before answering it.")
		}
		i.State = Answered
		if i.AssigneeID == "" {
			i.AssigneeID, i.AssigneeName = actor.UserID, actor.Name
		}
		replyTo := s.StaffMail
		if replyTo == "" {
			replyTo = actor.Email
		}
		return s.Mails.Send(ctx, answerMail(Forms[i.Form], *i, written, actor.Name, replyTo))
	})
}

// Close takes an inquiry off the queue.
func (s *Service) Close(ctx context.Context, actor auth.Actor, inquiryID string, version int) error {
	return s.change(ctx, actor, inquiryID, version, Close, "", func(_ context.Context, i *Inquiry) error {
		if i.State == Closed {
			return errs.Invalidf("The request is closed already.")
		}
		i.State = Closed
		return nil
	})
}

// Reopen brings a closed inquiry, or what was wrongly taken for spam, back to the queue.
func (s *Service) Reopen(ctx context.Context, actor auth.Actor, inquiryID string, version int) error {
	return s.change(ctx, actor, inquiryID, version, Reopen, "", func(_ context.Context, i *Inquiry) error {
		if i.State != Closed && i.State != Spam {
			return errs.Invalidf("The request is open.")
		}
		i.State = Open
		return nil
	})
}

// change alters an inquiry as it was at version, and adds the step to its history.
// Where somebody was faster it is a Conflict that says who did what.
func (s *Service) change(ctx context.Context, actor auth.Actor, inquiryID string, version int, action Action, told string, f func(context.Context, *Inquiry) error) error {
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
		return s.write(ctx, actor, i, action, told)
	})
}

func (s *Service) write(ctx context.Context, actor auth.Actor, i Inquiry, action Action, told string) error {
	i.Version++
	i.UpdatedAt = s.Clock.Now()
	if err := s.store.save(ctx, i); err != nil {
		return err
	}
	// A version is a step: the history needs no count of its own.
	return s.store.addStep(ctx, i.ID, i.Version, Step{Action: action, ActorName: actor.Name, Text: told, At: i.UpdatedAt}, actor.UserID)
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
	return errs.Conflicting("Meanwhile "+strings.Join(since, ", then ")+". Nothing of yours was lost: look again and repeat it if it still fits.",
		map[string]any{"version": i.Version, "state": string(i.State), "since": views})
}

func (s Step) inWords() string {
	switch s.Action {
	case Read:
		return "read it"
	case Assign:
		if s.Text == "" {
			return "took it from its assignee"
		}
		return "gave it to " + s.Text
	case Answer:
		return "answered it"
	case Close:
		return "closed it"
	case Reopen:
		return "reopened it"
	}
	return "sent it"
}
