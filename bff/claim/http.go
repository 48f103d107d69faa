package claim

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/code"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/phone"
	"peritus/bff/platform/web"
)

// ClaimCandidate is a profile that was found. It never holds contact data.
type ClaimCandidate struct {
	ExpertID    string `json:"expert_id"`
	Name        string `json:"name"`
	FirstName   string `json:"first_name"`
	LastName    string `json:"last_name"`
	Headline    string `json:"headline"`
	Institution string `json:"institution" doc:"Empty if it isn't public."`
	City        string `json:"city"`
	State       string `json:"state" doc:"Postal code; empty outside the United States."`
	StateName   string `json:"state_name"`
	Country     string `json:"country" doc:"ISO 3166-1 alpha-2."`
	CountryName string `json:"country_name"`
	TimeZone    string `json:"time_zone" doc:"IANA name."`
	Claimed     bool   `json:"claimed" doc:"The profile has an owner. Staff decide any further claim."`
}

// ClaimProfile is one profile with masked hints of its contacts.
type ClaimProfile struct {
	Profile   ClaimCandidate `json:"profile"`
	EmailHint string         `json:"email_hint" doc:"Masked; empty if there is no address on file."`
	PhoneHint string         `json:"phone_hint"`
}

// ClaimView is a claim as its own browser sees it.
type ClaimView struct {
	ID         string          `json:"id"`
	Reference  string          `json:"reference"`
	ExpertID   string          `json:"expert_id"`
	Purpose    string          `json:"purpose" enum:"claim,removal"`
	Mode       string          `json:"mode" enum:"email,sms,document"`
	State      string          `json:"state" enum:"pending,verified,rejected,expired,disputed"`
	Hint       string          `json:"hint" doc:"Masked address or number that codes are sent to."`
	Waits      bool            `json:"waits" doc:"Waiting for staff to decide."`
	Taken      bool            `json:"taken" doc:"The proof has been used."`
	Usable     bool            `json:"usable" doc:"Signing up with it now transfers the profile."`
	Contact    string          `json:"contact" doc:"The claimant's email address for our reply."`
	Reason     string          `json:"reason" doc:"Reason for the decision."`
	Profile    *ClaimCandidate `json:"profile" doc:"Null if it was removed."`
	Code       *ClaimCode      `json:"code" doc:"Null if the claim isn't waiting for a code."`
	Documents  []ClaimFile     `json:"documents"`
	ProofUntil *time.Time      `json:"proof_until"`
	CreatedAt  time.Time       `json:"created_at"`
}

// TransformSchema makes optional fields nullable.
func (ClaimView) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "profile", "code")
}

// ClaimCode is the status of the code that was sent.
type ClaimCode struct {
	Alive     bool      `json:"alive"`
	SentAt    time.Time `json:"sent_at"`
	ExpiresAt time.Time `json:"expires_at"`
	ResendAt  time.Time `json:"resend_at"`
	TriesLeft int       `json:"tries_left"`
	SendsLeft int       `json:"sends_left" doc:"Codes that can still be sent this hour."`
}

// ClaimFile is a document that was sent.
type ClaimFile struct {
	Name string `json:"name"`
	Kind string `json:"kind" enum:"pdf,jpeg,png,docx"`
	Size int64  `json:"size" doc:"Bytes."`
}

// ClaimDone is the response to every step of a claim.
type ClaimDone struct {
	Level  string    `json:"level" enum:"success"`
	Detail string    `json:"detail"`
	Claim  ClaimView `json:"claim"`
}

type searchInput struct {
	web.Paging
	Q string `query:"q" maxLength:"200"`
}

type profileInput struct {
	ExpertID string `path:"expert_id" maxLength:"64"`
}

// ClaimRequest is the request that begins a claim or a removal.
type ClaimRequest struct {
	ExpertID    string `json:"expert_id" maxLength:"64"`
	Mode        string `json:"mode" enum:"email,sms,document"`
	Browser     string `json:"browser" maxLength:"128" doc:"Secret of this browser: 32 random bytes in base64url."`
	Contact     string `json:"contact,omitempty" doc:"Email address for our reply. Only with a document."`
	Name        string `json:"name,omitempty" doc:"Only with a document."`
	Institution string `json:"institution,omitempty"`
	Note        string `json:"note,omitempty"`
}

type requestInput struct{ Body ClaimRequest }

// ClaimInput names a claim.
type ClaimInput struct {
	ID string `path:"id" maxLength:"64"`
}

type findInput struct {
	ClaimInput
	Browser string `header:"X-Claim-Browser" maxLength:"128"`
}

