package message

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/message/attachment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// ConversationPerson is how the other one appears.
type ConversationPerson struct {
	Name     string `json:"name"`
	Detail   string `json:"detail" doc:"Headline or firm."`
	Image    string `json:"image" doc:"Address of the portrait, or empty."`
	City     string `json:"city"`
	TimeZone string `json:"time_zone" doc:"IANA name, or empty."`
	Gone     bool   `json:"gone" doc:"The account or the profile no longer exists."`
}

// ConversationSummary is a conversation in a list.
type ConversationSummary struct {
	ID         string             `json:"id"`
	ExpertID   string             `json:"expert_id"`
	Side       string             `json:"side" enum:"attorney,expert" doc:"Of the reader."`
	Person     ConversationPerson `json:"person"`
	Caption    string             `json:"caption" doc:"Of the matter."`
	Text       string             `json:"text" doc:"Beginning of the last message, or of the one that was found."`
	Own        bool               `json:"own" doc:"The reader wrote that message."`
	LastAt     time.Time          `json:"last_at"`
	Unread     bool               `json:"unread"`
	Answered   bool               `json:"answered" doc:"The expert wrote."`
	Declined   bool               `json:"declined"`
	Muted      bool               `json:"muted"`
	ArchivedAt *time.Time         `json:"archived_at"`
}

// ConversationPage is a page of conversations.
type ConversationPage struct {
	web.Page[ConversationSummary]
	Unread int `json:"unread" doc:"Conversations with something unread."`
}

// ConversationsWaiting are conversations in which the other one wrote last.
type ConversationsWaiting struct {
	Results []ConversationSummary `json:"results" doc:"The longest wait first."`
	Count   int                   `json:"count"`
}

// ConversationsUnread is how many conversations have something unread.
type ConversationsUnread struct {
	Unread int `json:"unread"`
}

// EarlierText is what a message said before an edit.
type EarlierText struct {
	Text       string    `json:"text"`
	ReplacedAt time.Time `json:"replaced_at"`
}

// MessageView is one message.
type MessageView struct {
	Seq       int           `json:"seq" doc:"From 1, without gaps."`
	Own       bool          `json:"own"`
	ClientID  string        `json:"client_id" doc:"Of the reader's own messages; otherwise empty."`
	Text      string        `json:"text"`
	Label     string        `json:"label" enum:",compensation,facts,assumptions,other" doc:"For Rule 26(b)(4)(C)."`
	SentAt    time.Time     `json:"sent_at"`
	Version   int           `json:"version"`
	EditedAt  *time.Time    `json:"edited_at"`
	EditUntil *time.Time    `json:"edit_until" doc:"Until when the reader can edit it, or null."`
	Earlier   []EarlierText `json:"earlier" doc:"What it said before, oldest first."`

	Attachments []attachment.MessageAttachment `json:"attachments"`
}

// MessageList are messages, the newest first.
type MessageList = web.Cursor[MessageView, int64]

// LabelCount is how many messages of a conversation have a label.
type LabelCount struct {
	Label string `json:"label"`
	Text  string `json:"text"`
	Count int    `json:"count"`
}

