package signup

import (
	"fmt"
	"strings"

	"peritus/bff/platform/mail"
	"peritus/bff/platform/text"
)

// shortestSecret is how many characters the secret of a browser has at least: 32 bytes
// in base64.
const shortestSecret = 43

// Check answers what is wrong with a form, as sentences by field; nothing where it
// can be sent. It says nothing of whether the address is known, and changes nothing.
func (s *Service) Check(f Form) map[string][]string {
	_, problems := s.check(f)
	return problems
}

// check reads a form into the shape in which it is kept.
func (s *Service) check(f Form) (Form, map[string][]string) {
	f.Email = strings.TrimSpace(text.Normal(f.Email))
	problems := s.detailsProblems(f)
	if problem := emailProblem(f.Email); problem != "" {
		problems["email"] = []string{problem}
	}
	if f.Password == "" {
		problems["password"] = []string{"Please choose a password."}
	} else if wrong := s.Accounts.CheckPassword(f.Password, f.Email, f.Details.Name()); len(wrong) > 0 {
		problems["password"] = wrong
	}
	switch current := s.Terms.Current(); f.Terms {
	case current:
	case "":
		problems["terms"] = []string{"Please agree to the terms, or we cannot open an account."}
	default:
		problems["terms"] = []string{fmt.Sprintf("The terms have changed since you opened this page. Please read those of %s and agree once more.", current)}
	}
	return f, problems
}

func (s *Service) detailsProblems(f Form) map[string][]string {
	var problems map[string][]string
	if f.Kind == Attorney {
		problems = s.Attorneys.Check(f.Details)
	} else {
		problems = s.Experts.Check(f.Details)
	}
	if problems == nil {
		problems = map[string][]string{}
	}
	return problems
}

func emailProblem(value string) string {
	switch local, host, _ := strings.Cut(value, "@"); {
	case text.Blank(value):
		return "Please give an email address: the code goes there."
	case mail.ValidAddress(value):
		return ""
	case local != "" && host != "" && !strings.ContainsAny(host, ".@ "):
		return fmt.Sprintf("There is nothing after ‘%s’, such as .com or .org.", host)
	}
	return "Must be an email address such as name@example.org."
}
