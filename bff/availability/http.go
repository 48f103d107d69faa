package availability

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// AvailabilityPerson is how a person appears to the other one.
type AvailabilityPerson struct {
	Name   string `json:"name" doc:"Empty if they left."`
	Detail string `json:"detail" doc:"Headline or firm."`
	Image  string `json:"image"`
}

// AvailabilityExpert is an expert who was asked, for the attorney.
type AvailabilityExpert struct {
	ExpertID   string             `json:"expert_id"`
	Person     AvailabilityPerson `json:"person"`
	Answer     string             `json:"answer" enum:",yes,no,later"`
	Note       string             `json:"note"`
	AnsweredAt *time.Time         `json:"answered_at"`
	Chosen     bool               `json:"chosen"`
}

// AvailabilityRequest is a request, for the attorney who made it.
type AvailabilityRequest struct {
	ID       string               `json:"id"`
	Text     string               `json:"text"`
	Needs    []string             `json:"needs" doc:"In words."`
	AnswerBy string               `json:"answer_by" doc:"YYYY-MM-DD, or empty."`
	AskedAt  time.Time            `json:"asked_at"`
	EndsAt   time.Time            `json:"ends_at" doc:"When it ends by itself."`
	OverAt   *time.Time           `json:"over_at"`
	Outcome  string               `json:"outcome" enum:",chosen,closed,expired"`
	Experts  []AvailabilityExpert `json:"experts"`
}

// AvailabilityAsk is a request, for an expert who was asked. It doesn't say who else was.
type AvailabilityAsk struct {
	ID         string             `json:"id"`
	By         AvailabilityPerson `json:"by"`
	To         AvailabilityPerson `json:"to"`
	Text       string             `json:"text"`
	Needs      []string           `json:"needs" doc:"In words."`
	AnswerBy   string             `json:"answer_by" doc:"YYYY-MM-DD, or empty."`
	AskedAt    time.Time          `json:"asked_at"`
	EndsAt     time.Time          `json:"ends_at" doc:"When it ends by itself."`
	Open       bool               `json:"open"`
	Answer     string             `json:"answer" enum:",yes,no,later"`
	Note       string             `json:"note"`
	AnsweredAt *time.Time         `json:"answered_at"`
}

// AvailabilityFigures say how an expert answers requests.
type AvailabilityFigures struct {
	Requests int `json:"requests" doc:"That are over."`
	Share    int `json:"share" doc:"Percent that were answered."`
	Minutes  int `json:"minutes" doc:"Median time to the first answer; 0 if none was answered."`
}

// AvailabilityAsks is a page of what an expert was asked.
type AvailabilityAsks struct {
	web.Page[AvailabilityAsk]
	Figures *AvailabilityFigures `json:"figures" doc:"What attorneys see on the expert's page; null below five requests."`
}

// TransformSchema lets the figures be null.
func (AvailabilityAsks) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "figures")
}

// AvailabilityCandidate is an expert whom the attorney thinks of asking.
type AvailabilityCandidate struct {
	ExpertID string `json:"expert_id"`
	Refusal  string `json:"refusal" doc:"Why they can't be asked; empty if they can."`
}

// AvailabilityCandidates are the experts of a list.
type AvailabilityCandidates struct {
	Results []AvailabilityCandidate `json:"results"`
}

// AvailabilityDone is the response to a new request.
type AvailabilityDone struct {
	web.Done
	ID string `json:"id"`
}

// AvailabilityWaiting counts what the person hasn't answered.
type AvailabilityWaiting struct {
	Waiting int `json:"waiting"`
}

type candidatesInput struct {
	ID []string `query:"id,explode" required:"true" minItems:"1" maxItems:"100" doc:"Ids of experts."`
}

// RequestInput identifies a request.
type RequestInput struct {
	RequestID string `path:"availability_id" pattern:"^[a-v0-9]{26}$"`
}

type askInput struct{ RawBody []byte }

type settleInput struct {
	RequestInput
	RawBody []byte
}

type answerInput struct {
	AskID   string `path:"ask_id" pattern:"^[a-v0-9]{26}$"`
	RawBody []byte
}

type checkInput struct {
	Body struct {
		Token string `json:"token" minLength:"1" maxLength:"200" doc:"From the link in the email."`
	}
}