// ConversationView is a conversation with its latest messages.
type ConversationView struct {
	ConversationSummary
	Subject       string        `json:"subject" doc:"What the expert sees of the matter while it’s blind. Empty for earlier conversations."`
	Blind         bool          `json:"blind" doc:"The expert doesn’t see caption, docket number, and parties yet."`
	Court         string        `json:"court"`
	Docket        string        `json:"docket"`
	Forum         string        `json:"forum" enum:"federal,state,unknown"`
	ForumText     string        `json:"forum_text" doc:"What the rules of that court protect."`
	ForumSource   string        `json:"forum_source" doc:"The rule that says so; can be empty."`
	ForumURL      string        `json:"forum_url" doc:"Where to read it; can be empty."`
	CreatedAt     time.Time     `json:"created_at"`
	AnsweredAt    *time.Time    `json:"answered_at"`
	DeclinedAt    *time.Time    `json:"declined_at"`
	DeclineReason string        `json:"decline_reason" doc:"In words; empty if it wasn't declined."`
	CanDecline    bool          `json:"can_decline"`
	Hold          string        `json:"hold" enum:",held,taken,returned" doc:"Of the credits for opening it. Only for the attorney."`
	HeldUntil     *time.Time    `json:"held_until"`
	ReadSeq       int           `json:"read_seq" doc:"How far the reader has read."`
	TheirRead     int           `json:"their_read" doc:"How far the other one has read."`
	TheirReadAt   *time.Time    `json:"their_read_at"`
	LastSeq       int           `json:"last_seq"`
	Blocked       bool          `json:"blocked" doc:"By the reader."`
	Closed        string        `json:"closed" doc:"Why nothing can be sent; empty if it can."`
	Labels        []LabelCount  `json:"labels" doc:"All labels, in their order."`
	Messages      []MessageView `json:"messages" doc:"The latest ones, in their order."`

	Files []attachment.MessageAttachment `json:"files" doc:"The latest versions of the last documents that were sent, the latest first."`

	At time.Time `json:"at" doc:"When it was read."`
}

// ConversationStart is what to know before writing to an expert.
type ConversationStart struct {
	Person   ConversationPerson `json:"person"`
	Refusal  string             `json:"refusal" doc:"Why it isn't possible; empty if it is."`
	Existing []ConversationRef  `json:"existing" doc:"The reader's conversations with this expert, the latest first."`
}

// ConversationRef names a conversation.
type ConversationRef struct {
	ID      string `json:"id"`
	Caption string `json:"caption"`
}

// ConversationsWith are the reader's latest conversations with experts.
type ConversationsWith struct {
	Results []ConversationWith `json:"results" doc:"Only those in which both can write."`
}

// ConversationWith is a conversation with an expert.
type ConversationWith struct {
	ExpertID string `json:"expert_id"`
	ID       string `json:"id"`
}

// ConversationOpened is the response to a new conversation.
type ConversationOpened struct {
	web.Done
	ID string `json:"id"`
}

// MessageDone is the response to a message.
type MessageDone struct {
	web.Done
	Message MessageView `json:"message"`
}

// ReadDone is the response to reading.
type ReadDone struct {
	ReadSeq int `json:"read_seq"`
}

type listInput struct {
	web.Paging
	Box string `query:"box" enum:"inbox,unread,archived" default:"inbox"`
	Q   string `query:"q" maxLength:"200" doc:"Words of a message, a matter, or a name. All boxes are searched."`
}

type startInput struct {
	ExpertID string `query:"expert_id" required:"true" pattern:"^[a-v0-9]{26}$"`
}

type withInput struct {
	ID []string `query:"id,explode" required:"true" minItems:"1" maxItems:"50" doc:"Ids of experts."`
}

// ConversationInput identifies a conversation.
type ConversationInput struct {
	ConversationID string `path:"conversation_id" pattern:"^[a-v0-9]{26}$"`
}

type openInput struct{ RawBody []byte }

type sendInput struct {
	ConversationInput
	RawBody []byte
}

type messagesInput struct {
	ConversationInput
	web.Around[int64]
}

type editInput struct {
	ConversationInput
	Seq     int `path:"seq" minimum:"1" maximum:"2000000000"`
	RawBody []byte
}

