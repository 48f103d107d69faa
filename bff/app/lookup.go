package app

import (
	"peritus/bff/platform/graphql"
	"peritus/bff/profile/lookup"
)

// dataCite returns the client of DataCite, or nil if publications aren't looked up.
func (a *App) dataCite() *graphql.Client {
	if a.Config.DataCiteURL == "" {
		return nil
	}
	return lookup.Client(a.Config.DataCiteURL, a.Config.DataCiteMethod)
}
