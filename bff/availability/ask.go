package availability

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/id"
)

// Candidate is an expert whom an attorney thinks of asking.
type Candidate struct {
	ExpertID string
	Refusal  string // why they can't be asked; empty if they can
}

// Candidates says which experts an attorney can ask now. What only shows when they're asked,
// such as that they blocked the attorney, it doesn't say.
func (s *Service) Candidates(ctx context.Context, actor auth.Actor, expertIDs []string) ([]Candidate, error) {
	if !mayAsk(actor) {
		return nil, errNotAttorney
	}
	expertIDs = slices.DeleteFunc(slices.Clone(expertIDs), func(expertID string) bool { return !id.Valid(expertID) })
	reachable, err := s.Experts.Reachable(ctx, actor, expertIDs)
	if err != nil {
		return nil, err
	}
	open, recent, err := s.store.askedBefore(ctx, actor.UserID, expertIDs, s.Clock.Now().Add(-AskAgainAfter))
	if err != nil {
		return nil, err
	}
	all := make([]Candidate, len(expertIDs))
	for i, expertID := range expertIDs {
		all[i].ExpertID = expertID
		switch {
		case slices.Contains(open, expertID):
			all[i].Refusal = "You already asked this expert. That request is still open."
		case slices.Contains(recent, expertID):
			all[i].Refusal = "You asked this expert within the last 7 days."
		case !slices.Contains(reachable, expertID):
			all[i].Refusal = "You can’t ask this expert right now."
		}
	}
	return all, nil
}

// Ask asks several experts. The same client id again returns the request that it made.
func (s *Service) Ask(ctx context.Context, actor auth.Actor, form AskForm) (Request, error) {
	if !mayAsk(actor) {
		return Request{}, errNotAttorney
	}
	confirmed, err := s.Attorneys.Confirmed(ctx, actor.UserID)
	if err != nil {
		return Request{}, err
	}
	if !confirmed {
		return Request{}, errUnconfirmed
	}
	if problems := field.Validate(&form); len(problems) > 0 {
		return Request{}, errs.Field(problems)
	}
	if r, found, err := s.store.byClient(ctx, actor.UserID, form.ClientID); err != nil || found {
		return r, err
	}
	now := s.Clock.Now()
	if err := s.neutral(ctx, actor, form, now); err != nil {
		return Request{}, err
	}
	r := Request{ID: s.IDs.New(), AttorneyID: actor.UserID, Text: strings.TrimSpace(form.Text), Needs: form.Needs, AnswerBy: form.AnswerBy, AskedAt: now, EndsAt: now.Add(EndsAfter)}
	if r.Asks, err = s.asksFor(ctx, actor, r, form.ExpertIDs); err != nil {
		return Request{}, err
	}
	if err := s.limited(ctx, actor); err != nil {
		return Request{}, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		if err := s.store.add(ctx, r, form.ClientID); err != nil {
			return err
		}
		return s.tellAsked(ctx, r)
	})
	if err == nil {
		return r, nil
	}
	cache.Return(ctx, s.Redis, limitKey(actor))
	if errors.Is(err, gorm.ErrDuplicatedKey) {
		return s.askedMeanwhile(ctx, actor, form)
	}
	return Request{}, err
}

// neutral refuses names in the text, and a day on which no answer can be wanted. A day is one
// of the reader's, so yesterday's may still last somewhere.
func (s *Service) neutral(ctx context.Context, actor auth.Actor, form AskForm, now time.Time) error {
	problems := map[string][]string{}
	problem, err := s.problemOf(ctx, actor, form.ListID, form.Text)
	if err != nil {
		return err
	}
	if problem != "" {
		problems["text"] = []string{problem}
	}
	day := func(at time.Time) string { return at.UTC().Format(time.DateOnly) }
	if form.AnswerBy != "" && (form.AnswerBy < day(now.Add(-12*time.Hour)) || form.AnswerBy > day(now.Add(EndsAfter))) {
		problems["answer_by"] = []string{"Choose a day within the next 14 days."}
	}
	if len(problems) > 0 {
		return errs.Field(problems)
	}
	return nil
}

