package signup

import "peritus/bff/platform/field"

// shortestSecret is the fewest characters of a browser's secret: 32 bytes in base64.
const shortestSecret = 43

// Check normalizes a form and validates it. It does not reveal whether the address
// has an account, and changes nothing.
func (s *Service) Check(f *Form) field.Problems {
	problems := field.Judge(f)
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
