package proof

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
	"peritus/bff/profile/section"
)

// ProofList is what was checked in a profile.
type ProofList struct {
	Summary Summary       `json:"summary"`
	Results []CheckedItem `json:"results" doc:"Every entry that can be checked."`
}

// CheckedItem is an entry with its proof and its checks.
type CheckedItem struct {
	Section string      `json:"section"`
	ItemID  string      `json:"item_id"`
	Title   string      `json:"title"`
	Detail  string      `json:"detail" doc:"What tells it apart from others with the same title; can be empty."`
	Name    string      `json:"name" doc:"What it is called where only that shows: its title, and its detail too if several entries have the title."`
	Version int         `json:"version"`
	Proof   ItemProof   `json:"proof"`
	Checks  []ItemCheck `json:"checks" doc:"The latest first."`
}

// ItemCheck is one check, as the expert and staff see it.
type ItemCheck struct {
	ID          string     `json:"id"`
	Grade       string     `json:"grade" enum:"document,source"`
	CheckedOn   string     `json:"checked_on" doc:"YYYY-MM-DD"`
	URL         string     `json:"url"`
	Note        string     `json:"note"`
	By          string     `json:"by"`
	CreatedAt   time.Time  `json:"created_at"`
	WithdrawnAt *time.Time `json:"withdrawn_at"`
	WithdrawnBy string     `json:"withdrawn_by"`
	Withdrawn   string     `json:"withdrawn" doc:"Why it was withdrawn."`
	Lapse       string     `json:"lapse" enum:",aged,changed" doc:"Why it no longer counts."`
}

type expertInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
}

type recordInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	Body     struct {
		CheckForm
		ItemID  string `json:"item_id" maxLength:"64"`
		Version int    `json:"version" minimum:"1" doc:"The version of the entry that was checked."`
	}
}

type withdrawInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
	CheckID  string `path:"check_id" maxLength:"64"`
	Body     WithdrawalForm
}

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"proof"}, Errors: failures}
	}
	auth.Handle(api, op("list-proofs", http.MethodGet, "/api/profiles/{expert_id}/proofs", "What was checked in a profile", 401, 403, 404),
		auth.Only(auth.Expert, auth.Admin, auth.Researcher), s.list)
	auth.Handle(api, op("record-check", http.MethodPost, "/api/admin/experts/{expert_id}/checks", "Record a check of an entry", 401, 403, 404, 409, 422), staff, s.record)
	auth.Handle(api, op("withdraw-check", http.MethodPost, "/api/admin/experts/{expert_id}/checks/{check_id}/withdraw", "Withdraw a check", 401, 403, 404, 409, 422), staff, s.withdraw)
}

func (s *Service) list(ctx context.Context, actor auth.Actor, in *expertInput) (*web.Response[ProofList], error) {
	found, summary, err := s.List(ctx, actor, in.ExpertID)
	if err != nil {
		return nil, err
	}
	now := s.Clock.Now()
	out := ProofList{Summary: summary, Results: make([]CheckedItem, len(found))}
	rows := make([]section.Item, len(found))
	for i, one := range found {
		rows[i] = one.Content
	}
	names := section.Names(rows)
	for i, one := range found {
		item := CheckedItem{Section: one.Section, ItemID: one.ItemID, Title: section.Title(one.Content), Detail: section.Detail(one.Content), Name: names[i],
			Version: one.Version, Proof: one.Proof, Checks: make([]ItemCheck, len(one.Checks))}
		for n, c := range one.Checks {
			item.Checks[n] = ItemCheck{ID: c.ID, Grade: string(c.Grade), CheckedOn: c.On, URL: c.URL, Note: c.Note, By: c.ByName, CreatedAt: c.CreatedAt,
				WithdrawnAt: c.WithdrawnAt, WithdrawnBy: c.WithdrawnBy, Withdrawn: c.Withdrawn, Lapse: string(c.lapse(one.fingerprint(), now))}
		}
		out.Results[i] = item
	}
	return web.Private(out, nil)
}

func (s *Service) record(ctx context.Context, actor auth.Actor, in *recordInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The check is recorded."), s.Record(ctx, actor, in.ExpertID, in.Body.ItemID, in.Body.Version, in.Body.CheckForm))
}

func (s *Service) withdraw(ctx context.Context, actor auth.Actor, in *withdrawInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The check is withdrawn."), s.Withdraw(ctx, actor, in.ExpertID, in.CheckID, in.Body))
}
