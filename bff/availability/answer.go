package availability

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
)

// Check returns what the link in an email asks. It changes nothing. NotFound if the link is
// incomplete, or the request is no longer there.
func (s *Service) Check(ctx context.Context, token string) (Asked, error) {
	a, err := s.store.ask(ctx, s.askOf(token))
	if err != nil {
		return Asked{}, err
	}
	owner, err := s.Experts.Answers(ctx, a.ExpertID)
	if err != nil {
		return Asked{}, err
	}
	if owner != a.ExpertUserID { // whoever lost the profile no longer answers for it
		return Asked{}, errNoRequest
	}
	all, err := s.withRequests(ctx, []Ask{a})
	if err != nil || len(all) == 0 {
		return Asked{}, errNoRequest
	}
	return all[0], nil
}

// AnswerByLink answers by the link in an email, which is as good as a sign-in for this one
// answer.
func (s *Service) AnswerByLink(ctx context.Context, form AnswerForm) (Ask, error) {
	asked, err := s.Check(ctx, form.Token)
	if err != nil {
		return Ask{}, err
	}
	return s.answer(ctx, asked.Ask, form)
}

// Answer answers what the actor was asked. NotFound if they weren't.
func (s *Service) Answer(ctx context.Context, actor auth.Actor, askID string, form AnswerForm) (Ask, error) {
	a, err := s.store.ask(ctx, askID)
	if err == nil && (a.ExpertUserID != actor.UserID || !actor.Is(auth.Expert)) {
		err = errNoRequest
	}
	if err != nil {
		return Ask{}, err
	}
	owner, err := s.Experts.Answers(ctx, a.ExpertID)
	if err == nil && owner != actor.UserID {
		err = errLostProfile
	}
	if err != nil {
		return Ask{}, err
	}
	return s.answer(ctx, a, form)
}

// answer stores an answer, and tells the attorney. The same answer again changes nothing.
func (s *Service) answer(ctx context.Context, a Ask, form AnswerForm) (Ask, error) {
	if problems := field.Validate(&form); len(problems) > 0 {
		return Ask{}, errs.Field(problems)
	}
	heard, err := s.Attorneys.MayHear(ctx, a.AttorneyID, a.ExpertUserID)
	if err == nil && !heard {
		err = errAnswerOver
	}
	if err != nil {
		return Ask{}, err
	}
	err = s.DB.InTx(ctx, func(ctx context.Context) error {
		r, err := s.store.lock(ctx, a.RequestID)
		if err != nil {
			return err
		}
		if a, err = s.store.ask(ctx, a.ID); err != nil {
			return err
		}
		changed := a.Answer != Answer(form.Answer)
		switch {
		case r.OverAt != nil:
			return errAnswerOver
		case !changed && a.Note == form.Note:
			return nil
		case a.Answers >= mostAnswers:
			return errChanged
		}
		now := s.Clock.Now()
		if a.FirstAnswerAt == nil {
			a.FirstAnswerAt = &now
		}
		a.Answer, a.Note, a.AnsweredAt, a.Answers = Answer(form.Answer), form.Note, &now, a.Answers+1
		if err := s.store.saveAnswer(ctx, a); err != nil {
			return err
		}
		if !changed {
			return nil
		}
		return s.tellAnswered(ctx, r, a)
	})
	return a, err
}

func (s *Service) tellAnswered(ctx context.Context, r Request, a Ask) error {
	to, found, err := s.People.Person(ctx, r.AttorneyID)
	if err != nil || !found {
		return err
	}
	names, err := s.names(ctx, []Ask{a})
	if err != nil {
		return err
	}
	said, _ := field.LabelOf(Answers, string(a.Answer))
	return s.Notify.Send(ctx, notify.Message{Kind: answered, UserID: to.ID, To: to.Email, By: a.ExpertUserID,
		Data: notify.Data{"name": to.Name, "by": names[a.ExpertID], "answer": said, "link": s.page(r.ID)}})
}

// page returns the address of a request for its attorney.
func (s *Service) page(requestID string) string {
	return s.WebOrigin + "/attorney/availability/" + requestID
}
