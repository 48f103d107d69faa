package signup

import "peritus/bff/platform/field"

// shortestSecret is the minimum length of a browser's secret: 32 bytes in base64.
const shortestSecret = 43

// Check normalizes and validates a form. It doesn't reveal whether the address has an
// account, and it changes nothing.
func (s *Service) Check(f *Form) field.Problems {
	problems := field.Validate(f)
	for name, texts := range s.newcomers(f.Kind).Check(f.Details) {
		problems[name] = texts
	}
	if len(problems["password"]) == 0 {
		if wrong := s.Accounts.CheckPassword(f.Password, f.Email, f.Details.Name()); len(wrong) > 0 {
			problems["password"] = wrong
		}
	}
	return problems
}