type codeInput struct {
	ClaimInput
	Body struct {
		Browser string `json:"browser" maxLength:"128"`
		Code    string `json:"code" maxLength:"40"`
	}
}

type resendInput struct {
	ClaimInput
	Body struct {
		Browser string `json:"browser" maxLength:"128"`
	}
}

type resumeInput struct {
	ClaimInput
	Body struct {
		Token   string `json:"token" maxLength:"128"`
		Browser string `json:"browser" maxLength:"128"`
	}
}

type confirmInput struct {
	Body struct {
		Claim   string `json:"claim" maxLength:"64"`
		Browser string `json:"browser" maxLength:"128"`
		Code    string `json:"code" maxLength:"40"`
	}
}

type contestInput struct {
	Body struct {
		Token string `json:"token" maxLength:"128"`
	}
}

// Operations registers this domain's API.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"claim"}, Errors: failures}
	}
	auth.Handle(api, op("search-claimable", http.MethodGet, "/api/claims/search", "Find your profile", 422, 429), auth.Anyone, s.search)
	auth.Handle(api, op("claimable-profile", http.MethodGet, "/api/claims/profiles/{expert_id}", "Get a profile with masked contacts", 404), auth.Anyone, s.profile)
	auth.Handle(api, op("begin-claim", http.MethodPost, "/api/claims", "Claim a profile", 404, 409, 422, 429), auth.Anyone, s.begin(ForProfile))
	auth.Handle(api, op("begin-removal", http.MethodPost, "/api/removals", "Request the removal of an unclaimed profile", 404, 409, 422, 429), auth.Anyone, s.begin(ForRemoval))
	auth.Handle(api, op("confirm-removal", http.MethodPost, "/api/removals/confirm", "Confirm a removal with its code", 404, 409, 422), auth.Anyone, s.confirm)
	auth.Handle(api, op("contest-claim", http.MethodPost, "/api/claims/contest", "Object to a claim with the link from a notice", 404, 409), auth.Anyone, s.contest)
	auth.Handle(api, op("claim", http.MethodGet, "/api/claims/{id}", "Get a claim started in this browser", 404), auth.Anyone, s.find)
	auth.Handle(api, op("claim-code", http.MethodPost, "/api/claims/{id}/code", "Verify a claim with its code", 404, 409, 422), auth.Anyone, s.code)
	auth.Handle(api, op("resend-claim-code", http.MethodPost, "/api/claims/{id}/resend", "Send another code", 404, 409, 422, 429), auth.Anyone, s.resend)
	auth.Handle(api, op("resume-claim", http.MethodPost, "/api/claims/{id}/resume", "Continue a verified claim in another browser", 404, 409), auth.Anyone, s.resume)
	s.documentOperations(api)
	s.deskOperations(api)
}

func (s *Service) search(ctx context.Context, _ auth.Actor, in *searchInput) (*web.Response[web.Page[ClaimCandidate]], error) {
	page, err := web.ReadPage(in.Paging, PageSize, candidate, func(page int) ([]Profile, int, error) {
		return s.Search(ctx, web.RequestIn(ctx).Address, in.Q, page)
	})
	return web.Private(page, err)
}

func candidate(p Profile) ClaimCandidate {
	return ClaimCandidate{ExpertID: p.ExpertID, Name: p.Name, FirstName: p.FirstName, LastName: p.LastName, Headline: p.Headline,
		Institution: p.Institution, City: p.City, State: p.State, StateName: p.StateName, Country: p.Country, CountryName: p.CountryName, TimeZone: p.TimeZone,
		Claimed: p.UserID != ""}
}

func (s *Service) profile(ctx context.Context, _ auth.Actor, in *profileInput) (*web.Response[ClaimProfile], error) {
	p, err := s.Profile(ctx, in.ExpertID)
	if err != nil {
		return nil, err
	}
	out := ClaimProfile{Profile: candidate(p)}
	if p.ContactEmail != "" && !out.Profile.Claimed {
		out.EmailHint = mail.Mask(p.ContactEmail)
	}
	if s.textTo(p) != "" && !out.Profile.Claimed {
		out.PhoneHint = phone.Mask(p.Phone)
	}
	return web.Private(out, nil)
}

