package credit

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/web"
)

// CheckoutStarted is where to pay.
type CheckoutStarted struct {
	web.Done
	URL string `json:"url" format:"uri" doc:"Stripe's page."`
}

// CreditOrder is an order of the caller's.
type CreditOrder struct {
	ID      string `json:"id"`
	Credits int    `json:"credits"`
	Cents   int    `json:"cents" doc:"U.S. dollars."`
	State   string `json:"state" enum:"open,waiting,paid,failed,expired,wrong"`
}

type checkoutInput struct {
	Body struct {
		Credits int `json:"credits" doc:"Of a package in the rules."`
	}
}

// OrderInput identifies an order.
type OrderInput struct {
	OrderID string `path:"order_id" pattern:"^[a-v0-9]{26}$"`
}

type stripeInput struct {
	Signature string `header:"Stripe-Signature" maxLength:"1000"`
	RawBody   []byte `maxLength:"500000"`
}

type stripeOutput struct{ Body web.Done }

func (s *Service) buyOperations(api huma.API, op func(id, method, path, summary string, failures ...int) huma.Operation) {
	auth.Handle(api, op("buy-credits", methodPost, "/api/credits/checkout", "Buy a package of credits on Stripe's page", 404, 422, 429, 503), attorneys, s.postCheckout)
	auth.Handle(api, op("credit-order", methodGet, "/api/credits/orders/{order_id}", "What became of my order", 404), attorneys, s.getOrder)
	auth.Handle(api, op("stripe-event", methodPost, "/api/credits/stripe", "Report what became of a payment, by Stripe", 401, 404, 422), auth.Anyone, s.postStripe)
}

func (s *Service) postCheckout(ctx context.Context, actor auth.Actor, in *checkoutInput) (*web.Response[CheckoutStarted], error) {
	url, err := s.Buy(ctx, actor, in.Body.Credits)
	return web.Private(CheckoutStarted{web.Success("Continue on the payment page."), url}, err)
}

// Buy starts the payment of a package and returns the address of the page for it.
func (s *Service) Buy(ctx context.Context, actor auth.Actor, credits int) (url string, err error) {
	if err := spends(actor); err != nil {
		return "", err
	}
	r := s.rules()
	for _, p := range r.Packages {
		if p.Credits == credits {
			return s.Payments.Start(ctx, actor.UserID, p.Credits, p.Cents, r.Version)
		}
	}
	return "", errs.Field(map[string][]string{"credits": {"Choose one of the packages."}})
}

func (s *Service) getOrder(ctx context.Context, actor auth.Actor, in *OrderInput) (*web.Response[CreditOrder], error) {
	o, err := s.Payments.Find(ctx, actor.UserID, in.OrderID)
	return web.Private(CreditOrder{o.ID, o.Credits, o.Cents, string(o.State)}, err)
}

func (s *Service) postStripe(ctx context.Context, _ auth.Actor, in *stripeInput) (*stripeOutput, error) {
	if err := s.Payments.Receive(ctx, in.Signature, in.RawBody); err != nil {
		return nil, err
	}
	return &stripeOutput{web.Success("Received.")}, nil
}
