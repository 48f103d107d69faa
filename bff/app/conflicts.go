package app

import (
	"context"
	"strings"

	"peritus/bff/auth"
	"peritus/bff/conflict"
	"peritus/bff/conflict/name"
	"peritus/bff/message"
	"peritus/bff/profile/reading"
)

// conflictChecks adapts conflict checks to messages, which are wired first. So it looks the
// service up when it's asked.
type conflictChecks struct{ app *App }

func (c conflictChecks) Check(ctx context.Context, actor auth.Actor, expertID string, parties []message.Party) (bool, error) {
	result, err := c.app.Conflict.Try(ctx, actor, expertID, partiesOf(parties))
	return result == conflict.Possible, err
}

func (c conflictChecks) Open(ctx context.Context, actor auth.Actor, conversationID, expertID string, parties []message.Party) (bool, error) {
	result, err := c.app.Conflict.Open(ctx, actor, conversationID, expertID, partiesOf(parties))
	return result == conflict.Possible, err
}

func (c conflictChecks) Mentioned(text, party string) bool { return name.Mentioned(text, party) }

func (c conflictChecks) Captioned(text, caption string) bool { return name.Captioned(text, caption) }

func (c conflictChecks) Parties(ctx context.Context, conversationID string) ([]message.Party, error) {
	found, err := c.app.Conflict.Entered(ctx, conversationID)
	all := make([]message.Party, len(found))
	for i, p := range found {
		all[i] = message.Party{Side: p.Side, Name: p.Name}
	}
	return all, err
}

func partiesOf(parties []message.Party) []conflict.Party {
	all := make([]conflict.Party, len(parties))
	for i, p := range parties {
		all[i] = conflict.Party{Side: p.Side, Name: p.Name}
	}
	return all
}

// comparedExperts adapts profiles to conflict checks.
type comparedExperts struct{ app *App }

func (c comparedExperts) Records(ctx context.Context, expertIDs ...string) (map[string]conflict.Record, error) {
	found, err := c.app.Profile.ConflictRecords(ctx, expertIDs...)
	records := make(map[string]conflict.Record, len(found))
	for expertID, r := range found {
		records[expertID] = recordOf(r)
	}
	return records, err
}

func recordOf(r reading.ConflictRecord) conflict.Record {
	record := conflict.Record{Revision: r.Revision}
	for _, excluded := range r.Excluded {
		record.Names = append(record.Names, conflict.Known{Entry: name.Entry{Written: excluded, Kind: name.Excluded}})
	}
	for _, m := range r.Matters {
		record.Names = append(record.Names, conflict.Known{Entry: name.Entry{Written: m.Caption, Kind: name.Caption}, Sealed: m.Sealed})
		if m.Firm != "" {
			record.Names = append(record.Names, conflict.Known{Entry: name.Entry{Written: m.Firm, Kind: name.Firm}, Sealed: m.Sealed})
		}
	}
	return record
}

func (c comparedExperts) Lock(ctx context.Context, expertID string) error {
	return c.app.Profile.Lock(ctx, expertID)
}

func (c comparedExperts) OwnedBy(ctx context.Context, userID string) (string, error) {
	expert, _, err := c.app.Profile.FindByUser(ctx, userID)
	return expert.ID, err
}

func (c comparedExperts) Latest(ctx context.Context) (int64, error) {
	return c.app.Profile.Latest(ctx)
}

func (c comparedExperts) Changed(ctx context.Context, seq int64, limit int) ([]string, int64, error) {
	return c.app.Profile.ChangedAfter(ctx, seq, limit)
}

// askingAttorneys adapts attorneys' records to conflict checks.
type askingAttorneys struct{ app *App }

func (a askingAttorneys) Firm(ctx context.Context, userID string) (string, error) {
	records, err := a.app.Attorney.Among(ctx, []string{userID})
	return records[userID].Firm, err
}

// checkedConversations adapts conversations to conflict checks.
type checkedConversations struct{ *message.Service }

func (c checkedConversations) Part(ctx context.Context, actor auth.Actor, conversationID string) (conflict.Talk, error) {
	found, side, closed, err := c.Service.Part(ctx, actor, conversationID)
	talk := talkOf(found)
	talk.Side, talk.Closed = string(side), closed
	return talk, err
}

func talkOf(c message.Conversation) conflict.Talk {
	return conflict.Talk{ConversationID: c.ID, AttorneyID: c.AttorneyID, ExpertID: c.ExpertID, ExpertUserID: c.ExpertUserID}
}

func (c checkedConversations) Of(ctx context.Context, userID string) (map[string]string, error) {
	found, err := c.SidesOf(ctx, userID)
	sides := make(map[string]string, len(found))
	for conversationID, side := range found {
		sides[conversationID] = string(side)
	}
	return sides, err
}

func (c checkedConversations) Open(ctx context.Context, conversationIDs []string) (map[string]conflict.Talk, error) {
	found, err := c.StillOpen(ctx, conversationIDs)
	open := make(map[string]conflict.Talk, len(found))
	for _, one := range found {
		open[one.ID] = talkOf(one)
	}
	return open, err
}

func (c checkedConversations) Link(side, conversationID string) string {
	return strings.TrimSuffix(c.Service.Link(message.Side(side), conversationID), "/")
}

func (c checkedConversations) Tell(ctx context.Context, conversationIDs []string) error {
	return c.TellChecked(ctx, conversationIDs)
}
