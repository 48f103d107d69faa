package account

import "github.com/danielgtaylor/huma/v2"

// Operations registers what this room answers over HTTP.
func (s *Service) Operations(api huma.API) {
	s.recoveryOperations(api)
	s.changeOperations(api)
}
