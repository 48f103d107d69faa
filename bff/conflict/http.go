package conflict

import (
	"context"
	"errors"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// ConflictParty is a party that the reader may see.
type ConflictParty struct {
	Number    int        `json:"number" doc:"Its own in the conversation."`
	Name      string     `json:"name"`
	Side      string     `json:"side" enum:"plaintiff,defense,other,opposing,own"`
	Text      string     `json:"text" doc:"The side in words."`
	Salt      string     `json:"salt" doc:"The certificate has the SHA-256 hash of salt, colon, and name."`
	AddedAt   time.Time  `json:"added_at"`
	RemovedAt *time.Time `json:"removed_at"`
}

// ConflictRun is one check of a conversation.
type ConflictRun struct {
	Number    int       `json:"number"`
	CheckedAt time.Time `json:"checked_at"`
}

// ConversationConflict is where the conflict check of a conversation stands.
type ConversationConflict struct {
	Result           string          `json:"result" enum:",clear,possible" doc:"Empty for a conversation from before there were checks."`
	CheckedAt        *time.Time      `json:"checked_at"`
	Number           int             `json:"number" doc:"Of the last check."`
	Compared         bool            `json:"compared" doc:"The expert’s record had names."`
	Runs             []ConflictRun   `json:"runs" doc:"All checks, in their order."`
	Shown            bool            `json:"shown" doc:"Both agreed that the expert sees the names."`
	Parties          []ConflictParty `json:"parties" doc:"Empty if the reader doesn’t see them."`
	AttorneyAgreedAt *time.Time      `json:"attorney_agreed_at"`
	ExpertAgreedAt   *time.Time      `json:"expert_agreed_at"`
}

// ConflictAnswer is the response to a check before a conversation.
type ConflictAnswer struct {
	web.Done
	Result string `json:"result" enum:"clear,possible"`
}

// ConflictCertificate is the certificate of a check, and what proves its names.
type ConflictCertificate struct {
	Certificate Certificate     `json:"certificate" doc:"In its one form: the names of fields in their order, without spaces."`
	Hash        string          `json:"hash" doc:"SHA-256 of certificate."`
	How         string          `json:"how"`
	People      ConflictPeople  `json:"people" doc:"Who they are now. Not part of the hash, so that they can be forgotten."`
	Parties     []ConflictParty `json:"parties" doc:"Of this check. Empty if the reader doesn’t see them."`
}

// ConflictPeople are the two of a conversation.
type ConflictPeople struct {
	Attorney string `json:"attorney"`
	Expert   string `json:"expert"`
}

const howToRecompute = `The hash is the SHA-256 of "certificate" as it stands here. To recompute it: jq -jcS .certificate FILE | sha256sum. Each party in it is the SHA-256 of its salt, a colon, and its name.`

// ConversationInput identifies a conversation.
type ConversationInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
}

type formInput struct {
	ConversationInput
	RawBody []byte
}

type checkInput struct {
	ConversationInput
	Number int `path:"number" minimum:"1" maximum:"2000000000"`
}

type partyInput struct {
	ConversationInput
	RawBody []byte
	Number  int `path:"number" minimum:"1" maximum:"2000000000"`
}

type askInput struct{ RawBody []byte }

// AskForm checks conflicts before there is a conversation.
type AskForm struct {
	ExpertID string      `json:"expert_id"`
	Parties  []PartyForm `json:"parties"`
}

// Declare binds the fields.
func (a *AskForm) Declare(f *field.Form) {
	f.Text(&a.ExpertID, "Expert", field.Hidden, field.Required, field.Max(26))
	field.Records(f, &a.Parties, "Parties", "party", MostParties, field.Required, field.Called("at least one party"))
}

// correspondents take part in conversations.
var correspondents = auth.Only(auth.Attorney, auth.Expert)

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"conflicts"}, Errors: failures}
	}
	form := func(o huma.Operation, name string, item field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, item)
		return o
	}
	const one = "/api/conversations/{conversation_id}"
	auth.Handle(api, form(op("check-conflicts", http.MethodPost, "/api/conflict-checks", "Compare parties with an expert’s record before writing", 403, 404, 409, 422, 429), "ConflictAskForm", new(AskForm)), correspondents, s.postAsk)
	auth.Handle(api, op("get-conflict", http.MethodGet, one+"/conflict", "Get the conflict check of a conversation", 404, 422), correspondents, s.getOne)
	auth.Handle(api, form(op("add-party", http.MethodPost, one+"/parties", "Add a party to a matter as its attorney", 403, 404, 409, 422, 429), "ConflictPartyForm", new(PartyForm)), correspondents, s.postParty)
	auth.Handle(api, form(op("correct-party", http.MethodPut, one+"/parties/{number}", "Correct a party of a matter as its attorney", 403, 404, 409, 422, 429), "ConflictPartyForm", new(PartyForm)), correspondents, s.putParty)
	auth.Handle(api, op("remove-party", http.MethodDelete, one+"/parties/{number}", "Remove a party of a matter as its attorney", 403, 404, 409, 422, 429), correspondents, s.deleteParty)
	auth.Handle(api, form(op("agree-names", http.MethodPut, one+"/names", "Agree to show the expert the names of the parties", 404, 409, 422), "ConflictAgreeForm", new(AgreeForm)), correspondents, s.putNames)
	auth.Handle(api, op("get-certificate", http.MethodGet, one+"/conflict/{number}", "Get the certificate of a conflict check", 404, 422), correspondents, s.getCertificate)
	auth.Handle(api, op("export-certificate", http.MethodGet, one+"/conflict/{number}/file", "Save the certificate of a conflict check", 404, 422), correspondents, s.exportCertificate)
}