// asksFor returns an ask for each expert, or says at the field whom the actor can't ask.
func (s *Service) asksFor(ctx context.Context, actor auth.Actor, r Request, expertIDs []string) ([]Ask, error) {
	faces, err := s.Experts.Faces(ctx, expertIDs)
	if err != nil {
		return nil, err
	}
	open, recent, err := s.store.askedBefore(ctx, actor.UserID, expertIDs, r.AskedAt.Add(-AskAgainAfter))
	if err != nil {
		return nil, err
	}
	var asks []Ask
	var refusals []string
	for _, expertID := range expertIDs {
		userID, err := s.Experts.Reach(ctx, actor, expertID)
		switch kind := errs.KindOf(err); {
		case err == nil && slices.Contains(open, expertID):
			refusals = append(refusals, "You already asked "+faces[expertID].Name+". That request is still open.")
		case err == nil && slices.Contains(recent, expertID):
			refusals = append(refusals, "You asked "+faces[expertID].Name+" within the last 7 days. Send a message instead.")
		case err == nil:
			asks = append(asks, Ask{ID: s.IDs.New(), RequestID: r.ID, AttorneyID: actor.UserID, ExpertID: expertID, ExpertUserID: userID, AskedAt: r.AskedAt})
		case kind == errs.NotFound || faces[expertID].Name == "":
			refusals = append(refusals, "One of these profiles is no longer shown. Reload the page.")
		case kind == errs.Conflict || kind == errs.Forbidden:
			refusals = append(refusals, "You can’t ask "+faces[expertID].Name+" right now. Remove them to ask the others.")
		default:
			return nil, err
		}
	}
	if len(refusals) > 0 {
		slices.Sort(refusals)
		return nil, errs.Field(map[string][]string{"expert_ids": slices.Compact(refusals)})
	}
	return asks, nil
}

func limitKey(actor auth.Actor) string { return "availability:ask:" + actor.UserID }

// limited counts a request. During an outage of Redis, nothing is limited.
func (s *Service) limited(ctx context.Context, actor auth.Actor) error {
	wait, err := cache.Take(ctx, s.Redis, limitKey(actor), MostRequests, 24*time.Hour)
	if err != nil || wait <= 0 {
		return nil //nolint:nilerr // an outage limits nobody
	}
	cache.Return(ctx, s.Redis, limitKey(actor))
	return errs.TooManyRequests("You can ask five times a day. Try again tomorrow.", wait)
}

// askedMeanwhile returns what an Ask that came second gets: its own request if it was sent twice,
// or an error about the expert who was asked meanwhile.
func (s *Service) askedMeanwhile(ctx context.Context, actor auth.Actor, form AskForm) (Request, error) {
	if r, found, err := s.store.byClient(ctx, actor.UserID, form.ClientID); err != nil || found {
		return r, err
	}
	return Request{}, errs.Field(map[string][]string{"expert_ids": {"You already asked one of these experts. That request is still open."}})
}

// tellAsked writes to the experts. The email has no text of the attorney's.
func (s *Service) tellAsked(ctx context.Context, r Request) error {
	ids := []string{r.AttorneyID}
	for _, a := range r.Asks {
		ids = append(ids, a.ExpertUserID)
	}
	people, err := s.People.People(ctx, ids)
	if err != nil {
		return err
	}
	faces, err := s.Attorneys.Faces(ctx, []string{r.AttorneyID})
	if err != nil {
		return err
	}
	var messages []notify.Message
	for _, a := range r.Asks {
		if to, found := people[a.ExpertUserID]; found {
			messages = append(messages, notify.Message{Kind: asked, UserID: to.ID, To: to.Email, By: r.AttorneyID,
				Data: notify.Data{"name": to.Name, "by": people[r.AttorneyID].Name, "firm": faces[r.AttorneyID].Detail, "link": s.link(a.ID), "answer_by": dayOf(r.AnswerBy), "until": r.EndsAt}})
		}
	}
	return s.Notify.Send(ctx, messages...)
}

// dayOf is a date for an email; nil if there is none.
func dayOf(date string) any {
	at, err := time.Parse(time.DateOnly, date)
	if err != nil {
		return nil
	}
	return at
}
