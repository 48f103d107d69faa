package saved

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"peritus/bff/notify"
	"peritus/bff/platform/errs"
	"peritus/bff/search/index"
)

// toldAtOnce is how many people are told in one transaction.
const toldAtOnce = 100

// tell sends the emails that are due: one to each person for all their searches, at the time of
// their daily email, and each expert once. What an email tells is marked in the transaction that
// sends it.
func (s *Service) tell(ctx context.Context) error {
	for after := ""; ; {
		people, err := s.store.dueUsers(ctx, after, toldAtOnce)
		if err != nil || len(people) == 0 {
			return err
		}
		after = people[len(people)-1].UserID
		since := make(map[string]time.Time, len(people))
		for _, p := range people {
			since[p.UserID] = time.UnixMilli(p.Since)
		}
		users, err := s.Digests.DigestsDue(ctx, since)
		if err != nil {
			return err
		}
		if len(users) == 0 {
			continue
		}
		if err := s.Search.CatchUp(ctx); err != nil {
			return err
		}
		err = s.DB.InTx(ctx, func(ctx context.Context) error { return s.tellSome(ctx, users) })
		if err != nil && errs.KindOf(err) != errs.Conflict { // another process sent one: the rest is for the next sweep
			return err
		}
	}
}

func (s *Service) tellSome(ctx context.Context, users []string) error {
	now := s.Clock.Now()
	if err := s.store.dropUnwanted(ctx, users); err != nil {
		return err
	}
	if err := s.store.dropTold(ctx, users); err != nil {
		return err
	}
	finds, err := s.store.claim(ctx, users, now)
	if err != nil || len(finds) == 0 {
		return err
	}
	readers, err := s.Readers(ctx, users)
	if err != nil {
		return err
	}
	of := map[string][]dueFind{}
	for _, f := range finds {
		of[f.UserID] = append(of[f.UserID], f)
	}
	var messages []notify.Message
	var gone []dueFind
	for _, userID := range users {
		reader, may := readers[userID]
		if !may {
			continue
		}
		message, hidden, err := s.message(reader, of[userID])
		if err != nil {
			return err
		}
		if gone = append(gone, hidden...); message != nil {
			messages = append(messages, *message)
		}
	}
	if err := s.store.forget(ctx, gone); err != nil {
		return err
	}
	return s.Digests.SendDigests(ctx, messages...)
}

// mailed is an expert in an email.
type mailed struct {
	Name, Headline, Link string
	Searches             string // which they fit
}

// message returns the email about some finds, nil without any that the person can see, and
// those that they can't.
func (s *Service) message(to Reader, finds []dueFind) (*notify.Message, []dueFind, error) {
	var ids []string
	searches := map[string][]string{}
	for _, f := range finds {
		if searches[f.ExpertID] == nil {
			ids = append(ids, f.ExpertID)
		}
		searches[f.ExpertID] = append(searches[f.ExpertID], f.Name)
	}
	hits, err := s.Search.ViewFor(to.Counsel).Cards(ids)
	if err != nil {
		return nil, nil, err
	}
	var experts []mailed
	seen := map[string]bool{}
	for _, h := range hits {
		seen[h.ExpertID] = true
		if len(experts) < listedExperts {
			slices.Sort(searches[h.ExpertID])
			experts = append(experts, mailed{h.Name, textOf(h.Headline), s.WebOrigin + "/attorney/experts/" + h.ExpertID, strings.Join(searches[h.ExpertID], ", ")})
		}
	}
	hidden := slices.DeleteFunc(slices.Clone(finds), func(f dueFind) bool { return seen[f.ExpertID] })
	if len(experts) == 0 {
		return nil, hidden, nil
	}
	subject := fmt.Sprintf("%d new experts fit your saved searches", len(hits))
	if len(hits) == 1 {
		subject = "A new expert fits your saved searches"
	}
	return &notify.Message{Kind: fits, UserID: to.ID, To: to.Email, Data: notify.Data{
		"subject": subject, "name": to.Name, "experts": experts, "more": len(hits) - len(experts), "link": s.WebOrigin + "/attorney/searches"}}, hidden, nil
}

func textOf(runs []index.Run) string {
	var b strings.Builder
	for _, r := range runs {
		b.WriteString(r.Text)
	}
	return b.String()
}