type readInput struct {
	ConversationInput
	Body struct {
		Seq int `json:"seq" minimum:"1" maximum:"2000000000" doc:"The last message that was seen."`
	}
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"messages"}, Errors: failures}
	}
	form := func(o huma.Operation, name string, item field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, item)
		return o
	}
	const one = "/api/conversations/{conversation_id}"
	auth.Handle(api, op("list-conversations", http.MethodGet, "/api/conversations", "List my conversations, the latest first"), correspondents, s.getPage)
	auth.Handle(api, form(op("open-conversation", http.MethodPost, "/api/conversations", "Write to an expert about a matter", 403, 404, 409, 422, 429), "MessageOpenForm", new(OpenForm)), correspondents, s.postOpen)
	auth.Handle(api, op("start-conversation", http.MethodGet, "/api/conversations/start", "What to know before writing to an expert", 404, 422), correspondents, s.getStart)
	auth.Handle(api, op("unread-conversations", http.MethodGet, "/api/conversations/unread", "Count my conversations with something unread"), correspondents, s.getUnread)
	auth.Handle(api, op("waiting-conversations", http.MethodGet, "/api/conversations/waiting", "List who waits for my answer"), correspondents, s.getWaiting)
	auth.Handle(api, op("conversations-with", http.MethodGet, "/api/conversations/with", "Find my latest conversations with experts", 422), auth.SignedIn, s.getWith)
	auth.Handle(api, op("get-conversation", http.MethodGet, one, "Get a conversation with its latest messages", 404, 422), correspondents, s.getOne)
	auth.Handle(api, op("list-messages", http.MethodGet, one+"/messages", "List messages of a conversation", 404, 422), correspondents, s.getMessages)
	auth.Handle(api, form(op("send-message", http.MethodPost, one+"/messages", "Send a message", 404, 409, 422, 429), "MessageSendForm", new(SendForm)), correspondents, s.postMessage)
	auth.Handle(api, form(op("edit-message", http.MethodPut, one+"/messages/{seq}", "Edit a message", 403, 404, 409, 422), "MessageEditForm", new(EditForm)), correspondents, s.putMessage)
	auth.Handle(api, form(op("label-message", http.MethodPut, one+"/messages/{seq}/label", "Label a message for Rule 26(b)(4)(C)", 404, 422), "MessageLabelForm", new(LabelForm)), correspondents, s.putLabel)
	auth.Handle(api, op("read-conversation", http.MethodPost, one+"/read", "Move my read cursor forward", 404, 422), correspondents, s.postRead)
	auth.Handle(api, op("archive-conversation", http.MethodPost, one+"/archive", "Archive a conversation", 404, 422), correspondents, s.does(s.Archive, "Archived."))
	auth.Handle(api, op("restore-conversation", http.MethodPost, one+"/restore", "Bring an archived conversation back", 404, 422), correspondents, s.does(s.Restore, "Back in your inbox."))
	auth.Handle(api, op("mute-conversation", http.MethodPost, one+"/mute", "Send me no emails about a conversation", 404, 422), correspondents, s.does(s.Mute, "Muted. You get no emails about this conversation."))
	auth.Handle(api, op("unmute-conversation", http.MethodPost, one+"/unmute", "Send me emails about a conversation again", 404, 422), correspondents, s.does(s.Unmute, "No longer muted."))
	auth.Handle(api, op("block-person", http.MethodPost, one+"/block", "Block the other person of a conversation", 404, 409, 422), correspondents, s.does(s.Block, "Blocked. This person can’t write to you."))
	auth.Handle(api, op("unblock-person", http.MethodPost, one+"/unblock", "Unblock the other person of a conversation", 404, 409, 422), correspondents, s.does(s.Unblock, "Unblocked."))
	auth.Handle(api, form(op("decline-conversation", http.MethodPost, one+"/decline", "Decline a conversation as its expert", 403, 404, 409, 422), "MessageDeclineForm", new(DeclineForm)), correspondents, s.postDecline)
	auth.Handle(api, form(op("report-conversation", http.MethodPost, one+"/report", "Report a conversation or a message to staff", 404, 422), "MessageReportForm", new(ReportForm)), correspondents, s.postReport)
	s.Files.Operations(api, s)
	s.materials().Operations(api)
	s.exports().Operations(api)
	s.Forums.Operations(api)
	s.deskOperations(api)
}

func (s *Service) getPage(ctx context.Context, actor auth.Actor, in *listInput) (*web.Response[ConversationPage], error) {
	box := Box(in.Box)
	if in.Q != "" {
		box = ""
	}
	page, err := web.ReadPage(in.Paging, PageSize, s.summaryView, func(page int) ([]Entry, int, error) { return s.List(ctx, actor, box, in.Q, page) })
	if err != nil {
		return nil, err
	}
	unread, err := s.CountUnread(ctx, actor)
	return web.Private(ConversationPage{page, unread}, err)
}

