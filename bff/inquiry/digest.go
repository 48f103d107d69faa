package inquiry

import (
	"context"
	"time"

	"peritus/bff/auth"
	"peritus/bff/notify"
	"peritus/bff/platform/text"
)

// Digest tells staff in one email how many requests came in since the last one, at most
// once per DigestEvery. The first request after a quiet time is announced by the next
// call. Requests that someone has read meanwhile, and spam, are not announced.
func (s *Service) Digest(ctx context.Context) error {
	return s.DB.InTx(ctx, func(ctx context.Context) error {
		now := s.Clock.Now()
		last, err := s.store.lastDigest(ctx)
		if err != nil || now.Before(last.Add(s.DigestEvery)) {
			return err
		}
		fresh, err := s.store.announce(ctx, now)
		if err != nil || len(fresh) == 0 {
			return err
		}
		waiting, oldest, err := s.store.waiting(ctx)
		if err != nil {
			return err
		}
		to := []auth.Person{{Email: s.StaffMail}}
		if s.StaffMail == "" {
			if to, err = s.Accounts.Staff(ctx); err != nil {
				return err
			}
		}
		messages := make([]notify.Message, len(to))
		for n, member := range to {
			messages[n] = digestTo(member, fresh, waiting, oldest, s.WebOrigin)
		}
		return s.Notify.Send(ctx, messages...)
	})
}

// digestTo tells a member of staff how much came in. Anyone can send a form, so it holds
// nothing that was typed.
func digestTo(to auth.Person, fresh map[string]int, waiting int, oldest time.Time, webOrigin string) notify.Message {
	list, total := webOrigin+"/admin/requests", 0
	var forms []map[string]any
	for _, code := range codes {
		if n := fresh[code]; n > 0 {
			forms = append(forms, map[string]any{"title": Forms[code].Title, "count": n, "link": list + "?kind=" + code})
			total += n
		}
	}
	return notify.Message{Kind: newRequests, UserID: to.ID, To: to.Email, Data: notify.Data{"summary": text.Counted(total, "new request", "new requests"),
		"forms": forms, "waiting": text.Counted(waiting, "request is", "requests are"), "oldest": oldest, "link": list}}
}
