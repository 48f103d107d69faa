package credit

import (
	"context"
	"fmt"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/credit/ledger"
	"peritus/bff/credit/payment"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/field"
	"peritus/bff/platform/web"
)

// StaffPageSize is the number of people on a page of the staff's list.
const StaffPageSize = 50

// CreditHolder is an attorney in the staff's list.
type CreditHolder struct {
	ID      string     `json:"id"`
	Name    string     `json:"name"`
	Email   string     `json:"email"`
	Credits int        `json:"credits" doc:"Free to spend."`
	Held    int        `json:"held"`
	Owed    int        `json:"owed"`
	LastAt  *time.Time `json:"last_at" doc:"The last movement; null if there was none."`
}

// CreditTotals adds up all accounts. Where credits came from counts as negative, where they
// are as positive, so the sum is zero.
type CreditTotals struct {
	Granted  int `json:"granted"`
	Bought   int `json:"bought"`
	Owed     int `json:"owed"`
	Free     int `json:"free"`
	Held     int `json:"held"`
	Spent    int `json:"spent"`
	Expired  int `json:"expired"`
	Revoked  int `json:"revoked"`
	Refunded int `json:"refunded"`
	Sum      int `json:"sum" doc:"Zero, always."`
	Wallets  int `json:"wallets"`
	Wrong    int `json:"wrong" doc:"Wallets that don't add up to zero: none, always."`
}

// CreditHolders is a page of the staff's list, with the totals of all.
type CreditHolders struct {
	web.Page[CreditHolder]
	Totals CreditTotals `json:"totals"`
}

// CreditCheck is the result of recounting every transfer.
type CreditCheck struct {
	Problems []string  `json:"problems" doc:"Empty, always."`
	At       time.Time `json:"at"`
}

// HolderDetail is an attorney's statement as staff see it.
type HolderDetail struct {
	web.Page[CreditLine]
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	Email   string        `json:"email"`
	Balance CreditBalance `json:"balance"`
	Self    bool          `json:"self" doc:"The caller's own account, which they can't change."`
}

// PaymentProblem is a payment that a person must look at.
type PaymentProblem struct {
	ID        string     `json:"id"`
	Kind      string     `json:"kind" enum:"amount,erased,session,refund,earlier" doc:"amount: another amount or currency was paid. erased: the buyer’s account was deleted. session: paid in another checkout. refund: a refund failed. earlier: from before reasons were kept."`
	Reference string     `json:"reference" doc:"Stripe's id of the checkout, or of the refund."`
	PaymentID string     `json:"payment_id" doc:"Stripe's; empty if it isn't known."`
	OrderID   string     `json:"order_id" doc:"Empty for a refund."`
	BuyerID   string     `json:"buyer_id" doc:"Empty once the account is deleted, and for a refund."`
	Buyer     string     `json:"buyer" doc:"Name."`
	Credits   int        `json:"credits" doc:"Of the order; 0 for a refund."`
	Due       int        `json:"due" doc:"Cents of the order, in U.S. dollars."`
	Paid      int        `json:"paid" doc:"In the smallest unit of the currency; 0 if that isn't known."`
	Currency  string     `json:"currency" doc:"Such as usd; empty if it isn't known."`
	FoundAt   time.Time  `json:"found_at"`
	SettledAt *time.Time `json:"settled_at"`
	SettledBy string     `json:"settled_by"`
	Note      string     `json:"note" doc:"What staff did."`
}

// PaymentProblems is a page of payments that a person must look at.
type PaymentProblems struct {
	web.Page[PaymentProblem]
}

type problemsInput struct {
	web.Paging
	Settled bool `query:"settled" doc:"Those that staff settled."`
}

type settleInput struct {
	ProblemID string `path:"problem_id" pattern:"^[a-v0-9]{26}$"`
	RawBody   []byte
}

type holdersInput struct {
	web.Paging
	Q     string `query:"q" maxLength:"200" doc:"Search words, each matched as a prefix of a word in the name or email address."`
	State string `query:"state" enum:"owing" doc:"owing: only those who owe credits. Ignored in a search."`
}

// HolderInput identifies a person.
type HolderInput struct {
	UserID string `path:"user_id" pattern:"^[a-v0-9]{26}$"`
}

type holderInput struct {
	HolderInput
	web.Paging
	StatementTab
}

type grantInput struct {
	HolderInput
	RawBody []byte
}

type revokeInput struct {
	HolderInput
	RawBody []byte
}

