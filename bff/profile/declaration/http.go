package declaration

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"peritus/bff/auth"
	"peritus/bff/platform/web"
)

// OwnDeclaration is what an expert sees of their declaration about challenges.
type OwnDeclaration struct {
	State       string              `json:"state" enum:"none,current,out-of-date" doc:"Out of date: the testimony has changed since."`
	Declaration *SignedDeclaration  `json:"declaration" doc:"The one that stands, or null."`
	Offered     OfferedDeclaration  `json:"offered"`
	Past        []SignedDeclaration `json:"past" doc:"Newest first."`
}

// TransformSchema lets the declaration be null.
func (OwnDeclaration) TransformSchema(_ huma.Registry, s *huma.Schema) *huma.Schema {
	return web.OrNull(s, "declaration")
}

// OfferedDeclaration is what the expert can sign now.
type OfferedDeclaration struct {
	Kind      string `json:"kind" enum:"none,some"`
	Statement string `json:"statement"`
	Testimony string `json:"testimony" doc:"Hash of the testimony that it covers. Send it back to sign."`
	Withheld  int    `json:"withheld" doc:"Challenges in matters that only the expert sees. With any, nothing can be signed."`
}

// SignedDeclaration is a declaration that was signed.
type SignedDeclaration struct {
	Kind        string     `json:"kind" enum:"none,some"`
	Statement   string     `json:"statement"`
	SignedName  string     `json:"signed_name"`
	SignedAt    time.Time  `json:"signed_at"`
	ContentHash string     `json:"content_hash" doc:"SHA-256 of the profile as of then."`
	EndedAt     *time.Time `json:"ended_at"`
	Ending      string     `json:"ending" enum:",withdrawn,superseded" doc:"Empty for the one that stands."`
}

// DeclarationChanged is the response to signing and withdrawing.
type DeclarationChanged struct {
	Level  string         `json:"level" enum:"success"`
	Detail string         `json:"detail"`
	Own    OwnDeclaration `json:"own"`
}

type signInput struct {
	Body struct {
		Kind      string `json:"kind" enum:"none,some"`
		Testimony string `json:"testimony" maxLength:"64" doc:"The hash that came with the statement."`
	}
}

// Operations registers this package's HTTP operations. Staff have none: nobody signs for an
// expert.
func (s *Service) Operations(api huma.API) {
	op := func(id, method, path, summary string, failures ...int) huma.Operation {
		return huma.Operation{OperationID: id, Method: method, Path: path, Summary: summary, Tags: []string{"profile"}, Errors: failures}
	}
	experts := auth.Only(auth.Expert)
	auth.Handle(api, op("get-declaration", http.MethodGet, "/api/my-profile/declaration", "Your declaration about challenges to your testimony", 401, 403, 404),
		experts, func(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[OwnDeclaration], error) {
			return web.Private(s.ownView(ctx, actor))
		})
	auth.Handle(api, op("sign-declaration", http.MethodPost, "/api/my-profile/declaration", "Sign a declaration", 401, 403, 404, 409, 422),
		experts, func(ctx context.Context, actor auth.Actor, in *signInput) (*web.Response[DeclarationChanged], error) {
			return s.changed(ctx, actor, s.Sign(ctx, actor, Kind(in.Body.Kind), in.Body.Testimony), "Your declaration is signed.")
		})
	auth.Handle(api, op("withdraw-declaration", http.MethodPost, "/api/my-profile/declaration/withdraw", "Withdraw your declaration", 401, 403, 404, 409),
		experts, func(ctx context.Context, actor auth.Actor, _ *struct{}) (*web.Response[DeclarationChanged], error) {
			return s.changed(ctx, actor, s.Withdraw(ctx, actor), "Your declaration is withdrawn.")
		})
}

func (s *Service) changed(ctx context.Context, actor auth.Actor, err error, detail string) (*web.Response[DeclarationChanged], error) {
	if err != nil {
		return nil, err
	}
	own, err := s.ownView(ctx, actor)
	return web.Private(DeclarationChanged{Level: web.Success("").Level, Detail: detail, Own: own}, err)
}

func (s *Service) ownView(ctx context.Context, actor auth.Actor) (OwnDeclaration, error) {
	own, err := s.Own(ctx, actor)
	if err != nil {
		return OwnDeclaration{}, err
	}
	view := OwnDeclaration{State: string(Undeclared), Past: make([]SignedDeclaration, len(own.Past)),
		Offered: OfferedDeclaration{Kind: string(own.Offered()), Statement: Statement(own.Offered(), own.Testimony.Challenges),
			Testimony: own.Testimony.Hash, Withheld: own.Testimony.Withheld}}
	if own.Open != nil {
		signed := signedView(*own.Open)
		view.State, view.Declaration = string(own.Open.State()), &signed
	}
	for i, d := range own.Past {
		view.Past[i] = signedView(d)
	}
	return view, nil
}

func signedView(d Declaration) SignedDeclaration {
	return SignedDeclaration{Kind: string(d.Kind), Statement: Statement(d.Kind, d.Challenges), SignedName: d.SignedName, SignedAt: d.SignedAt,
		ContentHash: d.Content, EndedAt: d.EndedAt, Ending: string(d.Ending)}
}
