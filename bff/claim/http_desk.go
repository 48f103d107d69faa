package claim

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// ClaimRow is a claim in the queue.
type ClaimRow struct {
	ID         string    `json:"id"`
	Reference  string    `json:"reference"`
	ExpertName string    `json:"expert_name" doc:"Empty if the profile was removed."`
	Purpose    string    `json:"purpose" enum:"claim,removal"`
	Mode       string    `json:"mode" enum:"email,sms,document"`
	State      string    `json:"state" enum:"pending,verified,rejected,expired,disputed"`
	Waits      bool      `json:"waits"`
	Taken      bool      `json:"taken"`
	Name       string    `json:"name" doc:"The claimant's name, if they gave one."`
	Version    int       `json:"version"`
	CreatedAt  time.Time `json:"created_at"`
	UpdatedAt  time.Time `json:"updated_at"`
}

// ClaimQueue is a page of the queue.
type ClaimQueue struct {
	web.Page[ClaimRow]
	Counts       map[string]int `json:"counts" doc:"All claims, by state."`
	Waiting      int            `json:"waiting" doc:"Claims waiting for a decision."`
	WaitingSince *time.Time     `json:"waiting_since" doc:"When the oldest of them began."`
}

// ClaimDossier is a claim with everything staff need to decide it.
type ClaimDossier struct {
	Claim       ClaimRow        `json:"claim"`
	Hint        string          `json:"hint" doc:"Masked address or number that codes were sent to."`
	Reason      string          `json:"reason"`
	ProvedAt    *time.Time      `json:"proved_at"`
	ProofUntil  *time.Time      `json:"proof_until"`
	TakenAt     *time.Time      `json:"taken_at"`
	ContestTill *time.Time      `json:"contest_till" doc:"Contacts on file can object until then."`
	ExpertID    string          `json:"expert_id"`
	Facts       []ClaimFact     `json:"facts" doc:"The profile and the claimant, side by side."`
	Owner       *ClaimPerson    `json:"owner" doc:"Owner of the profile, or null."`
	Note        string          `json:"note" doc:"The claimant's note."`
	Documents   []ClaimDocument `json:"documents"`
	Notices     []ClaimNotice   `json:"notices"`
	Steps       []ClaimStep     `json:"steps" doc:"Oldest first."`
	Others      []ClaimRow      `json:"others" doc:"Other claims to the same profile."`
}

// TransformSchema makes the owner nullable.
func (ClaimDossier) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "owner")
}

// ClaimFact compares one value of the profile with the claimant's.
type ClaimFact struct {
	Name     string `json:"name" enum:"name,institution,email,phone,place,headline"`
	Profile  string `json:"profile" doc:"The profile's value; empty if it has none."`
	Claimant string `json:"claimant"`
	Same     bool   `json:"same" doc:"Both values are present and match."`
}

// ClaimPerson is a person with an account.
type ClaimPerson struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Email string `json:"email"`
}

// ClaimDocument is a document for staff to read.
type ClaimDocument struct {
	ID        string     `json:"id"`
	Name      string     `json:"name" doc:"Empty once deleted."`
	Kind      string     `json:"kind" enum:"pdf,jpeg,png,docx"`
	Size      int64      `json:"size" doc:"Bytes."`
	CreatedAt time.Time  `json:"created_at"`
	DeletedAt *time.Time `json:"deleted_at"`
}

// ClaimNotice is a contact we notified.
type ClaimNotice struct {
	Kind        string     `json:"kind" enum:"email,sms,account"`
	Hint        string     `json:"hint" doc:"Masked."`
	Occasion    string     `json:"occasion" enum:"begun,taken"`
	SentAt      time.Time  `json:"sent_at"`
	ContestedAt *time.Time `json:"contested_at"`
}

// ClaimStep is one entry of the history.
type ClaimStep struct {
	Event string    `json:"event" enum:"begin,prove,verify,reject,expire,dispute,send,attach,take,resume"`
	State string    `json:"state" enum:"pending,verified,rejected,expired,disputed"`
	By    string    `json:"by" doc:"Empty for an anonymous claimant."`
	Text  string    `json:"text"`
	At    time.Time `json:"at"`
}

type queueInput struct {
	web.Paging
	State   string `query:"state" enum:"waiting,all,pending,verified,rejected,expired,disputed" default:"waiting" doc:"waiting: needs a decision."`
	Mode    string `query:"mode" enum:"email,sms,document"`
	Purpose string `query:"purpose" enum:"claim,removal"`
	Q       string `query:"q" maxLength:"200"`
	Sort    string `query:"sort" enum:"profile,-profile,begun,-begun" doc:"Default: the queue's order."`
}

