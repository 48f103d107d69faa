package signup

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/mail"
	"peritus/bff/platform/web"
)

// SignUpBegun says how a sign-up stands, to the browser that began it. It is the same
// for an address that has an account.
type SignUpBegun struct {
	Level       string `json:"level" enum:"success"`
	Detail      string `json:"detail"`
	SignUp      string `json:"sign_up" doc:"Id of the sign-up."`
	Kind        string `json:"kind" enum:"attorney,expert"`
	Email       string `json:"email" doc:"As it was typed in this browser."`
	MaskedEmail string `json:"masked_email"`
	ResendAfter int    `json:"resend_after" doc:"Seconds until another code may be sent."`
	ExpiresIn   int    `json:"expires_in" doc:"Seconds until the code is no good any more."`
	TriesLeft   int    `json:"tries_left" doc:"Of this code."`
	ResendsLeft int    `json:"resends_left" doc:"Further codes in this hour."`
}

// SignUpProblems is what is wrong with a form that has not been sent yet.
type SignUpProblems struct {
	Problems map[string][]string `json:"problems" doc:"Sentences by field."`
	Strength SignUpStrength      `json:"strength"`
}

// SignUpStrength is how hard the typed password is to guess.
type SignUpStrength struct {
	Score int    `json:"score" minimum:"0" maximum:"4" doc:"0 and 1 are refused."`
	Word  string `json:"word" doc:"Empty while nothing is typed."`
}

// AttorneySignUp is the form of an attorney.
type AttorneySignUp struct {
	SignUpPerson
	Firm          string            `json:"firm"`
	Role          string            `json:"role"`
	PracticeAreas []string          `json:"practice_areas" maxItems:"100"`
	State         string            `json:"state"`
	Admissions    []SignUpAdmission `json:"admissions" maxItems:"100"`
}

// ExpertSignUp is the form of an expert.
type ExpertSignUp struct {
	SignUpPerson
	Area        string `json:"area" doc:"Category and subcategory, parted by a slash."`
	Institution string `json:"institution"`
	Country     string `json:"country" doc:"ISO 3166-1 alpha-2."`
	Claim       string `json:"claim,omitempty" maxLength:"64" doc:"A claim whose proof this browser holds."`
}

// SignUpPerson is what both forms ask.
type SignUpPerson struct {
	Browser      string `json:"browser" maxLength:"128" doc:"Secret of the browser."`
	FirstName    string `json:"first_name"`
	LastName     string `json:"last_name"`
	Email        string `json:"email"`
	Phone        string `json:"phone" doc:"As it was typed."`
	PhoneCountry string `json:"phone_country" doc:"ISO 3166-1 alpha-2."`
	City         string `json:"city"`
	TimeZone     string `json:"time_zone"`
	Password     string `json:"password" maxLength:"4096"`
	Terms        string `json:"terms" doc:"Version that was agreed to; empty where none was."`
}

// SignUpAdmission is a bar admission as it is filled in.
type SignUpAdmission struct {
	State  string `json:"state"`
	Number string `json:"number"`
	Year   string `json:"year"`
}

type attorneyInput struct{ Body AttorneySignUp }

type expertInput struct{ Body ExpertSignUp }

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

