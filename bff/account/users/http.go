package users

import (
	"context"
	"fmt"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/account"
	"peritus/bff/account/session"
	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// UserRow is an account in the staff's list.
type UserRow struct {
	ID           string     `json:"id"`
	Name         string     `json:"name"`
	Email        string     `json:"email"`
	Groups       []string   `json:"groups"`
	State        string     `json:"state" enum:"active,invited,suspended"`
	Sessions     int        `json:"sessions" doc:"Number of browsers signed in."`
	LastSignInAt *time.Time `json:"last_sign_in_at" doc:"Null if they never signed in."`
	CreatedAt    time.Time  `json:"created_at"`
}

// UserDetail is everything that staff see about an account.
type UserDetail struct {
	User         UserRow               `json:"user"`
	SecondFactor bool                  `json:"second_factor"`
	ExpertID     string                `json:"expert_id" doc:"The person's own profile; empty if there is none."`
	LeavingAt    *time.Time            `json:"leaving_at" doc:"When the account will be deleted at its owner's request, or null."`
	Claims       []UserClaim           `json:"claims"`
	Sessions     []session.SessionItem `json:"sessions" doc:"The browsers signed in, the most recently used first."`
	Self         bool                  `json:"self" doc:"The caller's own account, which they can't change."`
}

// UserClaim is a claim that gave an account its profile.
type UserClaim struct {
	ID        string    `json:"id"`
	Reference string    `json:"reference"`
	Name      string    `json:"name"`
	State     string    `json:"state"`
	At        time.Time `json:"at"`
}

// Invited is the response to an invitation.
type Invited struct {
	web.Done
	ID string `json:"id"`
}

type usersInput struct {
	web.Paging
	Q     string `query:"q" maxLength:"200" doc:"Search words, each matched as a prefix of a word in the name or email address."`
	Group string `query:"group" enum:"Attorney,Expert,Admin,Researcher"`
	State string `query:"state" enum:"active,invited,suspended"`
	Sort  string `query:"sort" enum:"email,-email,created,-created" default:"-created"`
}

// UserInput names an account.
type UserInput struct {
	ID string `path:"id" maxLength:"64"`
}

type reasonInput struct {
	UserInput
	Body ReasonForm
}

type groupsInput struct {
	UserInput
	Body GroupsForm
}

type chosenInput struct {
	UserInput
	Body struct {
		ReasonForm
		Sessions []string `json:"sessions" maxItems:"300" doc:"Ids of the sessions."`
	}
}

type inviteInput struct{ Body InviteForm }

// Operations registers this package's HTTP operations, for administrators only. Those
// that change an account need a recent confirmation of identity.
func (s *Service) Operations(api huma.API) {
	admin := auth.Only(auth.Admin)
	auth.Handle(api, huma.Operation{OperationID: "users", Method: http.MethodGet, Path: "/api/admin/users",
		Summary: "List accounts", Tags: []string{"users"}, Errors: []int{422}}, admin, s.getUsers)
	auth.Handle(api, huma.Operation{OperationID: "user", Method: http.MethodGet, Path: "/api/admin/users/{id}",
		Summary: "Get an account", Tags: []string{"users"}, Errors: []int{404}}, admin, s.getUser)
	auth.Handle(api, huma.Operation{OperationID: "invite-user", Method: http.MethodPost, Path: "/api/admin/users/invite", DefaultStatus: http.StatusCreated,
		Summary: "Create an account and email a link to set its password", Tags: []string{"users"}, Errors: []int{409, 422}}, admin.Fresh(), s.inviteUser)
	auth.Handle(api, userAction("groups", "Give an account other groups"), admin.Fresh(), s.setGroups)
	auth.Handle(api, userAction("end-chosen-sessions", "Sign a person out of some browsers"), admin.Fresh(), s.endChosen)
	for name, action := range map[string]struct {
		summary, done string
		do            func(context.Context, auth.Actor, string, string) error
	}{
		"suspend":      {"Close an account", "The account is suspended.", s.Suspend},
		"restore":      {"Open a suspended account", "The account is open again.", s.Restore},
		"end-sessions": {"Sign a person out everywhere", "Signed out everywhere.", s.EndAllSessions},
		"reset-factor": {"Take lost second factors away", "The second factors are removed.", s.ResetFactor},
		"invite-again": {"Email a new invitation", "A new invitation is on its way.", s.InviteAgain},
	} {
		auth.Handle(api, userAction(name, action.summary), admin.Fresh(), func(ctx context.Context, actor auth.Actor, in *reasonInput) (*web.Response[web.Done], error) {
			if err := action.do(ctx, actor, in.ID, in.Body.Reason); err != nil {
				return nil, err
			}
			return web.Private(web.Success(action.done), nil)
		})
	}
}

func userAction(name, summary string) huma.Operation {
	return huma.Operation{OperationID: name + "-user", Method: http.MethodPost, Path: "/api/admin/users/{id}/" + name,
		Summary: summary, Tags: []string{"users"}, Errors: []int{404, 409, 422}}
}

func (s *Service) getUsers(ctx context.Context, _ auth.Actor, in *usersInput) (*web.Response[web.Page[UserRow]], error) {
	page, err := web.ReadPage(in.Paging, PageSize, rowOf, func(page int) ([]Listed, int, error) {
		return s.Users(ctx, Filter{Query: in.Q, Group: auth.Group(in.Group), State: account.State(in.State), Sort: in.Sort}, page)
	})
	return web.Private(page, err)
}

func (s *Service) getUser(ctx context.Context, actor auth.Actor, in *UserInput) (*web.Response[UserDetail], error) {
	p, err := s.Profile(ctx, actor, in.ID)
	if err != nil {
		return nil, err
	}
	out := UserDetail{User: rowOf(p.Listed), SecondFactor: p.SecondFactor, ExpertID: p.ExpertID, LeavingAt: web.OrNil(p.LeavingAt),
		Self: in.ID == actor.UserID, Claims: make([]UserClaim, len(p.Claims)), Sessions: session.Items(p.Browsers)}
	for i, c := range p.Claims {
		out.Claims[i] = UserClaim(c)
	}
	return web.Private(out, nil)
}

func (s *Service) inviteUser(ctx context.Context, actor auth.Actor, in *inviteInput) (*web.Response[Invited], error) {
	user, err := s.Invite(ctx, actor, account.NewAccount{Email: in.Body.Email, Name: in.Body.Name, Groups: groupsOf(in.Body.Groups)}, in.Body.Reason)
	if err != nil {
		return nil, err
	}
	return web.Private(Invited{Done: web.Success(fmt.Sprintf("An invitation is on its way to %s.", user.Email)), ID: user.ID}, nil)
}

func (s *Service) endChosen(ctx context.Context, actor auth.Actor, in *chosenInput) (*web.Response[web.Done], error) {
	if err := s.EndChosenSessions(ctx, actor, in.ID, in.Body.Sessions, in.Body.Reason); err != nil {
		return nil, err
	}
	return web.Private(web.Success("Signed out of the chosen sessions."), nil)
}

func (s *Service) setGroups(ctx context.Context, actor auth.Actor, in *groupsInput) (*web.Response[web.Done], error) {
	if err := s.SetGroups(ctx, actor, in.ID, groupsOf(in.Body.Groups), in.Body.Reason); err != nil {
		return nil, err
	}
	return web.Private(web.Success("Groups updated."), nil)
}

func rowOf(l Listed) UserRow {
	return UserRow{ID: l.ID, Name: l.Name, Email: l.Email, Groups: l.Groups.Names(), State: string(l.State), Sessions: l.Sessions,
		LastSignInAt: web.OrNil(l.LastSignInAt), CreatedAt: l.CreatedAt}
}

// groupsOf sorts names in the order in which groups are stored.
func groupsOf(names []string) auth.Groups {
	var groups auth.Groups
	for _, g := range auth.AllGroups {
		for _, name := range names {
			if name == string(g) && !groups.Has(g) {
				groups = append(groups, g)
			}
		}
	}
	return groups
}
