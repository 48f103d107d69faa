package message

import (
	"context"
	"errors"
	"fmt"
	"time"

	"peritus/bff/notify"
	"peritus/bff/platform/text"
)

const (
	// TellAfter is how long a message is unread before an email tells of it.
	TellAfter = 15 * time.Minute
	// mostTold is how many people Digest looks up at once.
	mostTold = 500
	// mostListed is how many conversations an email lists.
	mostListed = 10
)

// QuietHours are those in which people want no emails.
type QuietHours interface {
	// Quiet returns those of the people who have them now.
	Quiet(ctx context.Context, userIDs []string) (map[string]bool, error)
}

type mailedFrom struct{ Name, Count, Link string }

// Digest emails people about what they haven't read for TellAfter, once for each message. The
// email names who wrote, and nothing that they wrote. Whoever has quiet hours is told at their
// end, of what is still unread then.
func (s *Service) Digest(ctx context.Context) error {
	before := s.Clock.Now().Add(-TellAfter)
	var failures []error
	for after := ""; ; {
		people, err := s.store.untold(ctx, before, after, mostTold)
		if err != nil || len(people) == 0 {
			return errors.Join(append(failures, err)...)
		}
		quiet, err := s.Hours.Quiet(ctx, people)
		if err != nil {
			return errors.Join(append(failures, err)...)
		}
		for _, userID := range people { // one failure keeps no email from the others
			if !quiet[userID] {
				failures = append(failures, s.DB.InTx(ctx, func(ctx context.Context) error { return s.tell(ctx, userID, before) }))
			}
		}
		after = people[len(people)-1]
	}
}

// tell tells one person, in a transaction.
func (s *Service) tell(ctx context.Context, userID string, before time.Time) error {
	rows, err := s.store.takeUntold(ctx, userID, before)
	if err != nil || len(rows) == 0 {
		return err
	}
	person, found, err := s.People.Person(ctx, userID)
	if err != nil || !found {
		return err
	}
	entries, err := s.withFaces(ctx, rows)
	if err != nil {
		return err
	}
	var from []mailedFrom
	for i, e := range entries[:min(len(entries), mostListed)] {
		n, err := s.store.unreadIn(ctx, rows[i])
		if err != nil {
			return err
		}
		from = append(from, mailedFrom{e.Face.Name, text.Counted(n, "message", "messages"), s.Link(e.Place.Side, e.Conversation.ID)})
	}
	subject := "Unread message from " + entries[0].Face.Name
	if len(entries) > 1 {
		subject = fmt.Sprintf("Unread messages from %s and %s", entries[0].Face.Name, text.Counted(len(entries)-1, "other", "others"))
	}
	m := notify.Message{Kind: unreadMail, UserID: userID, To: person.Email, Data: notify.Data{"name": person.Name, "subject": subject,
		"from": from, "more": len(entries) - len(from), "link": s.link(entries[0].Place.Side, ""), "conversations": len(entries), "path": s.link(entries[0].Place.Side, "/unread")}}
	if len(entries) == 1 {
		m.By, m.Data["path"] = entries[0].userOf(entries[0].Place.Side.Other()), from[0].Link
	}
	return s.Notify.Send(ctx, m)
}

// Link returns the address of a conversation for one side.
func (s *Service) Link(side Side, conversationID string) string {
	return s.link(side, "/inbox/"+conversationID)
}

// link returns the address of a page of messages.
func (s *Service) link(side Side, below string) string {
	if side == Counsel {
		return s.WebOrigin + "/attorney/message" + below
	}
	return s.WebOrigin + "/experts/my-profile/messages" + below
}