var (
	attorneys = auth.Only(auth.Attorney)
	experts   = auth.Only(auth.Expert)
)

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"availability"}, Errors: failures}
	}
	form := func(o huma.Operation, name string, item field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, item)
		return o
	}
	const all, one = "/api/availability", "/api/availability/{availability_id}"
	auth.Handle(api, op("list-availability", http.MethodGet, all, "List my availability requests, the latest first"), attorneys, s.getPage)
	auth.Handle(api, form(op("ask-availability", http.MethodPost, all, "Ask several experts whether they are available", 403, 404, 422, 429), "AvailabilityAskForm", new(AskForm)), attorneys, s.postAsk)
	auth.Handle(api, op("availability-candidates", http.MethodGet, all+"/candidates", "Say which experts I can ask", 403, 422, 503), attorneys, s.getCandidates)
	auth.Handle(api, op("list-asked", http.MethodGet, all+"/asked", "List what attorneys asked me, the latest first"), experts, s.getAsked)
	auth.Handle(api, op("count-asked", http.MethodGet, all+"/asked/waiting", "Count what I was asked and haven't answered"), experts, s.getWaiting)
	auth.Handle(api, form(op("answer-availability", http.MethodPut, all+"/asked/{ask_id}", "Answer what an attorney asked me", 404, 409, 422), "AvailabilityAnswerForm", new(AnswerForm)), experts, s.putAnswer)
	auth.Handle(api, op("check-availability-link", http.MethodPost, all+"/link/check", "Read a request by the link in an email", 404, 422), auth.Anyone, s.postCheck)
	auth.Handle(api, form(op("answer-availability-link", http.MethodPost, all+"/link", "Answer a request by the link in an email", 404, 409, 422), "AvailabilityAnswerForm", new(AnswerForm)), auth.Anyone, s.postLink)
	auth.Handle(api, op("get-availability", http.MethodGet, one, "Get an availability request with its answers", 404, 422), attorneys, s.getOne)
	auth.Handle(api, form(op("settle-availability", http.MethodPost, one+"/settle", "Choose an expert, or close an availability request", 404, 409, 422), "AvailabilitySettleForm", new(SettleForm)), attorneys, s.postSettle)
}

func (s *Service) getPage(ctx context.Context, actor auth.Actor, in *web.Paging) (*web.Response[web.Page[AvailabilityRequest]], error) {
	page, err := web.ReadPage(*in, PageSize, func(v AvailabilityRequest) AvailabilityRequest { return v }, func(page int) ([]AvailabilityRequest, int, error) {
		requests, count, err := s.Mine(ctx, actor, page)
		if err != nil {
			return nil, 0, err
		}
		views, err := s.requestViews(ctx, requests)
		return views, count, err
	})
	return web.Private(page, err)
}

func (s *Service) getOne(ctx context.Context, actor auth.Actor, in *RequestInput) (*web.Response[AvailabilityRequest], error) {
	r, err := s.Get(ctx, actor, in.RequestID)
	if err != nil {
		return nil, err
	}
	views, err := s.requestViews(ctx, []Request{r})
	if err != nil {
		return nil, err
	}
	return web.Private(views[0], nil)
}

func (s *Service) requestViews(ctx context.Context, requests []Request) ([]AvailabilityRequest, error) {
	var ids []string
	for _, r := range requests {
		for _, a := range r.Asks {
			ids = append(ids, a.ExpertID)
		}
	}
	faces, err := s.Experts.Faces(ctx, ids)
	if err != nil {
		return nil, err
	}
	views := make([]AvailabilityRequest, len(requests))
	for i, r := range requests {
		views[i] = AvailabilityRequest{r.ID, r.Text, needsIn(r.Needs), r.AnswerBy, r.AskedAt, r.EndsAt, r.OverAt, string(r.Outcome), make([]AvailabilityExpert, len(r.Asks))}
		for j, a := range r.Asks {
			views[i].Experts[j] = AvailabilityExpert{a.ExpertID, AvailabilityPerson(faces[a.ExpertID]), string(a.Answer), a.Note, a.AnsweredAt, a.Chosen}
		}
	}
	return views, nil
}

// needsIn returns what is needed in words.
func needsIn(codes []string) []string {
	words := make([]string, len(codes))
	for i, code := range codes {
		words[i], _ = field.LabelOf(Needs, code)
	}
	return words
}

func (s *Service) postAsk(ctx context.Context, actor auth.Actor, in *askInput) (*web.Response[AvailabilityDone], error) {
	var form AskForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	r, err := s.Ask(ctx, actor, form)
	return web.Private(AvailabilityDone{web.Success("Sent. We'll tell you when someone answers."), r.ID}, err)
}

func (s *Service) getCandidates(ctx context.Context, actor auth.Actor, in *candidatesInput) (*web.Response[AvailabilityCandidates], error) {
	found, err := s.Candidates(ctx, actor, in.ID)
	all := AvailabilityCandidates{make([]AvailabilityCandidate, len(found))}
	for i, c := range found {
		all.Results[i] = AvailabilityCandidate(c)
	}
	return web.Private(all, err)
}