// Operations registers what this domain answers over HTTP. The one that finishes a
// sign-up is registered where sessions begin, in app.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"sign-up"}, Errors: failures}
	}
	begin := op("sign-up-attorney", http.MethodPost, "/api/sign-up/attorney", "Sign up as an attorney; a code is mailed", 422, 429)
	begin.DefaultStatus = http.StatusAccepted
	auth.Handle(api, begin, auth.Anyone, func(ctx context.Context, _ auth.Actor, in *attorneyInput) (*begunOutput, error) {
		return s.begin(ctx, in.Body.form())
	})
	begin = op("sign-up-expert", http.MethodPost, "/api/sign-up/expert", "Sign up as an expert; a code is mailed", 422, 429)
	begin.DefaultStatus = http.StatusAccepted
	auth.Handle(api, begin, auth.Anyone, func(ctx context.Context, _ auth.Actor, in *expertInput) (*begunOutput, error) {
		return s.begin(ctx, in.Body.form())
	})
	auth.Handle(api, op("check-attorney-sign-up", http.MethodPost, "/api/sign-up/attorney/check", "What is wrong with the form; changes nothing", 422),
		auth.Anyone, func(_ context.Context, _ auth.Actor, in *attorneyInput) (*problemsOutput, error) {
			return s.problems(in.Body.form()), nil
		})
	auth.Handle(api, op("check-expert-sign-up", http.MethodPost, "/api/sign-up/expert/check", "What is wrong with the form; changes nothing", 422),
		auth.Anyone, func(_ context.Context, _ auth.Actor, in *expertInput) (*problemsOutput, error) {
			return s.problems(in.Body.form()), nil
		})
	auth.Handle(api, op("resend-sign-up-code", http.MethodPost, "/api/sign-up/resend", "Mail another code", 404, 409, 422, 429), auth.Anyone, s.resend)
	auth.Handle(api, op("sign-up-state", http.MethodGet, "/api/sign-up/{sign_up}", "How a sign-up stands", 404, 409), auth.Anyone, s.state)
}

func (b AttorneySignUp) form() Form {
	f := b.SignUpPerson.form(Attorney)
	f.Details.Firm, f.Details.Role, f.Details.PracticeAreas, f.Details.State = b.Firm, b.Role, b.PracticeAreas, b.State
	for _, a := range b.Admissions {
		f.Details.Admissions = append(f.Details.Admissions, Admission(a))
	}
	return f
}

func (b ExpertSignUp) form() Form {
	f := b.SignUpPerson.form(Expert)
	f.Claim = b.Claim
	f.Details.Area, f.Details.Institution, f.Details.Country = b.Area, b.Institution, b.Country
	return f
}

func (b SignUpPerson) form(kind Kind) Form {
	return Form{Kind: kind, Browser: b.Browser, Email: b.Email, Password: b.Password, Terms: b.Terms, Details: Details{
		FirstName: b.FirstName, LastName: b.LastName, Phone: b.Phone, PhoneCountry: b.PhoneCountry, City: b.City, TimeZone: b.TimeZone}}
}

func (s *Service) begin(ctx context.Context, f Form) (*begunOutput, error) {
	state, err := s.Start(ctx, web.RequestIn(ctx).Address, f)
	return begun(http.StatusAccepted, "We have sent a code to your address.", state, err)
}

func (s *Service) problems(f Form) *problemsOutput {
	out := &problemsOutput{CacheControl: "no-store", Body: SignUpProblems{Problems: s.Check(f)}}
	if f.Password != "" {
		out.Body.Strength.Score, out.Body.Strength.Word = s.Accounts.Strength(f.Password, f.Email, f.Details.Name())
	}
	return out
}

func (s *Service) resend(ctx context.Context, _ auth.Actor, in *resendInput) (*begunOutput, error) {
	state, err := s.Resend(ctx, in.Body.SignUp, in.Body.Browser)
	return begun(http.StatusOK, "A new code is on its way. The one before no longer works.", state, err)
}

func (s *Service) state(ctx context.Context, _ auth.Actor, in *findInput) (*begunOutput, error) {
	state, err := s.Find(ctx, in.SignUp, in.Browser)
	return begun(http.StatusOK, "We have sent a code to your address.", state, err)
}

func begun(status int, detail string, state State, err error) (*begunOutput, error) {
	if err != nil {
		return nil, err
	}
	return &begunOutput{Status: status, CacheControl: "no-store", Body: SignUpBegun{Level: "success", Detail: detail,
		SignUp: state.ID, Kind: string(state.Kind), Email: state.Email, MaskedEmail: mail.Mask(state.Email),
		ResendAfter: seconds(state.ResendAfter), ExpiresIn: seconds(state.ExpiresIn),
		TriesLeft: state.TriesLeft, ResendsLeft: state.ResendsLeft}}, nil
}