func (s *Service) staffOperations(api huma.API, op func(id, method, path, summary string, failures ...int) huma.Operation) {
	auth.Handle(api, op("credit-holders", methodGet, "/api/admin/credits", "List attorneys with their credits, and the totals", 422), admins, s.getHolders)
	auth.Handle(api, op("check-credits", methodGet, "/api/admin/credits/check", "Recount every transfer of credits", 503), admins, s.getCheck)
	auth.Handle(api, op("payment-problems", methodGet, "/api/admin/credits/problems", "List payments that a person must look at", 422), admins, s.getProblems)
	auth.Handle(api, op("credit-holder", methodGet, "/api/admin/credits/{user_id}", "An attorney's credits and statement", 404, 422), admins, s.getHolder)
	form := func(o huma.Operation, name string, f field.Item) huma.Operation {
		o.SkipValidateBody, o.RequestBody = true, field.RequestBody(api.OpenAPI(), name, f)
		return o
	}
	auth.Handle(api, form(op("grant-credits", methodPost, "/api/admin/credits/{user_id}/grant", "Give credits to an attorney", 404, 422), "GrantCreditsForm", new(GrantForm)), admins.Fresh(), s.postGrant)
	auth.Handle(api, form(op("revoke-credits", methodPost, "/api/admin/credits/{user_id}/revoke", "Take credits from an attorney", 404, 422), "RevokeCreditsForm", new(RevokeForm)), admins.Fresh(), s.postRevoke)
	auth.Handle(api, form(op("settle-payment-problem", methodPost, "/api/admin/credits/problems/{problem_id}/settle", "Say what staff did about a payment", 404, 409, 422), "SettlePaymentForm", new(SettleForm)), admins, s.postSettle)
}

func (s *Service) getProblems(ctx context.Context, _ auth.Actor, in *problemsInput) (*web.Response[PaymentProblems], error) {
	page, err := web.ReadPage(in.Paging, payment.ProblemsSize, problemView, func(page int) ([]Trouble, int, error) {
		return s.Troubles(ctx, in.Settled, page)
	})
	return web.Private(PaymentProblems{page}, err)
}

func (s *Service) postSettle(ctx context.Context, actor auth.Actor, in *settleInput) (*web.Response[web.Done], error) {
	var form SettleForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	return web.Private(web.Success("Settled."), s.Settle(ctx, actor, in.ProblemID, form))
}

func problemView(t Trouble) PaymentProblem {
	return PaymentProblem{t.ID, string(t.Kind), t.Reference, t.PaymentID, t.OrderID, t.OwnerID, t.Buyer.Name, t.Credits, t.Due, t.Cents, t.Currency,
		t.FoundAt, web.OrNil(t.SettledAt), t.SettledBy, t.Note}
}

func (s *Service) getHolders(ctx context.Context, _ auth.Actor, in *holdersInput) (*web.Response[CreditHolders], error) {
	page, err := web.ReadPage(in.Paging, StaffPageSize, holderView, func(page int) ([]Holder, int, error) {
		return s.Holders(ctx, in.Q, in.State == "owing", page)
	})
	if err != nil {
		return nil, err
	}
	totals, err := s.Totals(ctx)
	return web.Private(CreditHolders{page, totals}, err)
}

func (s *Service) getCheck(ctx context.Context, _ auth.Actor, _ *struct{}) (*web.Response[CreditCheck], error) {
	problems, err := s.Ledger.Check(ctx)
	if ctx.Err() != nil {
		return nil, errs.Outage("The ledger is too long to recount here.", err)
	}
	return web.Private(CreditCheck{append([]string{}, problems...), s.Clock.Now()}, err)
}

func (s *Service) getHolder(ctx context.Context, actor auth.Actor, in *holderInput) (*web.Response[HolderDetail], error) {
	person, state, err := s.Holder(ctx, actor, in.UserID)
	if err != nil {
		return nil, err
	}
	lines, err := web.ReadPage(in.Paging, PageSize, lineView, func(page int) ([]Line, int, error) {
		return s.Statement(ctx, actor, in.UserID, in.Tab, page)
	})
	return web.Private(HolderDetail{lines, person.ID, person.Name, person.Email, s.balanceView(state), in.UserID == actor.UserID}, err)
}

func (s *Service) postGrant(ctx context.Context, actor auth.Actor, in *grantInput) (*web.Response[web.Done], error) {
	var form GrantForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	m, err := s.Grant(ctx, actor, in.UserID, form)
	return web.Private(web.Success(fmt.Sprintf("Added %s.", inWords(m.Amount))), err)
}

func (s *Service) postRevoke(ctx context.Context, actor auth.Actor, in *revokeInput) (*web.Response[web.Done], error) {
	var form RevokeForm
	if problems := field.Read(in.RawBody, &form); len(problems) > 0 {
		return nil, errs.Field(problems)
	}
	m, err := s.Revoke(ctx, actor, in.UserID, form)
	return web.Private(web.Success(fmt.Sprintf("Removed %s.", inWords(m.Amount))), err)
}

func holderView(h Holder) CreditHolder {
	return CreditHolder{h.ID, h.Name, h.Email, h.Free, h.Held, h.Owed, web.OrNil(h.Last)}
}

// Holder is an attorney with their credits.
type Holder struct {
	auth.Person
	ledger.Holding
}
