package payment

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"github.com/stripe/stripe-go/v85"
)

// Stripe is the real Checkout.
type Stripe struct{ client *stripe.Client }

// NewStripe returns a client. url replaces Stripe's address in tests.
func NewStripe(key, url string) *Stripe {
	c := &stripe.BackendConfig{HTTPClient: &http.Client{Timeout: 8 * time.Second}, EnableTelemetry: stripe.Bool(false),
		LeveledLogger: &stripe.LeveledLogger{Level: stripe.LevelNull}, MaxNetworkRetries: stripe.Int64(1)}
	if url != "" {
		c.URL = stripe.String(url)
	}
	return &Stripe{stripe.NewClient(key, stripe.WithBackends(stripe.NewBackendsWithConfig(c)))}
}

// Start makes a page for an order. The same order makes it once.
func (s *Stripe) Start(ctx context.Context, o Order, back Back) (Session, error) {
	name := strconv.Itoa(o.Credits) + " Peritus credits"
	if o.Credits == 1 {
		name = "1 Peritus credit"
	}
	params := &stripe.CheckoutSessionCreateParams{
		Mode: stripe.String("payment"), ClientReferenceID: &o.ID, SuccessURL: &back.Paid, CancelURL: &back.Canceled,
		LineItems: []*stripe.CheckoutSessionCreateLineItemParams{{Quantity: stripe.Int64(1), PriceData: &stripe.CheckoutSessionCreateLineItemPriceDataParams{
			Currency: stripe.String(Currency), UnitAmount: stripe.Int64(int64(o.Cents)),
			ProductData: &stripe.CheckoutSessionCreateLineItemPriceDataProductDataParams{Name: &name}}}},
	}
	params.SetIdempotencyKey("order-" + o.ID)
	made, err := s.client.V1CheckoutSessions.Create(ctx, params)
	if err != nil {
		return Session{}, err
	}
	return sessionOf(made), nil
}

// Find returns what became of a page.
func (s *Stripe) Find(ctx context.Context, sessionID string) (Session, error) {
	found, err := s.client.V1CheckoutSessions.Retrieve(ctx, sessionID, nil)
	if err != nil {
		return Session{}, err
	}
	return sessionOf(found), nil
}

func sessionOf(c *stripe.CheckoutSession) Session {
	session := Session{ID: c.ID, URL: c.URL, OrderID: c.ClientReferenceID, Completed: c.Status == stripe.CheckoutSessionStatusComplete, Expired: c.Status == stripe.CheckoutSessionStatusExpired,
		Paid: c.PaymentStatus == stripe.CheckoutSessionPaymentStatusPaid, Cents: int(c.AmountTotal), Currency: string(c.Currency)}
	if c.PaymentIntent != nil {
		session.PaymentID = c.PaymentIntent.ID
	}
	return session
}
