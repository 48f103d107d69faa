package list

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/mail"
)

// Member is a colleague with whom a list is shared.
type Member struct {
	Email   string
	Role    Role // Reader or Editor
	AddedAt time.Time
	userID  string // empty until the address has an account
}

// MostMembers is the number of colleagues with whom a list can be shared.
const MostMembers = 50

var (
	errNoMember       = errs.NotFoundf("Colleague")
	errTooManyMembers = errs.Conflicting("A list can be shared with 50 colleagues. Remove one first.", nil)
)

// MemberForm shares a list with a colleague, or changes what they can do.
type MemberForm struct {
	Email string `json:"email"`
	Role  string `json:"role"`
}

// Declare binds the fields.
func (m *MemberForm) Declare(f *field.Form) {
	f.Email(&m.Email, "Email", field.Required, field.Called("an email address"), field.Autocomplete("off"), field.IfMissing("Enter your colleague’s email address."))
	f.Choice(&m.Role, "Can", field.Pairs("reader: Read", "editor: Edit"), field.Required, field.IfMissing("Choose what your colleague can do."))
}

// Members returns the owner of a list and its colleagues, the first added first. Everyone on
// the list sees them.
func (s *Service) Members(ctx context.Context, actor auth.Actor, listID string) (auth.Person, []Member, error) {
	l, _, err := s.readable(ctx, actor, listID)
	if err != nil {
		return auth.Person{}, nil, err
	}
	owner, _, err := s.People.Person(ctx, l.OwnerID)
	if err != nil {
		return auth.Person{}, nil, err
	}
	members, err := s.store.members(ctx, listID)
	return owner, members, err
}

// Share gives the person with an address a role on a list, or another one. The response is
// the same whether or not the address has an account: who signs up with it later sees the
// list then.
func (s *Service) Share(ctx context.Context, actor auth.Actor, listID string, form MemberForm) (Member, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Member{}, errs.Field(problems)
	}
	if mail.Key(form.Email) == mail.Key(actor.Email) {
		return Member{}, errs.Field(map[string][]string{"email": {"This is your own address. Enter a colleague’s."}})
	}
	colleague, found, err := s.Colleagues.ByEmail(ctx, form.Email)
	if err != nil {
		return Member{}, err
	}
	owner, _, err := s.People.Person(ctx, actor.UserID)
	if err != nil {
		return Member{}, err
	}
	m := Member{Email: form.Email, Role: Role(form.Role)}
	if found {
		m.userID = colleague.ID
	}
	_, err = s.edit(ctx, actor, listID, Owner, func(ctx context.Context, _ List) (map[string]any, error) {
		m.AddedAt = s.Clock.Now()
		members, err := s.store.members(ctx, listID)
		if err != nil {
			return nil, err
		}
		known := false
		for _, other := range members {
			if mail.Key(other.Email) == mail.Key(m.Email) {
				if other.Role == m.Role {
					m = other
					return nil, nil
				}
				known, m.AddedAt = true, other.AddedAt
			}
		}
		if !known && len(members) >= MostMembers {
			return nil, errTooManyMembers
		}
		if err := s.store.putMember(ctx, listID, m); err != nil {
			return nil, err
		}
		if !known {
			if err := s.tell(ctx, listID, owner, colleague, m); err != nil {
				return nil, err
			}
		}
		return nil, s.record(ctx, actor, listID, Event{Kind: EventShared})
	})
	return m, err
}

// tell emails a colleague about a list that is new to them. Addresses without an account get no
// email, so nobody can write to strangers this way, and the email repeats nothing that was typed.
func (s *Service) tell(ctx context.Context, listID string, owner, colleague auth.Person, m Member) error {
	may, err := s.Limits.TakeShare(ctx, m.Email) // for every address, so that all take the same time
	if err != nil || !may || m.userID == "" || keepers.Check(auth.Actor{UserID: colleague.ID, Groups: colleague.Groups}) != nil {
		return err
	}
	return s.Notify.Send(ctx, notify.Message{Kind: listShared, UserID: colleague.ID, To: colleague.Email, By: owner.ID, Data: notify.Data{
		"name": colleague.Name, "by": owner.Name, "edits": m.Role == Editor, "link": s.WebOrigin + "/attorney/lists/" + listID}})
}

// Unshare takes a list from a colleague.
func (s *Service) Unshare(ctx context.Context, actor auth.Actor, listID, email string) error {
	_, err := s.change(ctx, actor, listID, Owner, func(ctx context.Context, _ List) (map[string]any, error) {
		removed, err := s.store.removeMember(ctx, listID, mail.Key(email))
		switch {
		case err != nil:
			return nil, err
		case !removed:
			return nil, errNoMember
		}
		return nil, s.record(ctx, actor, listID, Event{Kind: EventUnshared})
	})
	return err
}

// Leave takes a list that a colleague shared from the actor.
func (s *Service) Leave(ctx context.Context, actor auth.Actor, listID string) error {
	_, err := s.change(ctx, actor, listID, Reader, func(ctx context.Context, l List) (map[string]any, error) {
		if l.OwnerID == actor.UserID {
			return nil, errs.Conflicting("This is your own list. Delete it instead.", nil)
		}
		if err := s.store.leave(ctx, listID, actor); err != nil {
			return nil, err
		}
		return nil, s.record(ctx, actor, listID, Event{Kind: EventLeft})
	})
	return err
}

// ColleaguesList is a list that a colleague shares.
type ColleaguesList struct {
	Summary
	Role  Role
	Owner auth.Person
}

// WithMe returns the lists that colleagues share with the actor, recently changed ones first.
// Archived ones are left out.
func (s *Service) WithMe(ctx context.Context, actor auth.Actor) ([]ColleaguesList, error) {
	rows, err := s.store.sharedWith(ctx, actor)
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	lists, owners := make([]List, len(rows)), make([]string, len(rows))
	for i, r := range rows {
		lists[i], owners[i] = r.List.list(), r.List.OwnerID
	}
	counted, err := s.store.summaries(ctx, lists)
	if err != nil {
		return nil, err
	}
	people, err := s.People.People(ctx, owners)
	all := make([]ColleaguesList, len(rows))
	for i, r := range rows {
		all[i] = ColleaguesList{counted[i], r.Role, people[r.List.OwnerID]}
	}
	return all, err
}