func (s *Service) getStart(ctx context.Context, actor auth.Actor, in *startInput) (*web.Response[ConversationStart], error) {
	start, err := s.Start(ctx, actor, in.ExpertID)
	view := ConversationStart{ConversationPerson(start.Face), start.Refusal, make([]ConversationRef, len(start.Existing))}
	for i, c := range start.Existing {
		view.Existing[i] = ConversationRef{c.ID, c.Matter.Caption}
	}
	return web.Private(view, err)
}

func (s *Service) getWith(ctx context.Context, actor auth.Actor, in *withInput) (*web.Response[ConversationsWith], error) {
	refs, err := s.With(ctx, actor, in.ID)
	all := ConversationsWith{make([]ConversationWith, len(refs))}
	for i, r := range refs {
		all.Results[i] = ConversationWith{r.ExpertID, r.ID}
	}
	return web.Private(all, err)
}

func (s *Service) postOpen(ctx context.Context, actor auth.Actor, in *openInput) (*web.Response[ConversationOpened], error) {
	var form OpenForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	c, err := s.Open(ctx, actor, form)
	return web.Private(ConversationOpened{web.Success("Sent."), c.ID}, err)
}

func (s *Service) getUnread(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[ConversationsUnread], error) {
	unread, err := s.CountUnread(ctx, actor)
	return web.Private(ConversationsUnread{unread}, err)
}

// waitingShown is how many the dashboard lists.
const waitingShown = 5

func (s *Service) getWaiting(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[ConversationsWaiting], error) {
	entries, count, err := s.Waiting(ctx, actor, waitingShown)
	all := ConversationsWaiting{make([]ConversationSummary, len(entries)), count}
	for i, e := range entries {
		all.Results[i] = s.summaryView(e)
	}
	return web.Private(all, err)
}

