package credit

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/platform/web"
)

// CreditBalance is what a person has.
type CreditBalance struct {
	Credits       int               `json:"credits" doc:"Free to spend."`
	Held          int               `json:"held" doc:"Set aside for messages that wait for an answer."`
	TotalCredits  int               `json:"total_credits" doc:"Free and held."`
	Owed          int               `json:"owed" doc:"Credits that were spent before their payment was taken back."`
	Low           bool              `json:"low"`
	Holds         int               `json:"holds" doc:"Messages that wait for an answer."`
	NextReturn    *time.Time        `json:"next_return" doc:"When the next held credits come back if nothing happens, or null."`
	Expiring      []ExpiringCredits `json:"expiring" doc:"The soonest first."`
	Conversations int               `json:"conversations" doc:"How many conversations the free credits can open."`
}

// ExpiringCredits expire together.
type ExpiringCredits struct {
	Credits int       `json:"credits"`
	At      time.Time `json:"at"`
}

// CreditRules are the prices and rules in force.
type CreditRules struct {
	Version        int             `json:"version"`
	From           string          `json:"from" format:"date"`
	Conversation   int             `json:"conversation" doc:"The price of opening a conversation."`
	UnreadDays     int             `json:"unread_days"`
	UnansweredDays int             `json:"unanswered_days"`
	Packet         int             `json:"packet"`
	AgainDays      int             `json:"again_days"`
	Welcome        int             `json:"welcome"`
	WelcomeDays    int             `json:"welcome_days"`
	Packages       []CreditPackage `json:"packages"`
}

// CreditPackage is credits to buy.
type CreditPackage struct {
	Credits int `json:"credits"`
	Cents   int `json:"cents" doc:"U.S. dollars."`
}

// OwnCredits is a person's balance with the rules.
type OwnCredits struct {
	Balance CreditBalance `json:"balance"`
	Rules   CreditRules   `json:"rules"`
	Online  bool          `json:"online" doc:"Credits can be bought online. Otherwise, people write to us."`
}

// CreditLine is a line of a statement.
type CreditLine struct {
	Number      int64      `json:"number"`
	At          time.Time  `json:"at"`
	Kind        string     `json:"kind" enum:"granted,bought,held,taken,returned,spent,expired,revoked,refunded,restored,repaid"`
	Title       string     `json:"title"`
	Why         string     `json:"why"`
	Amount      int        `json:"amount"`
	Change      int        `json:"change" doc:"What it did to the free credits."`
	Credits     int        `json:"credits" doc:"Free after it."`
	Held        int        `json:"held" doc:"Held after it."`
	Owed        int        `json:"owed" doc:"Owed after it."`
	Open        bool       `json:"open" doc:"Held, and not decided yet."`
	ReturnsAt   *time.Time `json:"returns_at" doc:"When these held credits come back by themselves; null if they don't."`
	ExpiresAt   *time.Time `json:"expires_at" doc:"When credits that came in expire; null if they don't."`
	ExpertID    string     `json:"expert_id" doc:"Empty if it concerns none."`
	ExpertShown bool       `json:"expert_shown" doc:"The person can open the expert's page."`
	Rule        string     `json:"rule" doc:"In words."`
	Version     int        `json:"version" doc:"Of the rules."`
}

// CreditStatement is a page of a statement.
type CreditStatement = web.Page[CreditLine]

// CreditQuote is what opening a conversation would do.
type CreditQuote struct {
	Credits        int        `json:"credits" doc:"The price."`
	Free           int        `json:"free" doc:"What there is now."`
	Enough         bool       `json:"enough"`
	ReturnsAt      time.Time  `json:"returns_at" doc:"When the credits come back if the message is unread."`
	UnansweredDays int        `json:"unanswered_days" doc:"When they come back if it's read and not answered."`
	Lapsing        int        `json:"lapsing" doc:"Of the price: credits that could expire while they're held, so they wouldn't come back."`
	LapsingAt      *time.Time `json:"lapsing_at" doc:"When the first of them expire."`
	Version        int        `json:"version" doc:"Of the rules."`
}

// StatementTab is a part of a statement.
type StatementTab struct {
	Tab string `query:"show" enum:"spent,held,returned,added" doc:"A part of the statement. Absent: all of it."`
}