func (s *Service) postAsk(ctx context.Context, actor auth.Actor, in *askInput) (*web.Response[ConflictAnswer], error) {
	var form AskForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	parties := make([]Party, len(form.Parties))
	for i, p := range form.Parties {
		parties[i] = Party{Side: p.Side, Name: p.Name}
	}
	result, err := s.Ask(ctx, actor, form.ExpertID, parties)
	detail := "Conflict check: clear."
	if result == Possible {
		detail = "Conflict check: possible conflict."
	}
	return web.Private(ConflictAnswer{web.Success(detail), string(result)}, err)
}

func (s *Service) getOne(ctx context.Context, actor auth.Actor, in *ConversationInput) (*web.Response[ConversationConflict], error) {
	seen, err := s.Get(ctx, actor, in.ConversationID)
	if errors.Is(err, errNone) {
		return web.Private(ConversationConflict{Runs: []ConflictRun{}, Parties: []ConflictParty{}}, nil)
	}
	if err != nil {
		return nil, err
	}
	view := ConversationConflict{Result: string(seen.Result), CheckedAt: &seen.CheckedAt, Number: seen.Number, Runs: make([]ConflictRun, len(seen.Checks)), Shown: seen.Shown(),
		Parties: partyViews(seen.Parties), AttorneyAgreedAt: seen.AttorneyAgreedAt, ExpertAgreedAt: seen.ExpertAgreedAt}
	for i, c := range seen.Checks {
		view.Runs[i] = ConflictRun{c.Number, c.CheckedAt}
	}
	last, err := seen.Checks[len(seen.Checks)-1].certificate()
	view.Compared = last.Record.Compared
	return web.Private(view, err)
}

func partyViews(parties []Party) []ConflictParty {
	views := make([]ConflictParty, len(parties))
	for i, p := range parties {
		side, _ := field.LabelOf(Sides, p.Side)
		if p.Side == ownFirm {
			side = "Attorney’s firm"
		}
		views[i] = ConflictParty{p.Number, p.Name, p.Side, side, p.Salt, p.AddedAt, p.RemovedAt}
	}
	return views
}

func (s *Service) postParty(ctx context.Context, actor auth.Actor, in *formInput) (*web.Response[web.Done], error) {
	var form PartyForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Added. The conflict check ran again."), s.Add(ctx, actor, in.ConversationID, form))
}

func (s *Service) putParty(ctx context.Context, actor auth.Actor, in *partyInput) (*web.Response[web.Done], error) {
	var form PartyForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Saved. If anything changed, the conflict check ran again."), s.Correct(ctx, actor, in.ConversationID, in.Number, form))
}

func (s *Service) deleteParty(ctx context.Context, actor auth.Actor, in *checkInput) (*web.Response[web.Done], error) {
	return web.Private(web.Success("Removed. The conflict check ran again."), s.Remove(ctx, actor, in.ConversationID, in.Number))
}

func (s *Service) putNames(ctx context.Context, actor auth.Actor, in *formInput) (*web.Response[web.Done], error) {
	var form AgreeForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	state, err := s.Agree(ctx, actor, in.ConversationID, form)
	detail := "You agreed. The names are shown once the other person agrees, too."
	switch {
	case state.Shown():
		detail = "You both agreed. The names are shown now."
	case !form.Agreed:
		detail = "You took that back. The names stay hidden."
	}
	return web.Private(web.Success(detail), err)
}

// certificate returns the certificate of a check as the actor sees it.
func (s *Service) certificate(ctx context.Context, actor auth.Actor, in *checkInput) (ConflictCertificate, Check, error) {
	seen, err := s.Get(ctx, actor, in.ConversationID)
	if err != nil {
		return ConflictCertificate{}, Check{}, err
	}
	for _, c := range seen.Checks {
		if c.Number != in.Number {
			continue
		}
		certified, err := c.certificate()
		if err != nil {
			return ConflictCertificate{}, Check{}, err
		}
		people, err := s.People.People(ctx, []string{seen.talk.AttorneyID, seen.talk.ExpertUserID})
		if err != nil {
			return ConflictCertificate{}, Check{}, err
		}
		return ConflictCertificate{certified, c.Hash, howToRecompute, ConflictPeople{people[seen.talk.AttorneyID].Name, people[seen.talk.ExpertUserID].Name},
			partyViews(provenBy(certified, seen.Named))}, c, nil
	}
	return ConflictCertificate{}, Check{}, errNone
}

// provenBy returns those of some parties whose hashes a certificate has, in its order.
func provenBy(c Certificate, parties []Party) []Party {
	byHash := make(map[string]Party, len(parties))
	for _, p := range parties {
		byHash[nameHash(p)] = p
	}
	var all []Party
	for _, one := range c.Parties {
		if p, found := byHash[one.Hash]; found {
			all = append(all, p)
		}
	}
	return all
}

func (s *Service) getCertificate(ctx context.Context, actor auth.Actor, in *checkInput) (*web.Response[ConflictCertificate], error) {
	certificate, _, err := s.certificate(ctx, actor, in)
	return web.Private(certificate, err)
}

func (s *Service) exportCertificate(ctx context.Context, actor auth.Actor, in *checkInput) (*web.Download, error) {
	certificate, check, err := s.certificate(ctx, actor, in)
	if err != nil {
		return nil, err
	}
	return web.NewDownload("conflict-check", check.CheckedAt, "json", "application/json", append(field.Encode(certificate), '\n')), nil
}
