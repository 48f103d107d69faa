package field

const longestPassword = 4096

// Password is an existing password. It's neither changed nor validated here.
func (f *Form) Password(at *string, label string, options ...Option) {
	f.add(at, KindPassword, label, password{stringValue{at}}, append([]Option{Max(longestPassword), Autocomplete("current-password"), Called("your password")}, options...))
}

// NewPassword is a new password. The account domain checks its strength.
func (f *Form) NewPassword(at *string, label string, options ...Option) {
	f.add(at, KindNewPassword, label, password{stringValue{at}}, append([]Option{Max(longestPassword), Autocomplete("new-password"), IfMissing("Choose a password.")}, options...))
}

type password struct{ stringValue }

func (p password) normalize()                              {}
func (p password) empty() bool                             { return *p.at == "" }
func (p password) problems(schema *DeclaredField) []string { return lengthProblems(*p.at, schema) }