type statementInput struct {
	web.Paging
	StatementTab
}

type statementExportInput struct {
	web.Corrected
	web.TableFormat
	StatementTab
}

// Operations registers the HTTP operations of this domain.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"credits"}, Errors: failures}
	}
	auth.Handle(api, op("own-credits", methodGet, "/api/credits", "My credits, and what they cost"), attorneys, s.getOwn)
	auth.Handle(api, op("credit-statement", methodGet, "/api/credits/statement", "My statement, the last movement first", 422), attorneys, s.getStatement)
	auth.Handle(api, op("export-credit-statement", methodGet, "/api/credits/statement/export", "Export my statement as CSV or for Excel", 422), attorneys, s.exportStatement)
	auth.Handle(api, op("credit-quote", methodGet, "/api/credits/quote", "What opening a conversation would cost me"), attorneys, s.getQuote)
	s.buyOperations(api, op)
	s.staffOperations(api, op)
}

func (s *Service) getOwn(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[OwnCredits], error) {
	state, err := s.Ledger.State(ctx, actor.UserID)
	return web.Private(OwnCredits{s.balanceView(state), rulesView(s.rules()), s.Payments.On()}, err)
}

func (s *Service) getStatement(ctx context.Context, actor auth.Actor, in *statementInput) (*web.Response[CreditStatement], error) {
	return web.Private(web.ReadPage(in.Paging, PageSize, lineView, func(page int) ([]Line, int, error) {
		return s.Statement(ctx, actor, actor.UserID, in.Tab, page)
	}))
}

func (s *Service) exportStatement(ctx context.Context, actor auth.Actor, in *statementExportInput) (*web.Download, error) {
	rows, err := s.Rows(ctx, actor, actor.UserID, in.Tab)
	if err != nil {
		return nil, err
	}
	return in.Table("credits", s.Clock.Now(), rows)
}

func (s *Service) getQuote(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[CreditQuote], error) {
	q, err := s.Quote(ctx, actor)
	return web.Private(CreditQuote{q.Credits, q.Free, q.Enough(), q.ReturnsAt, q.UnansweredDays, q.Lapsing, q.LapsingAt, q.Version}, err)
}

func (s *Service) balanceView(state ledger.State) CreditBalance {
	r := s.rules()
	view := CreditBalance{Credits: state.Free, Held: state.Held, TotalCredits: state.Total(), Owed: state.Owed, Low: r.IsLow(state.Free),
		Holds: len(state.Holds), Expiring: []ExpiringCredits{}, Conversations: state.Free / r.Conversation.Credits}
	if len(state.Holds) > 0 {
		view.NextReturn = &state.Holds[0].DueAt
	}
	for _, l := range state.Lots {
		if l.ExpiresAt != nil {
			view.Expiring = append(view.Expiring, ExpiringCredits{l.Free, *l.ExpiresAt})
		}
	}
	return view
}

func rulesView(r Rules) CreditRules {
	view := CreditRules{Version: r.Version, From: r.From, Conversation: r.Conversation.Credits, UnreadDays: r.Conversation.UnreadDays, UnansweredDays: r.Conversation.UnansweredDays,
		Packet: r.Packet.Credits, AgainDays: r.Packet.AgainDays, Welcome: r.Welcome.Credits, WelcomeDays: r.Welcome.Days, Packages: make([]CreditPackage, len(r.Packages))}
	for i, p := range r.Packages {
		view.Packages[i] = CreditPackage(p)
	}
	return view
}

func lineView(l Line) CreditLine {
	view := CreditLine{Number: l.Number, At: l.At, Kind: string(l.Kind), Title: l.Title, Why: l.Why, Amount: l.Amount, Change: l.change(),
		Credits: l.Free, Held: l.Movement.Held, Owed: l.Owed, ExpiresAt: l.ExpiresAt, ExpertID: l.About.ExpertID, ExpertShown: l.ExpertName != "",
		Rule: RuleNames[l.Rule], Version: l.Version}
	if l.Hold != nil && l.Hold.Ended == "" {
		view.Open, view.ReturnsAt = true, &l.Hold.DueAt
	}
	return view
}
