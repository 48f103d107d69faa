package account

import "github.com/danielgtaylor/huma/v2"

// Operations registers this package's HTTP operations.
func (s *Service) Operations(api huma.API) {
	s.recoveryOperations(api)
	s.changeOperations(api)
}