func (in queueInput) filter() Filter {
	f := Filter{Mode: Mode(in.Mode), Purpose: Purpose(in.Purpose), Query: in.Q, Sort: in.Sort, All: in.State == "all"}
	if in.State != "waiting" && in.State != "all" {
		f.State = State(in.State)
	}
	return f
}

type decideInput struct {
	ClaimInput
	Body struct {
		Version int    `json:"version" minimum:"1"`
		Reason  string `json:"reason" doc:"Sent to the claimant and kept."`
	}
}

func (s *Service) deskOperations(api huma.API) {
	staff := auth.Only(auth.Admin, auth.Researcher)
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"claim"}, Errors: failures}
	}
	auth.Handle(api, op("claims", http.MethodGet, "/api/admin/claims", "List claims", 422), staff, s.queue)
	auth.Handle(api, op("claim-dossier", http.MethodGet, "/api/admin/claims/{id}", "Get a claim, with the profile and the claimant side by side", 404), staff, s.dossier)
	auth.Handle(api, op("verify-claim", http.MethodPost, "/api/admin/claims/{id}/verify", "Verify a claim", 404, 409, 422), staff, s.verify)
	auth.Handle(api, op("reject-claim", http.MethodPost, "/api/admin/claims/{id}/reject", "Reject a claim", 404, 409, 422), staff, s.reject)
	auth.Handle(api, op("claim-document", http.MethodGet, "/api/admin/claims/{id}/documents/{document_id}", "Download a document", 404), staff, s.download)
}

func (s *Service) queue(ctx context.Context, _ auth.Actor, in *queueInput) (*web.Response[ClaimQueue], error) {
	page, err := web.ReadPage(in.Paging, DeskPageSize, rowView, func(page int) ([]Claim, int, error) {
		return s.List(ctx, in.filter(), page)
	})
	if err != nil {
		return nil, err
	}
	counts, waiting, err := s.Counts(ctx)
	if err != nil {
		return nil, err
	}
	out := ClaimQueue{Page: page, Counts: map[string]int{}, Waiting: waiting.Claims, WaitingSince: waiting.Since}
	for _, state := range States[1:] {
		out.Counts[string(state)] = counts[state]
	}
	return web.Private(out, nil)
}

func rowView(c Claim) ClaimRow {
	return ClaimRow{ID: c.ID, Reference: c.Reference, ExpertName: c.ExpertName, Purpose: string(c.Purpose), Mode: string(c.Mode),
		State: string(c.State), Waits: c.Waits, Taken: c.TakenBy != "", Name: c.Name, Version: c.Version, CreatedAt: c.CreatedAt, UpdatedAt: c.UpdatedAt}
}

func (s *Service) dossier(ctx context.Context, actor auth.Actor, in *ClaimInput) (*web.Response[ClaimDossier], error) {
	d, err := s.Get(ctx, actor, in.ID)
	if err != nil {
		return nil, err
	}
	c := d.Claim
	out := ClaimDossier{Claim: rowView(c), Hint: c.Hint, Reason: c.Reason, ProvedAt: c.ProvedAt, ProofUntil: c.ProofUntil,
		TakenAt: c.TakenAt, ExpertID: c.ExpertID, Facts: d.facts(), Note: c.Note, Others: make([]ClaimRow, len(d.Others)),
		Documents: make([]ClaimDocument, len(d.Documents)), Notices: make([]ClaimNotice, len(d.Notices)), Steps: make([]ClaimStep, len(d.Steps))}
	if c.TakenAt != nil {
		till := c.TakenAt.Add(ContestWindow)
		out.ContestTill = &till
	}
	if d.Owner != nil {
		out.Owner = &ClaimPerson{d.Owner.ID, d.Owner.Name, d.Owner.Email}
	}
	for i, other := range d.Others {
		out.Others[i] = rowView(other)
	}
	for i, x := range d.Documents {
		out.Documents[i] = ClaimDocument{ID: x.ID, Name: x.Name, Kind: x.Kind, Size: x.Size, CreatedAt: x.CreatedAt, DeletedAt: x.DeletedAt}
	}
	for i, n := range d.Notices {
		out.Notices[i] = ClaimNotice(n)
	}
	for i, st := range d.Steps {
		out.Steps[i] = ClaimStep{Event: string(st.Event), State: string(st.State), By: st.ActorName, Text: st.Text, At: st.At}
	}
	return web.Private(out, nil)
}

func (s *Service) verify(ctx context.Context, actor auth.Actor, in *decideInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The claim was verified."), s.Verify(ctx, actor, in.ID, in.Body.Version, in.Body.Reason))
}

func (s *Service) reject(ctx context.Context, actor auth.Actor, in *decideInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("The claim was rejected."), s.Reject(ctx, actor, in.ID, in.Body.Version, in.Body.Reason))
}