func (s *Service) postSettle(ctx context.Context, actor auth.Actor, in *settleInput) (*web.Response[web.Done], error) {
	var form SettleForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	r, err := s.Settle(ctx, actor, in.RequestID, form)
	detail := "Closed. We told the experts that it no longer needs an answer."
	switch {
	case form.ExpertID != "" && len(r.Asks) > 1:
		detail = "Chosen. We told the others that the request is closed. Write your first message now."
	case form.ExpertID != "":
		detail = "Chosen. Write your first message now."
	}
	return web.Private(web.Success(detail), err)
}

func (s *Service) getAsked(ctx context.Context, actor auth.Actor, in *web.Paging) (*web.Response[AvailabilityAsks], error) {
	profile := ""
	page, err := web.ReadPage(*in, PageSize, func(v AvailabilityAsk) AvailabilityAsk { return v }, func(page int) ([]AvailabilityAsk, int, error) {
		asks, count, err := s.AskedOf(ctx, actor, page)
		if err != nil {
			return nil, 0, err
		}
		if len(asks) > 0 {
			profile = asks[0].ExpertID
		}
		views, err := s.askViews(ctx, asks)
		return views, count, err
	})
	if err != nil {
		return nil, err
	}
	view := AvailabilityAsks{Page: page}
	if profile != "" {
		// They stand on the page of whoever answers for the profile now.
		owner, err := s.Experts.Answers(ctx, profile)
		if err != nil {
			return nil, err
		}
		if owner == actor.UserID {
			if view.Figures, err = s.Shown(ctx, profile, actor.UserID); err != nil {
				return nil, err
			}
		}
	}
	return web.Private(view, err)
}

// Shown returns the figures of the person who answers for a profile as others see them; nil if
// they don't.
func (s *Service) Shown(ctx context.Context, expertID, userID string) (*AvailabilityFigures, error) {
	f, found, err := s.FiguresOf(ctx, expertID, userID)
	if err != nil || !found {
		return nil, err
	}
	return &AvailabilityFigures{f.Requests, f.Share(), int(f.Median.Minutes())}, nil
}

func (s *Service) askViews(ctx context.Context, asks []Asked) ([]AvailabilityAsk, error) {
	var attorneyIDs, expertIDs []string
	for _, a := range asks {
		attorneyIDs, expertIDs = append(attorneyIDs, a.AttorneyID), append(expertIDs, a.ExpertID)
	}
	by, err := s.Attorneys.Faces(ctx, attorneyIDs)
	if err != nil {
		return nil, err
	}
	to, err := s.Experts.Faces(ctx, expertIDs)
	views := make([]AvailabilityAsk, len(asks))
	for i, a := range asks {
		views[i] = AvailabilityAsk{a.ID, AvailabilityPerson(by[a.AttorneyID]), AvailabilityPerson(to[a.ExpertID]), a.Request.Text, needsIn(a.Request.Needs), a.Request.AnswerBy,
			a.AskedAt, a.Request.EndsAt, a.OverAt == nil, string(a.Answer), a.Note, a.AnsweredAt}
	}
	return views, err
}

func (s *Service) getWaiting(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[AvailabilityWaiting], error) {
	n, err := s.Waiting(ctx, actor.UserID)
	return web.Private(AvailabilityWaiting{n}, err)
}

func (s *Service) putAnswer(ctx context.Context, actor auth.Actor, in *answerInput) (*web.Response[web.Done], error) {
	return answerBy(in.RawBody, func(form AnswerForm) (Ask, error) { return s.Answer(ctx, actor, in.AskID, form) })
}

func (s *Service) postLink(ctx context.Context, _ auth.Actor, in *askInput) (*web.Response[web.Done], error) {
	return answerBy(in.RawBody, func(form AnswerForm) (Ask, error) { return s.AnswerByLink(ctx, form) })
}

func answerBy(body []byte, answer func(AnswerForm) (Ask, error)) (*web.Response[web.Done], error) {
	var form AnswerForm
	if problems := field.Read(body, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	a, err := answer(form)
	said, _ := field.LabelOf(Answers, string(a.Answer))
	return web.Private(web.Success("Sent: "+said+". You can change your answer until the request is closed."), err)
}

func (s *Service) postCheck(ctx context.Context, _ auth.Actor, in *checkInput) (*web.Response[AvailabilityAsk], error) {
	asked, err := s.Check(ctx, in.Body.Token)
	if err != nil {
		return nil, err
	}
	views, err := s.askViews(ctx, []Asked{asked})
	if err != nil {
		return nil, err
	}
	return web.Private(views[0], nil)
}
