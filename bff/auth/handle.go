package auth

import (
	"context"
	"errors"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/platform/errs"
	"peritus/bff/platform/security"
	"peritus/bff/platform/web"
)

// TokenState is the result of checking a request's access token.
type TokenState string

const (
	TokenNone    TokenState = "none"
	TokenValid   TokenState = "valid"
	TokenExpired TokenState = "expired"
	TokenRevoked TokenState = "revoked"
	TokenInvalid TokenState = "invalid"
)

// Presented is the result of authenticating a request. The actor is Nobody unless the
// state is TokenValid.
type Presented struct {
	State TokenState
	Actor Actor
}

// Authenticator turns an access token into an actor. A bad token is a state, not an
// error, so an error is always an outage.
type Authenticator interface {
	Authenticate(ctx context.Context, token string) (Presented, error)
}

type presentedKey struct{}

// PresentedIn returns the result that the middleware stored in ctx.
func PresentedIn(ctx context.Context) Presented {
	if p, ok := ctx.Value(presentedKey{}).(Presented); ok {
		return p
	}
	return Presented{State: TokenNone}
}

// Middleware authenticates each request once, before its operation.
func Middleware(api huma.API, a Authenticator) func(huma.Context, func(huma.Context)) {
	return func(ctx huma.Context, next func(huma.Context)) {
		token := bearer(ctx.Header("Authorization"))
		if token == "" {
			next(ctx)
			return
		}
		presented, err := a.Authenticate(ctx.Context(), token)
		if err != nil {
			web.WriteError(api, ctx, err)
			return
		}
		next(huma.WithValue(ctx, presentedKey{}, presented))
	}
}

func bearer(header string) string {
	const scheme = "Bearer "
	if len(header) <= len(scheme) || header[:len(scheme)] != scheme {
		return ""
	}
	return header[len(scheme):]
}

// Handle registers an operation and who can call it. It refuses anyone else before the
// body is read. The OpenAPI document lists the access as x-access.
func Handle[I, O any](api huma.API, op huma.Operation, access Access, f func(context.Context, Actor, *I) (*O, error)) {
	if op.Extensions == nil {
		op.Extensions = map[string]any{}
	}
	op.Extensions["x-access"] = access.String()
	if !access.Open() {
		op.Security = []map[string][]string{{"bearer": {}}}
	}
	op.Middlewares = append(op.Middlewares, func(ctx huma.Context, next func(huma.Context)) {
		if err := access.Check(PresentedIn(ctx.Context()).Actor); err != nil {
			reportRefusal(ctx.Context(), op.OperationID, err)
			web.WriteError(api, ctx, err)
			return
		}
		next(ctx)
	})
	web.Correct[I](api, &op)
	huma.Register(api, op, func(ctx context.Context, in *I) (*O, error) {
		out, err := f(ctx, access.seen(PresentedIn(ctx).Actor), in)
		if err != nil {
			reportRefusal(ctx, op.OperationID, err)
			return nil, web.Problem(ctx, err)
		}
		return out, nil
	})
}

// reportRefusal reports that a person who is signed in asked for something that isn't
// theirs or doesn't exist, as whoever tries out ids does. A refusal that only asks to
// confirm who they are isn't one.
func reportRefusal(ctx context.Context, operation string, err error) {
	actor := PresentedIn(ctx).Actor
	var refusal *errs.Error
	if !actor.SignedIn() || !errors.As(err, &refusal) {
		return
	}
	facts := security.Facts{Account: actor.UserID, Session: actor.SessionID, Operation: operation, Path: web.RequestIn(ctx).Path}
	switch {
	case refusal.Kind == errs.Forbidden && refusal.Code == "":
		facts.Status = http.StatusForbidden
	case refusal.Kind == errs.NotFound:
		facts.Status = http.StatusNotFound
	default:
		return
	}
	security.Report(ctx, security.AccessRefused, facts)
}
