package signup

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/web"
)

// SignUpBegun is the status of a sign-up, for the browser that began it. It looks the
// same for an address that already has an account.
type SignUpBegun struct {
	Level       string `json:"level" enum:"success"`
	Detail      string `json:"detail"`
	SignUp      string `json:"sign_up" doc:"Id of the sign-up."`
	Kind        string `json:"kind" enum:"attorney,expert,claim"`
	Claim       string `json:"claim" doc:"Id of the claim that it began with, or empty."`
	Email       string `json:"email" doc:"As typed in this browser."`
	MaskedEmail string `json:"masked_email"`
	ResendAfter int    `json:"resend_after" doc:"Seconds until another code can be sent."`
	ExpiresIn   int    `json:"expires_in" doc:"Seconds until the code expires."`
	TriesLeft   int    `json:"tries_left" doc:"Attempts left with this code."`
	ResendsLeft int    `json:"resends_left" doc:"Codes that can still be requested this hour."`
}

// SignUpProblems holds the problems of a form that hasn't been sent yet.
type SignUpProblems struct {
	Problems map[string][]string `json:"problems" doc:"Messages by field."`
	Strength SignUpStrength      `json:"strength"`
}

// SignUpStrength is how hard the typed password is to guess.
type SignUpStrength struct {
	Score int    `json:"score" minimum:"0" maximum:"4" doc:"0 and 1 are too easy to guess."`
	Word  string `json:"word" doc:"Empty if no password is typed."`
}

type formInput struct{ RawBody []byte }

type resendInput struct {
	Body struct {
		SignUp  string `json:"sign_up" maxLength:"64"`
		Browser string `json:"browser" maxLength:"128"`
	}
}

type findInput struct {
	SignUp  string `path:"sign_up" maxLength:"64"`
	Browser string `header:"X-Sign-Up-Browser" maxLength:"128"`
}

type begunOutput struct {
	Status       int
	CacheControl string `header:"Cache-Control"`
	Body         SignUpBegun
}

type problemsOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         SignUpProblems
}

// Operations registers the HTTP operations of this domain. The one that finishes a
// sign-up is in package app, because it starts a session.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"sign-up"}, Errors: failures}
	}
	for _, kind := range AccountKinds {
		body := field.RequestBody(api.OpenAPI(), componentOf[kind], s.Blank(kind))
		begin := op("sign-up-"+string(kind), http.MethodPost, "/api/sign-up/"+string(kind), "Sign up "+purposeOf[kind]+"; a code is emailed", 422, 429)
		begin.DefaultStatus, begin.SkipValidateBody, begin.RequestBody = http.StatusAccepted, true, body
		auth.Handle(api, begin, auth.Anyone, func(ctx context.Context, _ auth.Actor, in *formInput) (*begunOutput, error) {
			return s.begin(ctx, kind, in.RawBody)
		})
		check := op("check-"+string(kind)+"-sign-up", http.MethodPost, "/api/sign-up/"+string(kind)+"/check", "Check the form without sending it", 422)
		check.SkipValidateBody, check.RequestBody = true, body
		auth.Handle(api, check, auth.Anyone, func(_ context.Context, _ auth.Actor, in *formInput) (*problemsOutput, error) {
			return s.problems(kind, in.RawBody), nil
		})
	}
	auth.Handle(api, op("sign-up", http.MethodGet, "/api/sign-up", "Whether people can sign up"), auth.Anyone, s.open)
	auth.Handle(api, op("resend-sign-up-code", http.MethodPost, "/api/sign-up/resend", "Email another code", 404, 409, 422, 429), auth.Anyone, s.resend)
	auth.Handle(api, op("sign-up-state", http.MethodGet, "/api/sign-up/{sign_up}", "Status of a sign-up", 404, 409), auth.Anyone, s.state)
}

// SignUpOpen says whether people can sign up.
type SignUpOpen struct {
	Open   bool   `json:"open"`
	Detail string `json:"detail" doc:"Why not, or empty."`
}

type openOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         SignUpOpen
}

func (s *Service) open(ctx context.Context, _ auth.Actor, _ *struct{}) (*openOutput, error) {
	published, err := s.Terms.Published(ctx)
	out := &openOutput{CacheControl: "no-store", Body: SignUpOpen{Open: published}}
	if !published {
		out.Body.Detail = ErrClosed.Detail
	}
	return out, err
}

// componentOf names the bodies of the forms in the OpenAPI document.
var componentOf = map[Kind]string{Attorney: "AttorneySignUp", Expert: "ExpertSignUp", Claimant: "ClaimSignUp"}

var purposeOf = map[Kind]string{Attorney: "as an attorney", Expert: "as an expert", Claimant: "for a claimed profile"}

// read decodes and validates a form. A field that could not be decoded has only that
// problem. The others are still checked, since the form has several steps.
func (s *Service) read(kind Kind, raw []byte) (*Form, field.Problems) {
	form := s.Blank(kind)
	problems := field.Decode(raw, form)
	for name, texts := range s.Check(form) {
		if len(problems[name]) == 0 {
			problems[name] = texts
		}
	}
	return form, problems
}

func (s *Service) begin(ctx context.Context, kind Kind, raw []byte) (*begunOutput, error) {
	form, problems := s.read(kind, raw)
	if len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	state, err := s.Start(ctx, web.RequestIn(ctx).Address, form)
	return begun(http.StatusAccepted, "We emailed you a code.", state, err)
}

func (s *Service) problems(kind Kind, raw []byte) *problemsOutput {
	form, problems := s.read(kind, raw)
	out := &problemsOutput{CacheControl: "no-store", Body: SignUpProblems{Problems: problems}}
	if form.Password != "" {
		out.Body.Strength.Score, out.Body.Strength.Word = s.Accounts.Strength(form.Password, form.Email, form.Details.Name())
	}
	return out
}

func (s *Service) resend(ctx context.Context, _ auth.Actor, in *resendInput) (*begunOutput, error) {
	state, err := s.Resend(ctx, in.Body.SignUp, in.Body.Browser, web.RequestIn(ctx).Address)
	return begun(http.StatusOK, "We sent a new code. It replaces the previous one.", state, err)
}

func (s *Service) state(ctx context.Context, _ auth.Actor, in *findInput) (*begunOutput, error) {
	state, err := s.Find(ctx, in.SignUp, in.Browser)
	return begun(http.StatusOK, "We emailed you a code.", state, err)
}

func begun(status int, detail string, state State, err error) (*begunOutput, error) {
	if err != nil {
		return nil, err
	}
	return &begunOutput{Status: status, CacheControl: "no-store", Body: SignUpBegun{Level: "success", Detail: detail,
		SignUp: state.ID, Kind: string(state.Kind), Claim: state.ClaimID, Email: state.Email, MaskedEmail: mail.Mask(state.Email),
		ResendAfter: seconds(state.ResendAfter), ExpiresIn: seconds(state.ExpiresIn),
		TriesLeft: state.TriesLeft, ResendsLeft: state.ResendsLeft}}, nil
}
