package profile

import (
	"context"

	"peritus/bff/auth"
	"peritus/bff/platform/court"
	"peritus/bff/platform/web"
	"peritus/bff/profile/derived"
)

const mostNames = 8

type namesInput struct {
	Kind  string `query:"kind" required:"true" enum:"court,organization"`
	Query string `query:"q" required:"true" maxLength:"200"`
}

// KnownNames are names that start with, or contain, what was typed.
type KnownNames struct {
	Names []string `json:"names"`
}

func (s *Service) listNames(ctx context.Context, _ auth.Actor, in *namesInput) (*web.Response[KnownNames], error) {
	names := []string{}
	if in.Kind == "court" {
		for _, c := range court.Search(in.Query, mostNames) {
			names = append(names, c.Name)
		}
		return web.Private(KnownNames{names}, nil)
	}
	names, err := s.store.Organizations(ctx, derived.OrganizationKey(in.Query), mostNames)
	return web.Private(KnownNames{names}, err)
}