func (s *Service) begin(purpose Purpose) func(context.Context, auth.Actor, *requestInput) (*web.Response[ClaimDone], error) {
	return func(ctx context.Context, _ auth.Actor, in *requestInput) (*web.Response[ClaimDone], error) {
		w := in.Body
		c, err := s.Begin(ctx, Request{ExpertID: w.ExpertID, Purpose: purpose, Mode: Mode(w.Mode), Browser: w.Browser,
			Address: web.RequestIn(ctx).Address, Contact: w.Contact, Name: w.Name, Institution: w.Institution, Note: w.Note})
		if err != nil {
			return nil, err
		}
		detail := "We sent a code."
		if c.Mode == ByDocument {
			detail = "Now send the document."
		}
		return s.done(ctx, c, detail)
	}
}

func (s *Service) find(ctx context.Context, _ auth.Actor, in *findInput) (*web.Response[ClaimView], error) {
	c, err := s.Find(ctx, in.ID, in.Browser)
	if err != nil {
		return nil, err
	}
	return web.Private(s.view(ctx, c))
}

func (s *Service) code(ctx context.Context, _ auth.Actor, in *codeInput) (*web.Response[ClaimDone], error) {
	c, err := s.Check(ctx, in.ID, in.Body.Browser, in.Body.Code)
	if err != nil {
		return nil, err
	}
	if c.Purpose == ForRemoval {
		return s.done(ctx, c, "The profile was removed.")
	}
	return s.done(ctx, c, "The code is correct. Sign up to take over the profile.")
}

func (s *Service) confirm(ctx context.Context, actor auth.Actor, in *confirmInput) (*web.Response[ClaimDone], error) {
	next := codeInput{ClaimInput: ClaimInput{in.Body.Claim}}
	next.Body.Browser, next.Body.Code = in.Body.Browser, in.Body.Code
	return s.code(ctx, actor, &next)
}

func (s *Service) resend(ctx context.Context, _ auth.Actor, in *resendInput) (*web.Response[ClaimDone], error) {
	c, err := s.Resend(ctx, in.ID, in.Body.Browser, web.RequestIn(ctx).Address)
	if err != nil {
		return nil, err
	}
	return s.done(ctx, c, "We sent a new code. The previous code no longer works.")
}

func (s *Service) resume(ctx context.Context, _ auth.Actor, in *resumeInput) (*web.Response[ClaimDone], error) {
	c, err := s.ResumeHere(ctx, in.ID, in.Body.Token, in.Body.Browser)
	if err != nil {
		return nil, err
	}
	return s.done(ctx, c, "Continue to sign up.")
}

func (s *Service) contest(ctx context.Context, _ auth.Actor, in *contestInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Thank you. We'll review your objection before anything else happens."), s.Contest(ctx, in.Body.Token))
}

func (s *Service) done(ctx context.Context, c Claim, detail string) (*web.Response[ClaimDone], error) {
	view, err := s.view(ctx, c)
	return web.Private(ClaimDone{Level: "success", Detail: detail, Claim: view}, err)
}

func (s *Service) view(ctx context.Context, c Claim) (ClaimView, error) {
	v := ClaimView{ID: c.ID, Reference: c.Reference, ExpertID: c.ExpertID, Purpose: string(c.Purpose), Mode: string(c.Mode), State: string(c.State),
		Hint: c.Hint, Waits: c.Waits, Taken: c.TakenBy != "", Usable: c.usable(s.Clock.Now()), Contact: c.Email, Reason: c.Reason, Documents: []ClaimFile{},
		ProofUntil: c.ProofUntil, CreatedAt: c.CreatedAt}
	p, found, err := s.Profiles.FindPrepared(ctx, c.ExpertID)
	if err != nil {
		return v, err
	}
	if found {
		profile := candidate(p)
		v.Profile = &profile
	}
	documents, err := s.store.documents(ctx, c.ID)
	if err != nil {
		return v, err
	}
	for _, d := range documents {
		if d.File != "" {
			v.Documents = append(v.Documents, ClaimFile{Name: d.Name, Kind: d.Kind, Size: d.Size})
		}
	}
	if c.State == Pending && c.Mode != ByDocument {
		v.Code, err = s.codeView(ctx, c)
	}
	return v, err
}

func (s *Service) codeView(ctx context.Context, c Claim) (*ClaimCode, error) {
	now := s.Clock.Now()
	last, err := s.store.lastCode(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	sent, err := s.store.countCodesOf(ctx, c.ID, now.Add(-time.Hour))
	if err != nil {
		return nil, err
	}
	return &ClaimCode{Alive: last.alive(now), SentAt: last.SentAt, ExpiresAt: last.SentAt.Add(code.Lifetime),
		ResendAt: last.SentAt.Add(code.ResendAfter), TriesLeft: max(0, code.Tries-last.Tries), SendsLeft: max(0, code.ResendsPerHour+1-sent)}, nil
}
