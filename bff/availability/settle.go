package availability

import (
	"context"
	"errors"
	"slices"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
)

// Settle ends a request: with the expert whom the attorney chose, or with nobody. The others
// are told. Doing the same again changes nothing.
func (s *Service) Settle(ctx context.Context, actor auth.Actor, requestID string, form SettleForm) (Request, error) {
	r, err := s.Get(ctx, actor, requestID)
	if err == nil {
		err = s.mayChoose(ctx, actor, r, form.ExpertID)
	}
	if err != nil {
		return Request{}, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) (err error) {
		if r, err = s.store.lock(ctx, requestID); err != nil {
			return err
		}
		if r.Asks, err = s.store.asksIn(ctx, requestID); err != nil {
			return err
		}
		outcome, at := Closed, -1
		if form.ExpertID != "" {
			outcome, at = Chosen, slices.IndexFunc(r.Asks, func(a Ask) bool { return a.ExpertID == form.ExpertID })
		}
		switch {
		case outcome == Chosen && at < 0:
			return errNotAsked
		case r.Outcome == outcome && (at < 0 || r.Asks[at].Chosen):
			return nil
		case r.OverAt != nil:
			return errOver
		case at >= 0 && r.Asks[at].Answer == No:
			return errSaidNo
		}
		if at >= 0 {
			r.Asks[at].Chosen = true
			if err := s.store.choose(ctx, r.Asks[at].ID); err != nil {
				return err
			}
		}
		if err := s.end(ctx, &r, outcome); err != nil {
			return err
		}
		return s.tellSettled(ctx, r, func(a Ask) bool { return !a.Chosen })
	})
	return r, err
}

// mayChoose refuses an expert whom the actor can no longer write to, while the request is open.
func (s *Service) mayChoose(ctx context.Context, actor auth.Actor, r Request, expertID string) error {
	at := slices.IndexFunc(r.Asks, func(a Ask) bool { return a.ExpertID == expertID })
	if at < 0 || r.OverAt != nil {
		return nil // what is wrong then, Settle says
	}
	userID, err := s.Experts.Reach(ctx, actor, expertID)
	switch kind := errs.KindOf(err); {
	case err == nil && userID == r.Asks[at].ExpertUserID:
		return nil
	case err == nil || kind == errs.NotFound || kind == errs.Conflict || kind == errs.Forbidden:
		return errGone
	}
	return err
}

func (s *Service) end(ctx context.Context, r *Request, outcome Outcome) error {
	now := s.Clock.Now()
	r.OverAt, r.Outcome = &now, outcome
	return s.store.end(ctx, r.ID, outcome, now)
}

// Sweep ends the requests whose time is over. Their attorneys are told, and those of the
// experts who may still count on it.
func (s *Service) Sweep(ctx context.Context) error {
	due, err := s.store.due(ctx, s.Clock.Now())
	for _, requestID := range due {
		err = errors.Join(err, s.expire(ctx, requestID))
	}
	return err
}

func (s *Service) expire(ctx context.Context, requestID string) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		r, err := s.store.lock(ctx, requestID)
		if errors.Is(err, errNoRequest) || err == nil && r.OverAt != nil {
			return nil
		}
		if err != nil {
			return err
		}
		if r.Asks, err = s.store.asksIn(ctx, requestID); err != nil {
			return err
		}
		if err := s.end(ctx, &r, Expired); err != nil {
			return err
		}
		if err := s.tellExpired(ctx, r); err != nil {
			return err
		}
		return s.tellSettled(ctx, r, func(a Ask) bool { return a.Answer == Yes || a.Answer == Later })
	})
}

// tellSettled tells some of the experts that no answer is needed anymore, and not who was
// chosen or whether anyone was.
func (s *Service) tellSettled(ctx context.Context, r Request, who func(Ask) bool) error {
	ids := []string{r.AttorneyID}
	var asks []Ask
	for _, a := range r.Asks {
		if who(a) {
			asks, ids = append(asks, a), append(ids, a.ExpertUserID)
		}
	}
	people, err := s.People.People(ctx, ids)
	if err != nil {
		return err
	}
	var messages []notify.Message
	for _, a := range asks {
		if to, found := people[a.ExpertUserID]; found {
			messages = append(messages, notify.Message{Kind: settled, UserID: to.ID, To: to.Email, By: r.AttorneyID,
				Data: notify.Data{"name": to.Name, "by": people[r.AttorneyID].Name, "at": r.AskedAt}})
		}
	}
	return s.Notify.Send(ctx, messages...)
}

func (s *Service) tellExpired(ctx context.Context, r Request) error {
	to, found, err := s.People.Person(ctx, r.AttorneyID)
	if err != nil || !found {
		return err
	}
	said := 0
	for _, a := range r.Asks {
		if a.Answer != "" {
			said++
		}
	}
	return s.Notify.Send(ctx, notify.Message{Kind: expired, UserID: to.ID, To: to.Email,
		Data: notify.Data{"name": to.Name, "answered": said, "asked": len(r.Asks), "at": r.AskedAt, "link": s.page(r.ID)}})
}
