package message

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/text"
	"peritus/bff/platform/web"
)

// Box is one of the lists in which people find their conversations.
type Box string

const (
	Inbox    Box = "inbox"
	Unread   Box = "unread"
	Archived Box = "archived"
)

// Entry is a conversation in a list.
type Entry struct {
	Conversation
	Place
	Face Face    // of the other one
	Last Message // or the one that was found
}

// List returns a page of the actor's conversations in a box, the latest first, and how many
// there are. With words, it looks for them in messages, matters, and names.
func (s *Service) List(ctx context.Context, actor auth.Actor, box Box, words string, page int) ([]Entry, int, error) {
	q := s.store.box(ctx, actor.UserID, box)
	key := text.Folded(text.Line(words))
	if key != "" {
		named, err := s.named(ctx, actor, key)
		if err != nil {
			return nil, 0, err
		}
		q = s.store.holding(q, key, named)
	}
	count, err := s.store.count(q)
	if err != nil || count == 0 {
		return nil, count, err
	}
	rows, err := s.store.page(q, (page-1)*PageSize, PageSize)
	if err != nil {
		return nil, 0, err
	}
	entries, err := s.entries(ctx, rows, key)
	return entries, count, err
}

// named returns the conversations of the actor with people whose names contain a folded
// text.
func (s *Service) named(ctx context.Context, actor auth.Actor, key string) ([]string, error) {
	all, err := s.store.page(s.store.box(ctx, actor.UserID, ""), 0, mostNamed)
	if err != nil {
		return nil, err
	}
	entries, err := s.withFaces(ctx, all)
	var found []string
	for _, e := range entries {
		if containsFolded(e.Face.Name, key) {
			found = append(found, e.Conversation.ID)
		}
	}
	return found, err
}

// mostNamed is how many of the latest conversations are searched by name.
const mostNamed = 500

// entries adds faces and last messages to rows. With a key, it's the last message that
// contains it.
func (s *Service) entries(ctx context.Context, rows []placeRow, key string) ([]Entry, error) {
	entries, err := s.withFaces(ctx, rows)
	if err != nil {
		return nil, err
	}
	ids := make([]string, len(entries))
	for i, e := range entries {
		ids[i] = e.Conversation.ID
	}
	last, err := s.store.latest(ctx, ids)
	if err != nil {
		return nil, err
	}
	if key != "" {
		found, err := s.store.latestHolding(ctx, ids, key)
		if err != nil {
			return nil, err
		}
		for conversationID, m := range found {
			last[conversationID] = m
		}
	}
	for i, e := range entries {
		entries[i].Last = last[e.Conversation.ID]
	}
	return entries, nil
}

// withFaces reads the conversations of rows, and who the other one is.
func (s *Service) withFaces(ctx context.Context, rows []placeRow) ([]Entry, error) {
	if len(rows) == 0 {
		return nil, nil
	}
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ConversationID
	}
	byID, err := s.store.conversations(ctx, ids)
	if err != nil {
		return nil, err
	}
	entries := make([]Entry, len(rows))
	var experts, attorneys []string
	for i, r := range rows {
		entries[i] = Entry{Conversation: byID[r.ConversationID].seenBy(r.Side), Place: r.place()}
		if c := entries[i].Conversation; r.Side == Counsel {
			experts = append(experts, c.ExpertID)
		} else if c.AttorneyID != "" {
			attorneys = append(attorneys, c.AttorneyID)
		}
	}
	profiles, people := map[string]Face{}, map[string]Face{}
	if len(experts) > 0 {
		if profiles, err = s.Experts.Faces(ctx, experts); err != nil {
			return nil, err
		}
	}
	if len(attorneys) > 0 {
		if people, err = s.Attorneys.Faces(ctx, attorneys); err != nil {
			return nil, err
		}
	}
	for i, e := range entries {
		entries[i].Face = faceOf(e.Conversation, e.Side, profiles, people)
	}
	return entries, nil
}

