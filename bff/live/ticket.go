package live

import (
	"context"
	"errors"
	"time"

	"github.com/google/uuid"
	"github.com/redis/go-redis/v9"

	"peritus/bff/auth"
	"peritus/bff/platform/cache"
	"peritus/bff/platform/errs"
	"peritus/bff/platform/token"
)

// errTicket is the same for every ticket that doesn't open a socket.
var errTicket = errs.Unauthorized("This ticket has expired. Request a new one.")

// redisPatience is how long Redis may take.
const redisPatience = 2 * time.Second

// ticketKey hides tickets from whoever reads Redis.
func ticketKey(ticket string) string { return "live:ticket:" + token.Hash(ticket) }

// Ticket returns a new ticket, which opens one socket for the actor's session.
func (h *Hub) Ticket(ctx context.Context, actor auth.Actor) (string, error) {
	wait, err := cache.Take(ctx, h.Redis, "live:tickets:"+actor.UserID, mostTickets, time.Minute)
	if err == nil && wait > 0 {
		return "", errs.TooManyRequests("Wait a moment, then try again.", wait)
	}
	random, err := uuid.NewRandom()
	if err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, redisPatience)
	defer cancel()
	if err := h.Redis.Set(ctx, ticketKey(random.String()), actor.SessionID, TicketFor).Err(); err != nil {
		return "", errs.Outage("Live updates aren't available right now.", err)
	}
	return random.String(), nil
}

// admit takes a ticket, in one step, so that nobody else can use it, and returns who opens
// the socket. Whoever also sends a token, as the web does, must be in the same session.
func (h *Hub) admit(ctx context.Context, ticket, bearer string) (auth.Actor, error) {
	if ticket == "" || len(ticket) > 64 {
		return auth.Actor{}, errTicket
	}
	taking, cancel := context.WithTimeout(ctx, redisPatience)
	defer cancel()
	sessionID, err := h.Redis.GetDel(taking, ticketKey(ticket)).Result()
	switch {
	case errors.Is(err, redis.Nil):
		return auth.Actor{}, errTicket
	case err != nil:
		return auth.Actor{}, errs.Outage("Live updates aren't available right now.", err)
	}
	if bearer != "" {
		presented, err := h.Sessions.Authenticate(ctx, bearer)
		if err != nil {
			return auth.Actor{}, err
		}
		if presented.State == auth.TokenRevoked || presented.State == auth.TokenValid && presented.Actor.SessionID != sessionID {
			return auth.Actor{}, errTicket
		}
	}
	actor, found, err := h.Sessions.ActorOf(ctx, sessionID)
	if err == nil && !found {
		err = errTicket
	}
	return actor, err
}