func (s *Service) getOne(ctx context.Context, actor auth.Actor, in *ConversationInput) (*web.Response[ConversationView], error) {
	t, err := s.Get(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	if len(t.Messages) > 0 {
		t.Last = t.Messages[len(t.Messages)-1]
	}
	forum, err := s.Forums.Of(ctx, t.Matter.Court)
	if err != nil {
		return nil, err
	}
	v := ConversationView{ConversationSummary: s.summaryView(t.Entry), Subject: t.Matter.Subject, Blind: t.Blind, Court: t.Matter.Court, Docket: t.Matter.Docket, Forum: forum.Kind(), ForumText: forum.Text, ForumSource: forum.Source, ForumURL: forum.URL,
		CreatedAt: t.CreatedAt, AnsweredAt: t.AnsweredAt, DeclinedAt: t.DeclinedAt, CanDecline: t.Side == Witness && t.AnsweredAt == nil && t.DeclinedAt == nil,
		ReadSeq: t.ReadSeq, TheirRead: t.TheirRead, TheirReadAt: t.TheirReadAt, LastSeq: t.LastSeq, Blocked: t.Blocked, Closed: t.Closed,
		Labels: make([]LabelCount, len(labels)), Messages: s.messageViews(t.Side, t.Messages), Files: attachment.Views(t.LastFiles), At: s.Clock.Now()}
	for i, l := range labels {
		v.Labels[i] = LabelCount{l.Value, l.Label, t.Labels[l.Value]}
	}
	v.DeclineReason, _ = field.LabelOf(declineReasons, t.DeclineReason)
	if t.Side == Counsel {
		if v.Hold = string(t.Hold.Shown(v.At)); v.Hold != "" {
			v.HeldUntil = &t.Hold.Until
		}
	}
	return web.Private(v, nil)
}

func (s *Service) getMessages(ctx context.Context, actor auth.Actor, in *messagesInput) (*web.Response[MessageList], error) {
	var side Side
	return web.Private(web.ReadCursor(in.Around, MessagesSize, func(m Message) MessageView { return s.messageView(side, m) },
		func(m Message) int64 { return int64(m.Seq) },
		func(rows web.Rows[int64]) (all []Message, err error) {
			all, side, err = s.Messages(ctx, actor, in.ConversationID, rows)
			return all, err
		}))
}

func (s *Service) postMessage(ctx context.Context, actor auth.Actor, in *sendInput) (*web.Response[MessageDone], error) {
	var form SendForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	m, err := s.Send(ctx, actor, in.ConversationID, form)
	return web.Private(MessageDone{web.Success("Sent."), s.messageView(m.Side, m)}, err)
}

func (s *Service) putMessage(ctx context.Context, actor auth.Actor, in *editInput) (*web.Response[MessageDone], error) {
	var form EditForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	m, err := s.Edit(ctx, actor, in.ConversationID, in.Seq, form)
	return web.Private(MessageDone{web.Success("Saved."), s.messageView(m.Side, m)}, err)
}

func (s *Service) putLabel(ctx context.Context, actor auth.Actor, in *editInput) (*web.Response[MessageDone], error) {
	var form LabelForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	_, p, err := s.mine(ctx, actor, in.ConversationID)
	if err != nil {
		return nil, err
	}
	m, err := s.Label(ctx, actor, in.ConversationID, in.Seq, form)
	return web.Private(MessageDone{web.Success("Saved."), s.messageView(p.Side, m)}, err)
}

func (s *Service) postRead(ctx context.Context, actor auth.Actor, in *readInput) (*web.Response[ReadDone], error) {
	p, err := s.MarkRead(ctx, actor, in.ConversationID, in.Body.Seq)
	return web.Private(ReadDone{p.ReadSeq}, err)
}

// does returns the handler of an action on a conversation.
func (s *Service) does(act func(context.Context, auth.Actor, string) error, detail string) func(context.Context, auth.Actor, *ConversationInput) (*web.Response[web.Done], error) {
	return func(ctx context.Context, actor auth.Actor, in *ConversationInput) (*web.Response[web.Done], error) {
		return web.Private(web.Success(detail), act(ctx, actor, in.ConversationID))
	}
}

func (s *Service) postDecline(ctx context.Context, actor auth.Actor, in *sendInput) (*web.Response[web.Done], error) {
	var form DeclineForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Declined. The attorney sees why."), s.Decline(ctx, actor, in.ConversationID, form))
}

func (s *Service) postReport(ctx context.Context, actor auth.Actor, in *sendInput) (*web.Response[web.Done], error) {
	var form ReportForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Reported. Our team will review it."), s.Report(ctx, actor, in.ConversationID, form))
}

// shownInList is how much of a message a list shows, in characters.
const shownInList = 160

func (s *Service) summaryView(e Entry) ConversationSummary {
	words := []rune(e.Last.inShort())
	return ConversationSummary{ID: e.Conversation.ID, ExpertID: e.ExpertID, Side: string(e.Place.Side), Person: ConversationPerson(e.Face), Caption: e.Matter.Caption,
		Text: string(words[:min(len(words), shownInList)]), Own: e.Last.Side == e.Place.Side, LastAt: e.LastAt, Unread: e.Unread(),
		Answered: e.AnsweredAt != nil, Declined: e.DeclinedAt != nil, Muted: e.Muted, ArchivedAt: e.ArchivedAt}
}

func (s *Service) messageViews(reader Side, all []Message) []MessageView {
	views := make([]MessageView, len(all))
	for i, m := range all {
		views[i] = s.messageView(reader, m)
	}
	return views
}

func (s *Service) messageView(reader Side, m Message) MessageView {
	v := MessageView{Seq: m.Seq, Own: m.Side == reader, Text: m.Text, Label: m.Label, SentAt: m.SentAt, Version: m.Version, EditedAt: m.EditedAt, Earlier: make([]EarlierText, len(m.Earlier)), Attachments: attachment.Views(m.Files)}
	if v.Own {
		v.ClientID = m.ClientID
		if until := m.SentAt.Add(EditFor); s.Clock.Now().Before(until) {
			v.EditUntil = &until
		}
	}
	for i, e := range m.Earlier {
		v.Earlier[i] = EarlierText(e)
	}
	return v
}