// faceOf is how the other one of a conversation appears to a side.
func faceOf(c Conversation, side Side, profiles, people map[string]Face) Face {
	face, found := people[c.AttorneyID]
	gone := Face{Name: "Former attorney", Gone: true}
	if side == Counsel {
		face, found = profiles[c.ExpertID]
		gone.Name = "Former expert"
		found = found && c.ExpertUserID != ""
	}
	if !found {
		return gone
	}
	return face
}

// CountUnread returns how many conversations have something unread.
func (s *Service) CountUnread(ctx context.Context, actor auth.Actor) (int, error) {
	return s.store.count(s.store.box(ctx, actor.UserID, Unread))
}

// Waiting returns the conversations in which the other one wrote last, the longest wait
// first, at most a few.
func (s *Service) Waiting(ctx context.Context, actor auth.Actor, most int) (entries []Entry, count int, err error) {
	q := s.store.waiting(ctx, actor.UserID)
	if count, err = s.store.count(q); err != nil || count == 0 {
		return nil, count, err
	}
	rows, err := s.store.page(q, 0, most)
	if err != nil {
		return nil, 0, err
	}
	entries, err = s.entries(ctx, rows, "")
	return entries, count, err
}

// Thread is a conversation as one of the two sees it.
type Thread struct {
	Entry
	TheirRead   int // how far the other one has read
	TheirReadAt *time.Time
	Blocked     bool           // by the actor
	Closed      string         // why nothing can be sent; empty if it can
	Labels      map[string]int // how many messages have each
	Messages    []Message
	LastFiles   []attachment.Attachment // the latest versions of the last documents, the latest first
}

// filesShown is how many documents a conversation shows beside its messages.
const filesShown = 5

// Get returns a conversation with its latest messages. NotFound if it isn't the actor's.
func (s *Service) Get(ctx context.Context, actor auth.Actor, conversationID string) (Thread, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return Thread{}, err
	}
	entries, err := s.withFaces(ctx, []placeRow{{ConversationID: c.ID, Side: p.Side}})
	if err != nil {
		return Thread{}, err
	}
	t := Thread{Entry: Entry{Conversation: c, Place: p, Face: entries[0].Face}}
	if other := c.userOf(p.Side.Other()); other != "" {
		theirs, err := s.store.place(ctx, c.ID, other)
		if err != nil {
			return Thread{}, err
		}
		t.TheirRead, t.TheirReadAt = theirs.ReadSeq, theirs.ReadAt
		if t.Blocked, _, err = s.store.blocks(ctx, actor.UserID, other); err != nil {
			return Thread{}, err
		}
	}
	if err := s.writable(ctx, c, p.Side); errs.KindOf(err) == errs.Conflict {
		var why *errs.Error
		errors.As(err, &why)
		t.Closed = why.Detail
	} else if err != nil {
		return Thread{}, err
	}
	if t.Labels, err = s.store.labelCounts(ctx, c.ID); err != nil {
		return Thread{}, err
	}
	if t.LastFiles, err = s.Files.Latest(ctx, c.ID, filesShown); err != nil {
		return Thread{}, err
	}
	t.Messages, err = s.store.messages(ctx, c.ID, web.Rows[int64]{Limit: MessagesSize})
	slices.Reverse(t.Messages)
	return t, err
}

// Messages returns a part of a conversation, nearest first. It also returns the actor's side.
func (s *Service) Messages(ctx context.Context, actor auth.Actor, conversationID string, part web.Rows[int64]) ([]Message, Side, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil {
		return nil, "", err
	}
	all, err := s.store.messages(ctx, c.ID, part)
	return all, p.Side, err
}

// Typing returns the account of the other one, to tell them that the actor is typing. Empty
// if they aren't to be told.
func (s *Service) Typing(ctx context.Context, actor auth.Actor, conversationID string) (string, error) {
	c, p, err := s.mine(ctx, actor, conversationID)
	if err != nil || s.writable(ctx, c, p.Side) != nil {
		return "", err
	}
	return c.userOf(p.Side.Other()), nil
}

func containsFolded(name, key string) bool { return strings.Contains(text.Folded(name), key) }
